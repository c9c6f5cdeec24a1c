/** The printed command cards. */
import type { Scene } from './scene';
import type { Description } from '../../lib/protocol';
import type { Command as PlayedCommand, View } from './view';
import type { Words } from '../../lib/language/words';
import { hexMap } from './layout';
import { unitFacts, unitsSeen } from './units';

export const SECTIONS = ['left', 'center', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

/** A card in the description. */
export interface CardFacts {
  card: string;
  family: string;
  kind: 'section' | 'tactic';
  sections: Section[];
  each: boolean;
  order: number | 'all';
}

/** A card in force, in a view; one that is not revealed has only its post. */
export type Command = Partial<PlayedCommand> & Pick<PlayedCommand, 'post'>;

/** The posts of a side, in order; the last one is the commander's. */
export const POSTS = ['left', 'center', 'right', 'commander'] as const;

const PICTURES: Record<string, string> = {
  'air-power': 'units/aircraft',
  ambush: 'actions/ambush',
  'armor-assault': 'units/tank',
  'artillery-bombard': 'units/gun',
  barrage: 'actions/blast',
  'behind-enemy-lines': 'actions/stalk',
  'close-assault': 'actions/assault',
  'counter-attack': 'ui/swap',
  'dig-in': 'actions/hunker',
  'direct-from-hq': 'actions/command',
  firefight: 'actions/fire',
  'infantry-assault': 'units/infantry',
  'medics-and-mechanics': 'actions/medic',
  'move-out': 'actions/move',
  'their-finest-hour': 'actions/inspire',
};

export function cardFacts(description: Description, id: string): CardFacts | undefined {
  return ((description.cards ?? []) as CardFacts[]).find((card) => card.card === id);
}

/** The card with this text in a section of its side: the text `attack` on the left is `attack-left`. */
export function cardOfText(description: Description, text: string, section: string | undefined): string {
  const card = `${text}-${section}`;
  return cardFacts(description, card) ? card : text;
}

/** The card of a command; if it has been discarded, only the text is known. */
export function cardOfCommand(command: Command, side: string, description: Description): string {
  if (command.card) return command.card;
  const western = looksDown(side, description) ? SECTIONS.toReversed() : SECTIONS;
  return cardOfText(description, command.text ?? '', western[command.section ?? -1]);
}

/** The pictogram of a tactic card. */
export function picture(facts: CardFacts | undefined): string {
  return PICTURES[facts?.family ?? ''] ?? 'ui/cards';
}

/** What the card does. */
export function cardText(facts: CardFacts | undefined, words: Words): string {
  if (!facts) return '';
  const section = facts.sections.length === 1 ? words.name('section', facts.sections[0]!) : '';
  return words.text(`card-text-${facts.family}`, { section });
}

/** One third of the small map on a card: how many units are ordered there. */
export interface Third {
  section: Section;
  order: string;
}

/**
 * The thirds of a section card from the west, as on the screen: for the side at the upper edge of the
 * map, the left flank is in the east.
 */
export function thirds(facts: CardFacts, side: string, scene: Scene): Third[] {
  const { description, words } = scene;
  const order = facts.order === 'all' ? words.text('ui-m44-all') : String(facts.order);
  const western = SECTIONS.map((section) => ({
    section,
    order: facts.sections.includes(section) ? order : '',
  }));
  return looksDown(side, description) ? western.reverse() : western;
}

/** Would a section card find no unit of this side in its sections? In Overlord generals have their own. */
export function ordersNobody(facts: CardFacts | undefined, side: string, scene: Scene): boolean {
  const { description, view } = scene;
  if (facts?.kind !== 'section' || Number(description.boards) > 1) return false;
  const western = looksDown(side, description) ? SECTIONS.toReversed() : SECTIONS;
  const mask = facts.sections.reduce((sum, section) => sum | (1 << western.indexOf(section)), 0);
  const within = new Set(
    hexMap(description)
      .hexes.filter(({ sections }) => sections & mask)
      .map(({ hex }) => hex),
  );
  return !unitsSeen(view).some(
    ([unit, { hex }]) => unitFacts(description, unit)?.side === side && hex !== undefined && within.has(hex),
  );
}

/** Cards for units of one arm: a side without any orders one unit of any kind instead (M44-34.17). */
const ARMS: Record<string, string> = {
  'armor-assault': 'armor',
  'artillery-bombard': 'artillery',
  'infantry-assault': 'infantry',
  'behind-enemy-lines': 'infantry',
  'move-out': 'infantry',
  'dig-in': 'infantry',
};

/** What a player should know of a card before playing it; empty: nothing. */
export function warning(facts: CardFacts | undefined, side: string, scene: Scene): string {
  const { description, view, words } = scene;
  if (ordersNobody(facts, side, scene)) return words.text('ui-m44-orders-nobody');
  if (Number(description.boards) > 1) return '';
  const enemy = side === 'axis' ? 'allies' : 'axis';
  if (facts?.family === 'counter-attack' && view.last?.[enemy].length === 0)
    return words.text('ui-m44-nothing-to-repeat');
  const arm = ARMS[facts?.family ?? ''];
  const own = unitsSeen(view).map(([unit]) => unitFacts(description, unit));
  return arm === undefined || own.some((unit) => unit?.side === side && unit.arm === arm)
    ? ''
    : words.text('ui-m44-orders-one');
}

/** Is this side at the upper edge of the map? */
export function looksDown(side: string, description: Description): boolean {
  return description.top === side;
}

/** Identical cards of a hand as one entry, in the order of the hand. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The cards played this turn; discarded ones keep the name of their text. */
export function commands(view: View): Command[] {
  return view.commands ?? [];
}
