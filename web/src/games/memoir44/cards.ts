/** Command cards as they are printed. */
import type { Description, View } from '../../lib/protocol';
import type { Words } from '../../lib/language/words';

export const SECTIONS = ['left', 'center', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

/** A card as `Game.describe` tells it. */
export interface CardFacts {
  card: string;
  family: string;
  kind: 'section' | 'tactic';
  sections: Section[];
  each: boolean;
  order: number | 'all';
}

/** A card in force as a view tells it; one that is not revealed has only its post. */
export interface Command {
  hidden?: boolean;
  post: number;
  card?: string | null;
  text?: string;
  section?: number;
  area?: number;
}

/** The posts of a side by their number, and the one that is not a single one's. */
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

/** The card of a command; of one that has gone to the discard only the text is left. */
export function cardOfCommand(command: Command, side: string, description: Description): string {
  if (command.card) return command.card;
  const western = looksDown(side, description) ? SECTIONS.toReversed() : SECTIONS;
  return cardOfText(description, command.text ?? '', western[command.section ?? -1]);
}

/** The pictogram of a tactic card. */
export function picture(facts: CardFacts | undefined): string {
  return PICTURES[facts?.family ?? ''] ?? 'ui/cards';
}

/** What the card lets its player do. */
export function cardText(facts: CardFacts | undefined, words: Words): string {
  if (!facts) return '';
  const section = facts.sections.length === 1 ? words.name('section', facts.sections[0]!) : '';
  return words.text(`card-text-${facts.family}`, { section });
}

/** One third of the little map on a card: how many units are ordered there. */
export interface Third {
  section: Section;
  order: string;
}

/**
 * The thirds of a section card from the west, as on the screen: the side that has the upper edge of
 * the map finds its left flank in the east.
 */
export function thirds(facts: CardFacts, side: string, description: Description, words: Words): Third[] {
  const order = facts.order === 'all' ? words.text('ui-m44-all') : String(facts.order);
  const western = SECTIONS.map((section) => ({
    section,
    order: facts.sections.includes(section) ? order : '',
  }));
  return looksDown(side, description) ? western.reverse() : western;
}

/** Does this side sit at the upper edge of the map? */
export function looksDown(side: string, description: Description): boolean {
  return description.top === side;
}

/** Equal cards of a hand lie on one another, in the order of the hand. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The cards that are played this turn; those that went to the discard keep the name of their text. */
export function commands(view: View): Command[] {
  return (view.commands ?? []) as Command[];
}
