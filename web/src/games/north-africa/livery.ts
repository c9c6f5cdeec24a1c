/** Colours of the sides, and pictograms of cards, counters, vehicles, structures and verbs. */
import { idOf, kindOf } from '../../lib/table/asking';
import type { Livery } from '../undaunted/counters';

const COLOURS: Record<string, string> = { lrdg: 'lrdg', italy: 'it' };

/** By the title of a card or a counter. */
const ICONS: Record<string, string> = {
  lieutenant: 'units/officer',
  'warrant-officer': 'units/guide',
  'staff-sergeant': 'units/leader',
  sergeant: 'units/sergeant',
  scout: 'units/scout',
  saboteur: 'units/saboteur',
  sniper: 'units/sniper',
  engineer: 'units/engineer',
  gunner: 'units/mg',
  antitank: 'units/atgun',
  'platoon-sergeant': 'units/sergeant',
  'tank-commander': 'units/officer',
  'squad-leader': 'units/leader',
  'reconnaissance-aircraft': 'units/aircraft',
  rifleman: 'units/rifle',
  driver: 'units/driver',
  'tank-gunner': 'units/gun',
  crew: 'units/crew',
  'fog-of-war': 'units/fog',
  'patrol-truck': 'units/car',
  'gun-truck': 'north-africa/units/gun-truck',
  'pilot-car': 'north-africa/units/pilot-car',
  'medium-tank': 'units/tank',
  'scout-car': 'units/car',
  'cargo-truck': 'units/truck',
};

/** Verbs whose pictogram has another name, and choices that are not printed on cards. */
const VERB_ICONS: Record<string, string> = {
  demolitions: 'actions/demolish',
  'anti-tank': 'actions/antitank',
  mark: 'actions/survey',
  board: 'north-africa/actions/board',
  leave: 'north-africa/actions/leave',
  'change-seat': 'north-africa/actions/change-seat',
  swap: 'ui/swap',
  pick: 'ui/check',
  bid: 'ui/cards',
  take: 'ui/cards',
  done: 'ui/check',
  ready: 'ui/check',
  'end-turn': 'ui/next',
  resign: 'ui/flag',
};

const iconOf = (title: string): string => ICONS[title] ?? 'units/infantry';

export const livery: Livery = {
  unitIcon: iconOf,
  colourOf: (side) => COLOURS[side] ?? side,
};

export const verbIcon = (verb: string): string => VERB_ICONS[verb] ?? `actions/${verb}`;

export const structureIcon = (structure: string): string =>
  structure === 'aircraft' ? 'units/aircraft' : `north-africa/structures/${structure}`;

/** The icon of a word in the sentence of an action. */
export function thingIcon(word: string): string {
  const id = idOf(word);
  switch (kindOf(word)) {
    case 'card':
      return iconOf(id.replace(/-[at]$/, ''));
    case 'unit':
      return iconOf(id.replace(/^(lrdg|italy)-/, '').replace(/-[at]$/, ''));
    case 'seat':
      return verbIcon('change-seat');
    case 'structure':
      return structureIcon(id);
    case 'exit':
      return verbIcon('leave');
    case 'number':
      return 'ui/cards';
    default:
      return 'ui/board';
  }
}
