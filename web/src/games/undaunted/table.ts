/** The descriptions and views of the Undaunted games, as far as they are displayed. */
import type { Description } from '../../lib/protocol';
import type { Counts, Decision, SideView, View } from './view';

export interface Tile {
  tile: string;
  line: number;
  half: number;
  cover: number;
  hill: boolean;
  terrain: string;
  objective: number;
}

/** A printed action: the verb, and its number if it has one. */
export type PrintedAction = [verb: string, size: number | null];

/** A printed kind of card; all its copies are identical (NOR-3.3). */
export interface CardKind {
  card: string;
  title: string;
  squad: string;
  kind: 'combat' | 'command' | 'fog';
  initiative: number;
  actions: PrintedAction[];
  /** Verbs limited to the card's own squad. */
  own_squad: string[];
  /** The soldier's specialty, if it matters. */
  specialty: string;
  /** The id of the counter that the card activates. */
  unit: string | null;
}

/** A counter. */
export interface Unit {
  unit: string;
  side: string;
  title: string;
  squad: string;
  defence: number;
  /** The kind of card that activates it; vehicles have none. */
  card: string | null;
  /** Its tile at the start. */
  at: string | null;
}

export type { Counts, Decision, SideView };

export const tilesOf = (description: Description): Tile[] => description.tiles;

export function tileOf(description: Description, name: string): Tile | undefined {
  return tilesOf(description).find(({ tile }) => tile === name);
}

/** The ids of the sides; the first one has round counters. */
export const sidesOf = (description: Description): string[] => Object.keys(description.goals);

export const cardsOf = (description: Description, side: string): CardKind[] => description.cards[side];

export function cardOf(description: Description, side: string, card: string): CardKind | undefined {
  return cardsOf(description, side).find((kind) => kind.card === card);
}

export const unitsOf = (description: Description): Unit[] => description.units;

export function unitOf(description: Description, id: string): Unit | undefined {
  return unitsOf(description).find(({ unit }) => unit === id);
}

/** What a side has on the table; empty in the preview of a scenario. */
export function sideOf(view: View, side: string): SideView | undefined {
  return view.sides?.[side];
}

/** The words of the cards that a side holds, where they are open to the seat. */
export function handOf(side: string, { view }: { view: View }): string[] {
  return (sideOf(view, side)?.hand ?? []).map((card) => `card:${card}`);
}

/** The tile of a counter; at the start of the scenario if there is no view. */
export function standsIn(view: View, unit: Unit): string | null {
  const side = sideOf(view, unit.side);
  return side ? (side.counters[bareName(unit)] ?? null) : unit.at;
}

export function isSuppressed(view: View, unit: Unit): boolean {
  return sideOf(view, unit.side)?.suppressed.includes(bareName(unit)) ?? false;
}

/** The id without its side, as in a side's own lists. */
export const bareName = (unit: Unit): string => unit.unit.slice(unit.side.length + 1);

/** The tiles where a counter may enter the map; none in a game without spawn markers. */
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

/** Are cards being played for their actions (not picked for the initiative, or taken)? */
export function isPlayTime(view: View): boolean {
  const frame = decisionOf(view)?.frame;
  return frame === 'turn' || frame === 'acting';
}

/** The zone of the cards that can be chosen now. Actions name kinds of cards, not zones. */
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

/** Identical cards as one entry, in the order of the first copies. */
export function stacked(cards: string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
