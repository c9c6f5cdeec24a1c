/** Colours of the sides, and pictograms of cards and counters. */
import type { Livery } from '../undaunted/counters';

const COLOURS: Record<string, string> = { us: 'us', germany: 'de' };

const CARD_ICONS: Record<string, string> = {
  'platoon-sergeant': 'sergeant',
  'platoon-guide': 'guide',
  'squad-leader': 'leader',
  scout: 'scout',
  rifleman: 'rifle',
  sniper: 'sniper',
  'machine-gunner': 'mg',
  mortar: 'mortar',
  'fog-of-war': 'fog',
};

const UNIT_ICONS: Record<string, string> = {
  riflemen: 'rifle',
  scouts: 'scout',
  'machine-gunners': 'mg',
  sniper: 'sniper',
  mortar: 'mortar',
};

/** Choices that are not printed on cards. */
const OTHER_ICONS: Record<string, string> = {
  bid: 'ui/cards',
  take: 'ui/cards',
  done: 'ui/check',
  ready: 'ui/check',
  'end-turn': 'ui/next',
  resign: 'ui/flag',
};

export const livery: Livery = {
  unitIcon: (title) => `units/${UNIT_ICONS[title] ?? 'infantry'}`,
  colourOf: (side) => COLOURS[side] ?? side,
};

export function cardIcon(card: string): string {
  const title = card.replace(/-[abc]$/, '');
  return `units/${CARD_ICONS[title] ?? 'infantry'}`;
}

export function verbIcon(verb: string): string {
  return OTHER_ICONS[verb] ?? `actions/${verb}`;
}
