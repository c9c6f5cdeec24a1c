/** What the Undaunted games put into a description and a view, as far as it is shown. */
import type { Description, View } from '../../lib/protocol';

export interface Tile {
  tile: string;
  line: number;
  half: number;
  cover: number;
  hill: boolean;
  terrain: string;
  objective: number;
}

/** A printed action: the verb, and the number behind it if there is one. */
export type PrintedAction = [verb: string, size: number | null];

/** A kind of card as it is printed; all copies of it are alike (NOR-3.3). */
export interface CardKind {
  card: string;
  title: string;
  squad: string;
  kind: 'combat' | 'command' | 'fog';
  initiative: number;
  actions: PrintedAction[];
  /** Verbs that are limited to the card's own squad. */
  own_squad: string[];
  /** What its soldier is trained for, where that matters. */
  specialty: string;
  /** Id of the counter that the card orders about. */
  unit: string | null;
}

/** A counter. */
export interface Unit {
  unit: string;
  side: string;
  title: string;
  squad: string;
  defence: number;
  /** The kind of card that orders it about; a vehicle has none. */
  card: string | null;
  /** The tile it stands in at the start. */
  at: string | null;
}

export type Counts = Record<string, number>;

/** One side as a seat sees it; `hand`, `deck`, `discard` and `box` only where they are open to it. */
export interface SideView {
  scouted: string[];
  controlled: string[];
  /** Tiles by the counter's id without its side. */
  counters: Record<string, string>;
  suppressed: string[];
  play: string[];
  supply: Counts;
  casualties: number;
  points: number;
  shown: { hand: Counts; discard: Counts };
  lacks: { hand: string[]; discard: string[] };
  target: string | null;
  /** Deck, hand, play area and discard together. */
  cycle: Counts;
  deck_size: number;
  hand_size: number;
  discard_size: number;
  box_size: number;
  hand?: string[];
  deck?: string[];
  discard?: string[];
}

/** A pending decision. Normandy alone has `blasting`; North Africa what begins with `acting`. */
export type Decision =
  | { frame: 'initiative'; picked: boolean[]; bid: string | null }
  | { frame: 'turn'; side: string; second: boolean; busy?: string | null }
  | { frame: 'take'; action: 'bolster' | 'inspire'; side: string; card: string; left: number; squad: string }
  | { frame: 'blasting'; side: string; dice: number; units: string[] }
  | { frame: 'acting'; side: string; card: string }
  | { frame: 'marking'; action: 'navigate' | 'survey'; side: string; left: number; picked: string[] }
  | { frame: 'crew-hit'; vehicle: string; effect: 'casualty' | 'suppression' };

export const tilesOf = (description: Description): Tile[] => description.tiles;

export function tileOf(description: Description, name: string): Tile | undefined {
  return tilesOf(description).find(({ tile }) => tile === name);
}

/** Ids of the sides; the first plays the round counters. */
export const sidesOf = (description: Description): string[] => Object.keys(description.goals);

export const cardsOf = (description: Description, side: string): CardKind[] => description.cards[side];

export function cardOf(description: Description, side: string, card: string): CardKind | undefined {
  return cardsOf(description, side).find((kind) => kind.card === card);
}

export const unitsOf = (description: Description): Unit[] => description.units;

export function unitOf(description: Description, id: string): Unit | undefined {
  return unitsOf(description).find(({ unit }) => unit === id);
}

/** What a side has on the table; nothing in the preview of a scenario. */
export function sideOf(view: View, side: string): SideView | undefined {
  return view.sides?.[side];
}

/** The tile a counter stands in; at the start of the scenario where there is no view. */
export function standsIn(view: View, unit: Unit): string | null {
  const side = sideOf(view, unit.side);
  return side ? (side.counters[bareName(unit)] ?? null) : unit.at;
}

export function isSuppressed(view: View, unit: Unit): boolean {
  return sideOf(view, unit.side)?.suppressed.includes(bareName(unit)) ?? false;
}

/** The id without its side, as a side's own lists have it. */
export const bareName = (unit: Unit): string => unit.unit.slice(unit.side.length + 1);

/** The tiles by which a counter may enter the map; none in a game without spawn markers. */
export function entriesOf(description: Description, unit: string): string[] {
  const spawns: { unit: string; tiles: string[] }[] = description.spawns ?? [];
  return spawns.find((spawn) => spawn.unit === unit)?.tiles ?? [];
}

const decisionsOf = (view: View): Decision[] => view.decision ?? [];

/** The pending decision on top of the stack. */
export function decisionOf(view: View): Decision | null {
  return decisionsOf(view).at(-1) ?? null;
}

/** The side whose turn it is; null while both choose, and after the end. */
export function turnOf(view: View): string | null {
  const turn = decisionsOf(view).find((decision) => 'side' in decision);
  return turn?.side ?? null;
}

/** Are cards played for their actions now (and not picked for initiative, or taken)? */
export function isPlayTime(view: View): boolean {
  const frame = decisionOf(view)?.frame;
  return frame === 'turn' || frame === 'acting';
}

/** Where the cards lie that can be chosen now. The words of actions name kinds of cards, not places. */
export type Zone = 'hand' | 'supply' | 'play';

export function openZone(view: View): Zone | null {
  const decision = decisionOf(view);
  switch (decision?.frame) {
    case 'initiative':
    case 'turn':
      return 'hand';
    case 'take':
      return decision.action === 'bolster' ? 'supply' : 'play';
    case 'acting':
      return 'play';
    default:
      return null;
  }
}

/** Equal cards as one entry, in the order of their first. */
export function stacked(cards: string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
