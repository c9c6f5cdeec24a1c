/** Everything that any scenario has can be asked "what is this?", in every language. */
import { describe, expect, it, vi } from 'vitest';
import { spokenTexts } from '../../../vite/languages';
import type { GameUi } from '../../lib/gameUi';
import { helpOf } from '../../lib/help/help';
import { Kinds } from '../../lib/kinds';
import { Words } from '../../lib/language/words';
import { LANGUAGES } from '../../lib/language/languages';
import type { Description } from '../../lib/protocol';
import type { Session } from '../../lib/table/session.svelte';
import { SYMBOLS as heroes } from '../heroes/symbols';
import fixture from './kinds.fixture.json';
import { SYMBOLS as memoir44 } from '../memoir44/symbols';
import { symbols as normandy } from '../normandy/pieces';
import { symbols as northAfrica } from '../north-africa/pieces';

type Explained = Pick<GameUi, 'help' | 'signs'> & { VERB_RULES: Record<string, string> };
/** Without the drawings, which take long to load. */
const HELP = import.meta.glob<Explained>('../*/help.ts', { eager: true });
const NAMINGS = import.meta.glob<NonNullable<GameUi['naming']>>('../*/naming.ts', {
  import: 'naming',
  eager: true,
});
/** The folders of catalogues, beyond those of the table. */
const FOLDERS: Record<string, string[]> = {
  normandy: ['sandtable/games/undaunted', 'sandtable/games/undaunted/normandy', 'web/src/games/undaunted'],
  'north-africa': [
    'sandtable/games/undaunted',
    'sandtable/games/undaunted/north_africa',
    'web/src/games/undaunted',
  ],
  memoir44: ['sandtable/games/memoir44', 'web/src/games/memoir44'],
  heroes: ['sandtable/games/heroes', 'web/src/games/heroes'],
};

/** The drawings that a game's page has; those of the whole client begin with `ui/` and `sides/`. */
const DRAWN: Record<string, string> = {
  normandy: normandy,
  'north-africa': northAfrica,
  memoir44: memoir44,
  heroes: heroes,
};
const isDrawn = (icon: string, game: string): boolean =>
  /^(ui|sides)\//.test(icon) || DRAWN[game]!.includes(`id="${icon}"`);

function tableOf(game: string, description: Description, language: string): Session {
  const { help, signs, VERB_RULES } = HELP[`../${game}/help.ts`]!;
  const icon = (): string => 'ui/board';
  const ui = { game, help, signs, verbRules: VERB_RULES, verbIcon: icon, thingIcon: icon };
  const folders = ['sandtable/language', 'web', ...FOLDERS[game]!];
  const words = new Words(
    language,
    spokenTexts(
      folders.map((folder) => `${folder}/messages`),
      language,
    ),
  );
  words.learn(description, NAMINGS[`../${game}/naming.ts`]!(description));
  const kinds = new Kinds(description.kinds);
  const table = {
    ui,
    description,
    words,
    kinds,
    view: {},
    pieces: [],
    deciding: false,
    offer: { legal: [] },
    nameOf: (word: string) => words.name(kinds.nameOf(word), word.slice(word.indexOf(':') + 1)),
    whereOf: () => '',
    oddsOf: () => null,
  };
  return table as unknown as Session;
}

/** The words of all pieces, places and cards of a description. */
function things(game: string, d: Description): string[] {
  const words = (kind: string, all: Record<string, string>[], key = kind): string[] =>
    all.map((each) => `${kind}:${each[key]}`);
  const units = words('unit', d.units);
  switch (game) {
    case 'memoir44':
      return [...units, ...words('hex', d.hexes), ...words('card', d.cards)];
    case 'heroes':
      return [
        ...units,
        ...words('square', d.field.squares),
        ...words('card', d.cards),
        ...['1', 'special', 'bluff', 'unknown'].map((token) => `token:${token}`),
        ...['crew', 'tracks', 'hull', 'main-weapon'].map((damage) => `damage:${damage}`),
      ];
    default: {
      const cards = Object.values(d.cards as Record<string, { card: string }[]>).flat();
      const vehicles = d.vehicles as { seats: { seat: string }[] }[];
      return [
        ...units,
        ...words('tile', d.tiles),
        ...cards.map(({ card }) => `card:${card}`),
        ...words('structure', d.structures),
        ...vehicles.flatMap(({ seats }) => seats.map(({ seat }) => `seat:${seat}`)),
        ...Object.values(d.exits as Record<string, string[]>).flatMap((all) =>
          all.map((tile) => `exit:${tile}`),
        ),
      ];
    }
  }
}

describe.each(Object.entries(fixture))('%s', (game, { description, verbs }) => {
  it.each([...LANGUAGES])('explains everything in %s', (language) => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = tableOf(game, description as unknown as Description, language);
    const icons: string[] = [];
    const silent = [...things(game, table.description), ...verbs].filter((word) => {
      const help = helpOf(word, table);
      icons.push(...[help?.icon ?? '', ...(help?.lines ?? []).map(({ icon }) => icon)].filter(Boolean));
      return !help?.name || (help.lines.length === 0 && help.after === '');
    });
    expect(silent).toEqual([]);
    const signs = table.ui.signs!(table);
    expect(signs.length).toBeGreaterThan(3);
    icons.push(...signs.map(({ icon }) => icon));
    expect([...new Set(icons)].filter((icon) => !isDrawn(icon, game))).toEqual([]);
    expect(missing.mock.calls).toEqual([]);
    missing.mockRestore();
  });
});
