/** A small table of North Africa for tests: a truck with a crew, a tank with half a crew, a hangar, an exit. */
import type { Language, Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { general } from '../../lib/sample';
import { card, side, tile, unit, wordsOf } from '../undaunted/sample';

export const words = (language: Language = 'en'): Words =>
  wordsOf('north_africa', ['lrdg', 'italy'], language);

export const description: Description = {
  ...general('north-africa', ['lrdg', 'italy'], {
    card: 'card',
    unit: 'piece',
    tile: 'place',
    'spawn: tile': 'place',
    number: 'number',
    seat: 'tray',
    structure: 'mark',
    exit: 'place',
  }),
  scenario: 'murzuk',
  name: 'Murzuk',
  stagger: 'rows',
  goals: {
    lrdg: [
      { kind: 'points', count: 2, of: [] },
      { kind: 'evacuate', count: 2, of: ['lrdg-scout', 'lrdg-sergeant', 'lrdg-patrol-truck'] },
    ],
    italy: [{ kind: 'neutralise', count: 1, of: ['lrdg-scout', 'lrdg-sergeant'] }],
  },
  tiles: [
    tile('4B', 0, 0, { cover: 1, terrain: 'low-dunes' }),
    tile('2A', 0, 2, { terrain: 'airfield-apron' }),
    tile('9A', 1, 1, { cover: 3, hill: true, terrain: 'jebel-spur' }),
    tile('1A', 1, 3, { terrain: 'landing-strip' }),
  ],
  rough: ['9A'],
  exits: { lrdg: ['4B'], italy: [] },
  may_leave: { lrdg: ['lrdg-scout'], italy: [] },
  structures: [{ structure: 'hangar', tile: '2A', defence: 6, points: 1 }],
  vehicles: [
    {
      unit: 'lrdg-patrol-truck',
      title: 'patrol-truck',
      defence: 7,
      armour: 4,
      critical: 3,
      durability: 4,
      seats: [
        { seat: 'patrol-truck-driver', actions: [['drive', 2]], requires: '' },
        {
          seat: 'patrol-truck-gun',
          actions: [
            ['attack', 2],
            ['suppress', 3],
          ],
          requires: '',
        },
        { seat: 'patrol-truck-bed', actions: [], requires: '' },
      ],
    },
    {
      unit: 'italy-medium-tank',
      title: 'medium-tank',
      defence: null,
      armour: 5,
      critical: 3,
      durability: 5,
      seats: [{ seat: 'medium-tank-driver', actions: [['drive', 1]], requires: 'tank-crew' }],
    },
  ],
  cards: {
    lrdg: [
      card('sergeant', 'sergeant', '', {
        actions: [
          ['move', 1],
          ['attack', 2],
        ],
        unit: 'lrdg-sergeant',
      }),
      card('scout', 'scout', '', {
        actions: [
          ['scout', 2],
          ['attack', 1],
        ],
        unit: 'lrdg-scout',
      }),
      card('saboteur', 'saboteur', '', {
        actions: [
          ['stalk', 1],
          ['demolitions', 2],
        ],
        unit: 'lrdg-saboteur',
      }),
      card('fog-of-war', 'fog-of-war', '', { kind: 'fog', initiative: 1 }),
    ],
    italy: [
      card('driver-t', 'driver', 't', {
        actions: [['move', 1]],
        specialty: 'tank-crew',
        unit: 'italy-driver-t',
      }),
    ],
  },
  units: [
    unit('lrdg', 'sergeant', '', 'sergeant', '4B', 5),
    unit('lrdg', 'scout', '', 'scout', '4B', 5),
    unit('lrdg', 'saboteur', '', 'saboteur', '2A', 6),
    unit('italy', 'driver', 't', 'driver-t', '1A'),
    unit('lrdg', 'patrol-truck', '', null, '4B', 7),
    unit('italy', 'medium-tank', '', null, '1A', -1),
  ],
};

const desertSide = (more: object) => side({ evacuated: [], neutralised: [], wrecked: [], ...more });

/** The LRDG's turn: the Sergeant drives, the Scout is at the gun, the Saboteur is at the hangar. */
export const view: View = {
  seat: 'lrdg',
  round: 2,
  initiative: 'lrdg',
  objectives: {},
  sides: {
    lrdg: desertSide({
      hand: ['sergeant', 'saboteur'],
      counters: { saboteur: '2A' },
      scouted: ['4B'],
      cycle: { sergeant: 1 },
    }),
    italy: desertSide({ scouted: ['1A'], cycle: { 'driver-t': 1 } }),
  },
  vehicles: {
    'patrol-truck': {
      holder: 'lrdg',
      tile: '4B',
      damage: 0,
      disabled: false,
      seats: { 'patrol-truck-driver': 'sergeant', 'patrol-truck-gun': 'scout' },
    },
    'medium-tank': {
      holder: 'italy',
      tile: '1A',
      damage: 2,
      disabled: false,
      seats: { 'medium-tank-driver': 'driver-t' },
    },
  },
  structures: { '2A': 'hangar' },
  decision: [{ frame: 'turn', side: 'lrdg', second: false, busy: null }],
  outcome: null,
};

export const deciding = (...decision: object[]): View => ({ ...view, decision });
