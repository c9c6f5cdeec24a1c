/** What the things of Memoir '44 are: hexes, units, command cards, medals and obstacles. */
import type { Scene } from './scene';
import type { Help, HelpLine } from '../../lib/help/help';
import { idOf, kindOf } from '../../lib/table/asking';
import { cardFacts, cardText, picture } from './cards';
import { hexMap, type HexFacts } from './layout';
import {
  BADGES,
  hasMoved,
  isOrdered,
  isSpent,
  medalIcon,
  medalsAt,
  unitAt,
  unitFacts,
  type Arm,
  type UnitFacts,
  type UnitSeen,
} from './units';

interface ArmFacts {
  arm: Arm;
  figures: number;
  move: number;
  move_and_battle: number;
  dice: number[];
}

const TERRAIN_RULES: Record<string, string> = {
  open: 'M44-9.1',
  forest: 'M44-21.1',
  hedgerow: 'M44-22.1',
  town: 'M44-24.1',
  church: 'M44-24.1',
  hill: 'M44-23.2',
  'steep-hill': 'M44-39.31',
  cliff: 'M44-39.33',
  bluff: 'M44-39.33',
  'impassable-hill': 'M44-39.39',
  mountain: 'M44-39.40',
  river: 'M44-25.1',
  'wide-river': 'M44-39.43',
  pond: 'M44-39.45',
  beach: 'M44-27.1',
  ocean: 'M44-26.1',
};
const OBSTACLE_RULES: Record<string, string> = {
  bunker: 'M44-29.7',
  bridge: 'M44-25.6',
  hedgehog: 'M44-30.1',
  sandbags: 'M44-31.4',
  wire: 'M44-32.1',
  'sea-wall': 'M44-39.47',
};
const OBSTACLE_ICONS: Record<string, string> = {
  bunker: 'obstacles/bunker',
  bridge: 'obstacles/bridge',
  hedgehog: 'obstacles/hedgehog',
  sandbags: 'obstacles/sandbag',
  wire: 'obstacles/wire',
  'sea-wall': 'obstacles/seawall',
};
const RANGE_RULES: Record<Arm, string> = { infantry: 'M44-12.1', armor: 'M44-12.3', artillery: 'M44-12.4' };
const ARM_ICONS: Record<Arm, string> = {
  infantry: 'units/infantry',
  armor: 'units/tank',
  artillery: 'units/gun',
};
const KIND_RULES: Record<string, string> = {
  'special-forces': 'M44-20.11',
  resistance: 'M44-20.6',
  'elite-armor': 'M44-20.13',
};

export const VERB_RULES: Record<string, string> = {
  play: 'M44-7.1',
  order: 'M44-8.1',
  move: 'M44-9.1',
  exit: 'M44-39.17',
  battle: 'M44-11.1',
  'remove-wire': 'M44-32.3',
  ambush: 'M44-34.6',
  decline: 'M44-34.6',
  retreat: 'M44-16.1',
  hold: 'M44-16.1',
  'take-ground': 'M44-17.1',
  'dig-in': 'M44-31.10',
  keep: 'M44-33.4',
  aim: 'M44-39.22',
  hand: 'M44-36.14',
};

export function help(word: string, scene: Scene): Help | null {
  const id = idOf(word);
  switch (kindOf(word)) {
    case 'hex':
      return hexHelp(id, scene);
    case 'unit': {
      const unit = unitFacts(scene.description, id);
      return unit ? unitHelp(unit, scene) : null;
    }
    case 'card':
    case 'as':
      return cardHelp(id, scene);
    default:
      return null;
  }
}

/** Obstacles in a hex, by the names of the catalogue. */
function obstaclesAt(hex: HexFacts, { description, view }: Scene): string[] {
  const laid = (kind: 'wire' | 'sandbags'): boolean =>
    (view[kind] ?? description[kind] ?? []).includes(hex.hex);
  return [
    ...(hex.bunker ? ['bunker'] : []),
    ...(hex.bridge ? ['bridge'] : []),
    ...(hex.hedgehog ? ['hedgehog'] : []),
    ...(hex.sea_wall ? ['sea-wall'] : []),
    ...(laid('sandbags') ? ['sandbags'] : []),
    ...(laid('wire') ? ['wire'] : []),
  ];
}

const capital = (text: string, { words }: Scene): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

function terrainLine(terrain: string, scene: Scene): HelpLine {
  const { words } = scene;
  return {
    icon: 'ui/board',
    head: `${capital(words.name('terrain', terrain), scene)}.`,
    text: words.text(`ui-m44-help-terrain-${terrain}`),
  };
}

function obstacleLine(obstacle: string, scene: Scene): HelpLine {
  const { words } = scene;
  return {
    icon: OBSTACLE_ICONS[obstacle]!,
    head: `${capital(words.name('obstacle', obstacle), scene)}.`,
    text: words.text(`ui-m44-help-obstacle-${obstacle}`),
  };
}

function hexHelp(id: string, scene: Scene): Help | null {
  const { description, view, words } = scene;
  const hex = hexMap(description).named(id);
  if (!hex) return null;
  const obstacles = obstaclesAt(hex, scene);
  const medals = medalsAt(id, scene);
  const unit = unitAt(view, id);
  const seen = unit === undefined ? undefined : view.units[unit];
  return {
    icon: obstacles[0] ? OBSTACLE_ICONS[obstacles[0]]! : 'ui/board',
    name: [words.name('hex', id), words.name('terrain', hex.terrain)].join(', '),
    state: obstacles.map((obstacle) => words.name('obstacle', obstacle)).join(', '),
    lines: [
      terrainLine(hex.terrain, scene),
      ...obstacles.map((obstacle) => obstacleLine(obstacle, scene)),
      ...medals.map(({ side, kind }) => ({
        icon: medalIcon(side, kind === 'good'),
        text: capital(words.text(`ui-m44-medal-${kind}`, { side: words.name('side', side) }), scene),
      })),
    ],
    after:
      unit && seen
        ? words.text('ui-m44-help-here', {
            unit: words.name('unit', unit),
            figures: words.text('ui-m44-figures', { figures: seen.figures }),
          })
        : '',
    rules: [
      TERRAIN_RULES[hex.terrain]!,
      ...obstacles.map((obstacle) => OBSTACLE_RULES[obstacle]!),
      ...(medals.length ? ['M44-39.11'] : []),
    ].slice(0, 4),
  };
}

function stateOf(seen: UnitSeen | undefined): string {
  if (!seen) return 'none';
  if (isSpent(seen)) return 'battled';
  if (hasMoved(seen)) return 'moved';
  return isOrdered(seen) ? 'ordered' : 'none';
}

function unitHelp(unit: UnitFacts, scene: Scene): Help {
  const { description, view, words } = scene;
  const seen: UnitSeen | undefined = view.units?.[unit.unit];
  const arm = (description.arms as ArmFacts[]).find((each) => each.arm === unit.arm)!;
  const special = unit.kind !== 'regular';
  const hex = seen ? hexMap(description).named(seen.hex) : undefined;
  const cover = hex && hex.terrain !== 'open' ? [hex.terrain] : [];
  return {
    icon: ARM_ICONS[unit.arm],
    name: words.name('unit', unit.unit),
    state: words.text('ui-m44-help-unit-state', {
      side: words.name('side', unit.side),
      figures: seen?.figures ?? 0,
      most: unit.figures,
      state: stateOf(seen),
    }),
    lines: [
      { icon: 'actions/move', text: words.text(`ui-m44-help-move-${unit.arm}`), amount: String(arm.move) },
      {
        icon: 'actions/fire',
        text: words.text('ui-m44-help-dice', { ranges: arm.dice.map((_, i) => i + 1).join(', ') }),
        amount: arm.dice.join(' '),
      },
      {
        icon: 'dice/battle-flag',
        text: words.text('ui-m44-help-flag'),
      },
      ...(special
        ? [
            {
              icon: BADGES[unit.kind] ?? ARM_ICONS[unit.arm],
              text: words.text(`ui-m44-help-kind-${unit.kind}`),
            },
          ]
        : []),
      ...cover.map((terrain) => terrainLine(terrain, scene)),
      ...(hex ? obstaclesAt(hex, scene).map((obstacle) => obstacleLine(obstacle, scene)) : []),
      {
        icon: medalIcon(unit.side === 'allies' ? 'axis' : 'allies', true),
        text: words.text('ui-m44-help-worth'),
        amount: String(unit.worth),
      },
    ],
    after: words.text('ui-m44-help-hits', { figures: seen?.figures ?? unit.figures, arm: unit.arm }),
    rules: [
      RANGE_RULES[unit.arm],
      ...(KIND_RULES[unit.kind] ? [KIND_RULES[unit.kind]!] : []),
      ...cover.map((terrain) => TERRAIN_RULES[terrain]!),
    ],
  };
}

function cardHelp(id: string, scene: Scene): Help | null {
  const { description, words } = scene;
  const facts = cardFacts(description, id);
  if (!facts) return null;
  return {
    icon: facts.kind === 'tactic' ? picture(facts) : 'ui/cards',
    name: words.name('card', id),
    state: words.text(`ui-m44-help-card-${facts.kind}`),
    lines: [],
    after: cardText(facts, words),
    rules: [facts.kind === 'tactic' ? 'M44-34.1' : 'M44-33.1'],
  };
}

/** The ground, obstacles, medals, badges and faces of dice of this battle. */
export function signs(scene: Scene): HelpLine[] {
  const { description, words } = scene;
  const { hexes } = hexMap(description);
  const terrain = [...new Set(hexes.map((hex) => hex.terrain))];
  const obstacles = [...new Set(hexes.flatMap((hex) => obstaclesAt(hex, scene)))];
  const kinds = [...new Set((description.units as UnitFacts[]).map(({ kind }) => kind))];
  const medals = new Map(
    hexes.flatMap(({ hex }) => medalsAt(hex, scene)).map((medal) => [`${medal.side} ${medal.kind}`, medal]),
  );
  return [
    ...terrain.map((each) => terrainLine(each, scene)),
    ...obstacles.map((each) => obstacleLine(each, scene)),
    ...[...medals.values()].map(({ side, kind }) => ({
      icon: medalIcon(side, kind === 'good'),
      text: capital(words.text(`ui-m44-medal-${kind}`, { side: words.name('side', side) }), scene),
    })),
    ...kinds
      .filter((kind) => kind in BADGES)
      .map((kind) => ({
        icon: BADGES[kind]!,
        head: `${words.name('kind', kind)}.`,
        text: words.text(`ui-m44-help-kind-${kind}`),
      })),
    ...FACES.map((face) => ({
      icon: `dice/battle-${face}`,
      head: `${capital(words.name('face', face), scene)}.`,
      text: words.text(`ui-m44-help-face-${face}`),
    })),
  ];
}

const FACES = ['infantry', 'armor', 'grenade', 'flag', 'star'] as const;
