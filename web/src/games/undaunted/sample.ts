/** A small table of Normandy for tests, and building blocks for tables of both games. */
import { spokenTexts } from '../../../vite/languages';
import { Words, type Language } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { general } from '../../lib/sample';
import { naming } from './naming';

/** The words of a game. */
export function wordsOf(game: string, sides: string[], language: Language): Words {
  const folders = [
    'sandtable/games/undaunted/messages',
    `sandtable/games/undaunted/${game}/messages`,
    'web/messages',
    'web/src/games/undaunted/messages',
  ];
  const words = new Words(language, spokenTexts(folders, language));
  words.learn(general(game, sides, {}), naming());
  return words;
}

export const words = (language: Language = 'en'): Words => wordsOf('normandy', ['us', 'germany'], language);

export const tile = (name: string, line: number, half: number, more = {}) => ({
  tile: name,
  line,
  half,
  cover: 0,
  hill: false,
  terrain: 'open-ground',
  objective: 0,
  ...more,
});

export const unit = (
  side: string,
  title: string,
  squad: string,
  card: string | null,
  at: string | null,
  defence = 4,
) => ({
  unit: `${side}-${title}${squad ? `-${squad}` : ''}`,
  side,
  title,
  squad,
  defence,
  card,
  at,
});

export const card = (id: string, title: string, squad: string, more: object) => ({
  card: id,
  title,
  squad,
  kind: 'combat',
  initiative: 5,
  actions: [],
  own_squad: [],
  specialty: '',
  unit: null,
  ...more,
});

const cardsOf = (side: string) => [
  card('platoon-guide', 'platoon-guide', '', {
    kind: 'command',
    actions: [
      ['bolster', 1],
      ['guide', 1],
    ],
  }),
  card('rifleman-a', 'rifleman', 'a', {
    actions: [
      ['move', 1],
      ['attack', 1],
      ['control', null],
    ],
    unit: `${side}-riflemen-a`,
  }),
  card('rifleman-b', 'rifleman', 'b', {
    actions: [
      ['move', 1],
      ['attack', 1],
      ['control', null],
    ],
    unit: `${side}-riflemen-b`,
  }),
  card('mortar', 'mortar', '', {
    actions: [
      ['move', 1],
      ['blast', 1],
      ['target', null],
    ],
    unit: `${side}-mortar`,
  }),
  card('fog-of-war', 'fog-of-war', '', { kind: 'fog', initiative: 1 }),
];

export const description: Description = {
  ...general('normandy', ['us', 'germany'], {
    card: 'card',
    unit: 'piece',
    tile: 'place',
    'spawn: tile': 'place',
    number: 'number',
  }),
  scenario: 'la-raye',
  name: 'La Raye',
  stagger: 'columns',
  goals: { us: { points: 5, pin: false }, germany: { points: 0, pin: true } },
  tiles: [
    tile('7A', 0, 0, { cover: 2, terrain: 'hedged-fields', objective: 1 }),
    tile('4B', 0, 2),
    tile('2A', 1, 1, { cover: 3, hill: true, terrain: 'hill' }),
    tile('6B', 1, 3, { objective: 1 }),
  ],
  radio: '6B',
  spawns: [
    { unit: 'us-riflemen-a', tiles: ['4B'] },
    { unit: 'us-riflemen-b', tiles: ['4B', '6B'] },
    { unit: 'us-mortar', tiles: ['6B'] },
    { unit: 'germany-riflemen-a', tiles: ['2A'] },
  ],
  cards: { us: cardsOf('us'), germany: cardsOf('germany') },
  units: [
    unit('us', 'riflemen', 'a', 'rifleman-a', '7A'),
    unit('us', 'riflemen', 'b', 'rifleman-b', null),
    unit('us', 'mortar', '', 'mortar', null),
    unit('germany', 'riflemen', 'a', 'rifleman-a', '2A'),
  ],
};

export const side = (more: object) => ({
  scouted: [],
  controlled: [],
  counters: {},
  suppressed: [],
  play: [],
  supply: {},
  casualties: 0,
  points: 0,
  shown: { hand: {}, discard: {} },
  lacks: { hand: [], discard: [] },
  target: null,
  cycle: {},
  deck_size: 0,
  hand_size: 0,
  discard_size: 0,
  box_size: 0,
  ...more,
});

/** The US turn, from its own seat. */
export const view: View = {
  seat: 'us',
  round: 3,
  initiative: 'us',
  objectives: { '7A': 1, '6B': 2 },
  sides: {
    us: side({
      hand: ['rifleman-a', 'fog-of-war'],
      counters: { 'riflemen-a': '7A' },
      scouted: ['4B'],
      controlled: ['7A'],
      points: 1,
      target: '2A',
    }),
    germany: side({ counters: { 'riflemen-a': '2A' }, scouted: ['4B'], cycle: { 'rifleman-a': 2 } }),
  },
  decision: [{ frame: 'turn', side: 'us', second: false }],
  outcome: null,
};

export const deciding = (decision: object): View => ({ ...view, decision: [decision] });
