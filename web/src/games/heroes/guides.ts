/** The engine's guides: reach, lines of sight, zones, templates. */
import type { Action, Offer } from '../../lib/protocol';
import type { Asking } from '../../lib/table/tableSession';
import { percent } from './note';
import { topFrame, type Heading } from './seen';

export interface Reach {
  square: string;
  rear: string | null;
  heading: Heading;
  way: Action[];
}

export interface Look {
  from: string;
  to: string;
  /** Both ends, in half squares. */
  line: [number, number, number, number];
  range: number;
  blocked: boolean;
  /** `square:…`, `side:…`, `unit:…`; empty for a corner. */
  blocked_by: string;
  too_far: boolean;
  penalty: number;
  obstacles: [what: string, amount: number][];
}

export interface Guides {
  unit?: string;
  reach?: Reach[];
  sight?: Look[];
  zones?: Record<string, string[]>;
  templates?: Record<string, string[]>;
  /** The chance that the attack under way hits, before and after each card that changes it. */
  plays?: Record<string, [number, number]>;
}

/** "67 → 33 %", for a card that changes the attack under way. */
export function changeBy(guides: Guides, verb: string, card: string): string {
  const found = guides.plays?.[`${verb} card:${card}`];
  return found ? `${Math.round(100 * found[0])} → ${percent(found[1])}` : '';
}

export function guidesOf(offer: Offer): Guides {
  return offer.guides ?? {};
}

/** How one unit sees another. */
export function lookBetween(guides: Guides, from: string | null, to: string): Look | undefined {
  const looks = guides.sight ?? [];
  return looks.find((look) => look.to === to && (from === null || look.from === from));
}

/** Where the unit can go. A unit that has declared an assault only sees its next step (HOS-17.8). */
export function reachOf(offer: Offer): Reach[] {
  const reach = guidesOf(offer).reach ?? [];
  const frame = topFrame(offer.view);
  if (frame?.frame !== 'movement' || !frame.target) return reach;
  const legal = new Set(offer.legal.map((action) => action.join(' ')));
  return reach.filter(({ way }) => way.length === 1 && legal.has(way[0]!.join(' ')));
}

const reaches = new WeakMap<Offer, Map<string, Action[]>>();

/** The ways to the squares within reach, by the word of each square. */
function waysOf(offer: Offer): Map<string, Action[]> {
  let ways = reaches.get(offer);
  if (!ways) {
    const begins = offer.legal.some((action) => action.length === 1 && action[0] === 'move');
    ways = new Map(
      reachOf(offer).map(({ square, way }) => [`square:${square}`, begins ? [['move'], ...way] : way]),
    );
    reaches.set(offer, ways);
  }
  return ways;
}

/** A click on a square within reach means the whole way to it. */
export function plan(word: string, asking: Asking, offer: Offer): Action[] | null {
  if (asking.chosen.length > 0 && asking.chosen[0] !== 'move') return null;
  return waysOf(offer).get(word) ?? null;
}

const QUIET = new Set(['move-declared', 'moved', 'turned', 'flipped', 'driven', 'pivoted']);

/** A move continues automatically as long as nothing but the move has happened. */
export function goesOn(events: { key: string }[]): boolean {
  return events.every(({ key }) => QUIET.has(key));
}
