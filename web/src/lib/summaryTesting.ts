/** What every game's summary is tested for: drawings that exist, rules that exist, words in every language. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../vite/catalogues';
import { spokenFiles } from '../../vite/languages';
import { LANGUAGES } from './language/languages';
import { Words } from './language/words';
import type { Description } from './protocol';
import type { GameSummary, Section } from './summary';

const engine = resolve(import.meta.dirname, '../../../sandtable/games');
const shared = resolve(import.meta.dirname, '../design/pieces');

function wordsOf(language: string, game: string, folders: string[], description: Description): Words {
  const own = ['general', 'table', game, 'summary', `${game}-summary`].flatMap((area) =>
    filesOf(language, area),
  );
  const told = folders.map((folder) => join(engine, folder, 'messages')).filter((path) => existsSync(path));
  const words = new Words(
    language,
    [...own, ...spokenFiles(told, language)].map((file) => readFileSync(file, 'utf8')),
  );
  words.learn(description);
  return words;
}

function drawingsOf(section: Section): string[] {
  switch (section.kind) {
    case 'steps':
      return section.steps.flatMap(({ pictures }) => pictures.flatMap(({ symbol }) => symbol ?? []));
    case 'lines':
      return section.lines.map(({ picture }) => picture);
    case 'sum':
      return section.terms.map(({ picture }) => picture);
    case 'tiles':
      return section.tiles.map(({ picture }) => picture);
    case 'table':
      return section.rows.flatMap(({ picture, cells }) => [
        picture,
        ...cells.flatMap((cell) => (typeof cell === 'string' ? [] : cell.map(({ icon }) => icon))),
      ]);
  }
}

/** `folders` are those of the engine with its messages; its rules are in the last one. */
export function testSummary(
  game: string,
  folders: string[],
  summary: GameSummary,
  description: Description,
): void {
  describe(`${game} on one page`, () => {
    const sections = (language: string) =>
      summary.sections(wordsOf(language, game, folders, description), description);

    it.each(LANGUAGES)('is told in %s', (language) => {
      expect(JSON.stringify(sections(language))).not.toMatch(/⟨|undefined/);
    });

    it('begins with a round or turn and how to win', () => {
      expect(
        sections('en')
          .slice(0, 2)
          .map(({ kind }) => kind),
      ).toEqual(['steps', 'lines']);
    });

    it('has all its drawings', () => {
      const later = Object.keys(summary.onDemand ?? {});
      const missing = sections('en')
        .flatMap(drawingsOf)
        .filter((id) => id && !summary.symbols.includes(`id="${id}"`))
        .filter((id) => !later.some((path) => path.endsWith(`/pieces/${id}.svg`)))
        .filter((id) => !/^(ui|sides|brand)\//.test(id) || !existsSync(join(shared, `${id}.svg`)));
      expect(missing).toEqual([]);
    });

    it('cites rules of the reference', () => {
      const rules = readFileSync(join(engine, folders.at(-1)!, 'rules/en.md'), 'utf8');
      const cited = sections('en').flatMap((section) => [
        section.rule,
        ...(section.kind === 'lines' ? section.lines.flatMap(({ rule }) => rule ?? []) : []),
      ]);
      expect(cited.filter((rule) => !rules.includes(`### ${rule}\n`))).toEqual([]);
    });
  });
}
