/** Each game on one page: drawings that exist, rules that exist, words in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../vite/catalogues';
import { LANGUAGES } from '../lib/language/languages';
import { Words } from '../lib/language/words';
import type { Description } from '../lib/protocol';
import type { GameSummary, Section } from '../lib/summary';
import { description as heroesDescription } from './heroes/sample';
import heroes from './heroes/summary';
import memoir44 from './memoir44/summary';
import { battle } from './memoir44/testing';
import normandy from './normandy/summary';
import northAfrica from './north-africa/summary';
import { description as northAfricaDescription } from './north-africa/sample';
import { description as normandyDescription } from './undaunted/sample';

const engine = resolve(import.meta.dirname, '../../../sandtable/games');
const shared = resolve(import.meta.dirname, '../design/pieces');
const arms = [{ arm: 'infantry', figures: 4, move: 2, move_and_battle: 1, dice: [3, 2, 1] }];

const rubble = {
  terrain: 'rubble',
  class: 'ground',
  defence: [1, 0, 0],
  impassable: ['light'],
  difficult: ['infantry', 'heavy'],
  blocks: false,
  obscures: 1,
};
const boris = {
  counter: 's-boris',
  side: 'soviet',
  kind: 'infantry',
  role: 'officer',
  faces: [{ move: 4, defence: [6, 6, 6], weapons: [{ cv: [1, 1, null] }] }],
};

type Case = [game: string, folders: string[], summary: GameSummary, description: Description];
const CASES: Case[] = [
  ['normandy', ['undaunted', 'undaunted/normandy'], normandy, normandyDescription],
  ['north-africa', ['undaunted', 'undaunted/north_africa'], northAfrica, northAfricaDescription],
  ['memoir44', ['memoir44'], memoir44, battle('. .\n. .', { arms })],
  ['heroes', ['heroes'], heroes, { ...heroesDescription(), counters: [boris], terrain: [rubble] }],
];

function wordsOf(language: string, game: string, folders: string[], description: Description): Words {
  const own = ['general', 'table', game, 'summary', `${game}-summary`].flatMap((area) =>
    filesOf(language, area),
  );
  const told = folders.flatMap((folder) => {
    const path = join(engine, folder, 'messages', language);
    return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
  });
  const words = new Words(
    language,
    [...own, ...told].map((file) => readFileSync(file, 'utf8')),
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

describe.each(CASES)('%s on one page', (game, folders, summary, description) => {
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
    const missing = sections('en')
      .flatMap(drawingsOf)
      .filter((id) => id && !summary.symbols.includes(`id="${id}"`))
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
