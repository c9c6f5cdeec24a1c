/** A small battle for tests: four by two squares, a house, a squad, a machine gun, a hidden unit. */
import { Words } from '../../lib/language/words';
import type { Action, Description, Offer, View } from '../../lib/protocol';
import { general } from '../../lib/sample';
import { naming } from './naming';
import { battleOf, type Battle, type CounterFacts } from './facts';

const GROUNDS = [
  ['open', 'rubble', 'floor', 'open'],
  ['street', 'street', 'street', 'street'],
];

function counter(id: string, abilities: object = {}): CounterFacts {
  return {
    counter: id,
    side: id.startsWith('s-') ? 'soviet' : 'german',
    kind: 'infantry',
    role: 'regular',
    size: 1,
    big_gun: false,
    source: 'house',
    faces: [
      {
        state: 'full',
        active: false,
        move: 4,
        defence: [4, 4, 4],
        hit: 'flip',
        abilities: {},
        weapons: [
          {
            weapon: '',
            primary: true,
            secondary: true,
            cv: [2, 1, null],
            arc: 'all',
            abilities: abilities as never,
          },
        ],
      },
    ],
  };
}

const DESCRIPTION: Description = {
  ...general('heroes', ['soviet', 'german'], {
    unit: 'piece',
    square: 'place',
    point: 'mark',
    card: 'card',
    token: 'choice',
  }),
  scenario: 'drawn',
  turns: 6,
  field: {
    width: 8,
    height: 4,
    squares: GROUNDS.flatMap((row, y) =>
      row.map((ground, x) => ({
        square: `${x}-${y}`,
        name: `${'AB'[y]}${x + 1}`,
        x: 2 * x,
        y: 2 * y,
        ground,
        part: ground === 'floor' ? 'A-a' : null,
        room: ground === 'floor' ? 0 : -1,
        offset: false,
      })),
    ),
    points: [{ point: '1-1', name: '+AB1/2', x: 2, y: 2 }],
    partials: [],
    parts: [{ part: 'A-a', building: 'A', kind: 'house_1', squares: ['2-0'] }],
    edges: [
      {
        side: '4-0-4-2',
        x: 4,
        y: 0,
        upright: true,
        on_it: 'window',
        line: null,
        parts: ['A-a'],
        inside: '2-0',
        outside: '1-0',
      },
    ],
    lines: [],
  },
  terrain: [{ terrain: 'house_1', class: 'building', becomes: 'ruin' }],
  counters: [counter('s-rifle'), counter('g-mg34', { suppressive: true, on_the_move: 2 })],
  units: [
    {
      unit: 's-rifle',
      side: 'soviet',
      counter: 's-rifle',
      tile: 't',
      option: null,
      unlocked: [],
      arrives: null,
    },
    {
      unit: 'g-mg34',
      side: 'german',
      counter: 'g-mg34',
      tile: 't',
      option: null,
      unlocked: [],
      arrives: null,
    },
  ],
  army_options: [],
  cards: [],
  objectives: [],
  points: [],
  zones: [],
  bonus: [],
};

export function description(): Description {
  return DESCRIPTION;
}

export function battle(): Battle {
  return battleOf(DESCRIPTION);
}

/** The squad acts with its first token. */
export function view(frames: object[] = [{ frame: 'activation', unit: 's-rifle' }]): View {
  return {
    seat: 'soviet',
    turn: 2,
    phase: 'activation',
    initiative: 'soviet',
    options: {},
    given: { soviet: [2, 0, 0], german: [1, 0, 0] },
    revealed: { soviet: 1, german: 0 },
    units: {
      's-rifle': { standing: 'field', at: '0-0', heading: 'n', shows: 'full', token: '1', resolved: true },
      'g-mg34': { standing: 'field', at: '3-0', heading: 'n', shows: 'full', token: 'unknown' },
    },
    hidden: { 'german-hidden-1': { standing: 'field', at: '3-1', shows: 'hidden', side: 'german' } },
    decision: frames,
  };
}

export function offer(legal: Action[]): Offer {
  const way = [
    ['step', 'square:1-0'],
    ['step', 'square:1-1'],
  ];
  return {
    view: view(),
    prompt: null,
    legal,
    odds: {},
    guides: { unit: 's-rifle', reach: [{ square: '1-1', rear: null, heading: 'n', way }] },
    undo: { may: false, why: 'undo-nothing', sealed: false, asks: false },
    fill: false,
    outcome: null,
    ask: ['soviet'],
  };
}

/** Words with names only. */
export function words(): Words {
  const names = [
    'side-soviet = Soviets',
    'side-german = Germans',
    'state-full = unharmed',
    'state-hidden = hidden',
  ];
  const units = ['unit-s-rifle = Rifle Squad', 'unit-g-mg34 = MG 34', 'unit-hidden = Hidden unit'];
  const others = [
    'ui-hos-unknown = unknown',
    'ui-hos-activated = activated',
    'ui-hos-token = order',
    'scenario-drawn = Drawn',
  ];
  const found = new Words('en', [[...names, ...units, ...others].join('\n')], ['soviet', 'german']);
  found.learn(DESCRIPTION, naming(DESCRIPTION));
  return found;
}
