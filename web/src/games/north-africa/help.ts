/** What the things of North Africa are: also vehicles, seats, structures and ways off the map. */
import type { Scene } from '../undaunted/scene';
import type { Help, HelpLine } from '../../lib/help/help';
import { idOf, kindOf } from '../../lib/table/asking';
import { help as common, signs as commonSigns, type HelpOf } from '../undaunted/help';
import { exitsOf } from './figures';
import { livery, structureIcon, thingIcon, verbIcon } from './livery';
import {
  crewOf,
  sitter,
  standing,
  stateOf,
  vehicleOf,
  vehiclesOf,
  type Seat,
  type Structure,
  type Vehicle,
} from './vehicles';

const COVER = 'markers/cover';
const EXIT = 'north-africa/actions/leave';

const helpOf: HelpOf = {
  livery,
  verbIcon,
  cardIcon: (card) => thingIcon(`card:${card}`),
  above: 'strafe',
  rules: {
    cover: 'NAF-6.2',
    hill: 'NAF-45.1',
    objective: 'NAF-5.3',
    scouted: 'NAF-5.1',
    controlled: 'NAF-5.1',
    counter: 'NAF-38.2',
    suppressed: 'NAF-13.2',
    card: 'NAF-3.1',
    fog: 'NAF-12.1',
  },
  markerRule: {},
  more,
};

export const VERB_RULES: Record<string, string> = {
  drive: 'NAF-24.1',
  move: 'NAF-25.1',
  scout: 'NAF-26.1',
  stalk: 'NAF-27.1',
  bolster: 'NAF-28.1',
  command: 'NAF-29.1',
  conceal: 'NAF-30.1',
  control: 'NAF-31.1',
  inspire: 'NAF-32.1',
  navigate: 'NAF-33.1',
  recon: 'NAF-34.1',
  repair: 'NAF-35.1',
  survey: 'NAF-36.1',
  attack: 'NAF-37.2',
  strafe: 'NAF-38.7',
  'anti-tank': 'NAF-37.3',
  demolitions: 'NAF-37.4',
  suppress: 'NAF-41.1',
  hunker: 'NAF-14.1',
  ready: 'NAF-13.2',
  board: 'NAF-17.1',
  leave: 'NAF-18.1',
  'change-seat': 'NAF-19.1',
  swap: 'NAF-20.1',
  bid: 'NAF-10.1',
  take: 'NAF-28.1',
  'end-turn': 'NAF-11.1',
};

/** Rough ground, a structure, a way off the map. */
function more(tile: string, scene: Scene): HelpLine[] {
  const { description, words } = scene;
  const rough: string[] = description.rough ?? [];
  const sides = exitsOf(description).get(tile);
  return [
    ...(rough.includes(tile)
      ? [
          {
            icon: 'units/car',
            head: words.text('ui-undaunted-sign-rough'),
            text: words.text('ui-undaunted-help-rough'),
          },
        ]
      : []),
    ...standing(scene)
      .filter((structure) => structure.tile === tile)
      .map((structure) => ({
        icon: structureIcon(structure.structure),
        head: `${words.name('structure', structure.structure)}.`,
        text: words.text('ui-undaunted-help-structure'),
        amount: String(structure.points),
      })),
    ...(sides
      ? [
          {
            icon: EXIT,
            head: words.text('ui-undaunted-sign-exit'),
            text: words.text('ui-undaunted-help-exit', {
              sides: sides.map((side) => words.name('side', side)).join(', '),
            }),
          },
        ]
      : []),
  ];
}

export function help(word: string, scene: Scene): Help | null {
  const { description } = scene;
  const id = idOf(word);
  switch (kindOf(word)) {
    case 'unit': {
      const vehicle = vehicleOf(description, id);
      return vehicle ? vehicleHelp(vehicle, scene) : common(word, scene, helpOf);
    }
    case 'structure': {
      const all: Structure[] = description.structures ?? [];
      const structure = standing(scene).find((each) => each.structure === id);
      const printed = structure ?? all.find((each) => each.structure === id);
      return printed ? structureHelp(printed, scene) : null;
    }
    case 'exit':
      return exitHelp(id, scene);
    case 'seat':
      return seatHelp(id, scene);
    default:
      return common(word, scene, helpOf);
  }
}

function vehicleHelp(vehicle: Vehicle, scene: Scene): Help {
  const { description, view, words } = scene;
  const state = stateOf(view, vehicle);
  const { defence, armour, critical, durability } = vehicle;
  const crew = state ? crewOf(vehicle, state, description) : [];
  return {
    icon: livery.unitIcon(vehicle.title),
    name: [words.name('unit', vehicle.unit), state ? words.name('tile', state.tile) : '']
      .filter(Boolean)
      .join(' '),
    state: state
      ? [
          words.text('ui-undaunted-held-by', { side: words.name('side', state.holder) }),
          state.disabled ? words.text('ui-undaunted-help-disabled') : '',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
    lines: [
      defence === null
        ? { icon: COVER, text: words.text('ui-undaunted-value-no-defence') }
        : { icon: COVER, text: words.text('ui-undaunted-help-defence'), amount: String(defence) },
      { icon: 'actions/antitank', text: words.text('ui-undaunted-help-armour'), amount: String(armour) },
      {
        icon: 'actions/repair',
        text: words.text('ui-undaunted-help-damage', { critical, durability }),
        amount: `${state?.damage ?? 0} / ${durability}`,
      },
      ...vehicle.seats.map((seat) => seatLine(seat, vehicle, scene)),
    ],
    after: state && crew.length === 0 ? words.text('ui-undaunted-help-empty') : '',
    rules: ['NAF-38.3', 'NAF-22.1', 'NAF-16.1'],
  };
}

/** A seat of a vehicle: what it does, and who sits there. */
function seatLine(seat: Seat, vehicle: Vehicle, scene: Scene): HelpLine {
  const { description, view, words } = scene;
  const state = stateOf(view, vehicle);
  const who = state ? sitter(seat.seat, state, description) : null;
  return {
    icon: verbIcon('change-seat'),
    head: `${words.name('seat', seat.seat).split(', ').slice(1).join(', ')}.`,
    text: doesOf(seat, scene),
    amount: who ? (words.name('unit', who.unit).split(' ').pop() ?? '') : '–',
  };
}

function doesOf({ actions }: Seat, { words }: Scene): string {
  if (actions.length === 0) return words.text('ui-undaunted-seat-none');
  return actions.map(([verb, size]) => [words.name('action', verb), size ?? ''].join(' ').trim()).join(', ');
}

function seatHelp(id: string, scene: Scene): Help | null {
  const { description, view, words } = scene;
  for (const vehicle of vehiclesOf(description)) {
    const seat = vehicle.seats.find((each) => each.seat === id);
    if (!seat) continue;
    const state = stateOf(view, vehicle);
    const who = state ? sitter(id, state, description) : null;
    return {
      icon: verbIcon('change-seat'),
      name: words.name('seat', id),
      state: who ? words.name('unit', who.unit) : words.text('ui-undaunted-seat-free'),
      lines: seat.actions.map(([verb, size]) => ({
        icon: verbIcon(verb),
        head: `${[words.name('action', verb), size ?? ''].join(' ').trim()}.`,
        text: words.text(`verb-text-${verb}`),
      })),
      after:
        seat.actions.length === 0
          ? words.text('ui-undaunted-seat-none')
          : seat.requires
            ? words.text('ui-undaunted-seat-hindered', {
                why: 'crew',
                specialty: words.name('specialty', seat.requires),
              })
            : '',
      rules: ['NAF-16.1'],
    };
  }
  return null;
}

function structureHelp({ structure, tile, defence, points }: Structure, { words }: Scene): Help {
  return {
    icon: structureIcon(structure),
    name: `${words.name('structure', structure)} ${words.name('tile', tile)}`,
    state: words.text('ui-undaunted-help-structure-state'),
    lines: [
      { icon: COVER, text: words.text('ui-undaunted-help-structure-defence'), amount: String(defence) },
      { icon: 'markers/objective', text: words.text('ui-undaunted-help-structure'), amount: String(points) },
    ],
    after: '',
    rules: ['NAF-5.8', 'NAF-44.1'],
  };
}

function exitHelp(tile: string, scene: Scene): Help {
  const { description, words } = scene;
  const sides = exitsOf(description).get(tile) ?? [];
  const may = (description.may_leave ?? {}) as Record<string, string[]>;
  const units = sides.flatMap((side) => (may[side] ?? []).map((unit) => words.name('unit', unit)));
  return {
    icon: EXIT,
    name: `${words.text('ui-undaunted-sign-exit').replace(/[.:]$/, '')} ${words.name('tile', tile)}`,
    state: sides.map((side) => words.name('side', side)).join(', '),
    lines: [],
    after: [
      words.text('ui-undaunted-help-exit', {
        sides: sides.map((side) => words.name('side', side)).join(', '),
      }),
      units.length ? words.text('ui-undaunted-help-may-leave', { units: units.join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    rules: ['NAF-50.2', 'NAF-50.8'],
  };
}

export const signs = (scene: Scene): HelpLine[] => commonSigns(scene, helpOf);
