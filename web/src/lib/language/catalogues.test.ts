import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogues, filesOf } from '../../../vite/catalogues';
import { languages } from '../../../vite/languages';
import { FULL, LANGUAGES, SHORT } from './languages';
import { Words } from './words';

it('finds the languages by the folders of the general words', () => {
  expect(LANGUAGES).toContain('en');
  expect(FULL.get('uk')).toBe('Українська');
  expect(SHORT.get('uk')).toBe('УК');
});

it('takes the English words where a language has none', () => {
  const files = filesOf('no such language', 'table');
  expect(files).toEqual(filesOf('en', 'table'));
  expect(files.every((file) => existsSync(file))).toBe(true);
});

/** A game with words in the client. */
const GAME = Object.keys(import.meta.glob('../../games/*/messages/en/help.ftl'))
  .map((path) => path.split('/')[3]!)
  .find((game) => existsSync(join(import.meta.dirname, '../../games', game, 'index.ts')))!;

describe('a language in a folder of its own', () => {
  const FILES = {
    'eo/language/general.ftl': 'language-name = Esperanto\nlanguage-short = EO\n',
    'eo/web/shell.ftl': 'ui-start = Ek\n',
    [`eo/web/games/${GAME}/own.ftl`]: 'letter-a = Nova\n',
  };
  let folder: string;

  function lay(complete: boolean): void {
    folder = mkdtempSync(join(tmpdir(), 'languages-'));
    const about = { 'eo/language.toml': `complete = ${complete}\n` };
    for (const [path, text] of Object.entries({ ...FILES, ...about })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    vi.stubEnv('SANDTABLE_LANGUAGES', folder);
  }

  /** What the built client would import. */
  function built(id: string): string {
    const load = catalogues().load as unknown as (this: unknown, id: string) => string;
    return load.call({ addWatchFile: () => {} }, `\0virtual:${id}`);
  }

  function wordsOf(area: string): Words {
    const text = JSON.parse(built(`catalogue/eo-${area}`).replace(/^export default |;$/g, '')) as string;
    return new Words('eo', [text]);
  }

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('is one of the languages, by the name that it gives itself', () => {
    lay(true);
    expect(languages()).toContain('eo');
    expect(built('catalogues')).toContain('{"code":"eo","name":"Esperanto","short":"EO"}');
  });

  it('says its own words, and English ones where it is marked as incomplete', () => {
    lay(false);
    expect(wordsOf('general').text('ui-start')).toBe('Ek');
    expect(wordsOf('general').text('ui-settings')).toBe('Settings');
    expect(wordsOf(GAME).text('letter-a')).toBe('Nova');
    expect(wordsOf('table').text('ui-not-here')).toBe('not here yet');
  });

  it('has no other words if it claims to be complete', () => {
    lay(true);
    expect(wordsOf('general').text('ui-start')).toBe('Ek');
    expect(wordsOf('general').has('ui-settings')).toBe(false);
  });
});
