/** What a view tells of the table. */
import type { View } from '../../lib/protocol';
import type { Abilities, Battle, CounterFacts, FaceFacts, Side, WeaponFacts } from './facts';
import { faceOf } from './facts';

export const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Heading = (typeof HEADINGS)[number];

/** A unit as a view tells it; one that is not known goes by an alias. */
export interface UnitSeen {
  standing: 'awaited' | 'field' | 'aboard' | 'lost' | 'gone';
  at?: string;
  rear?: string;
  heading?: Heading;
  carrier?: string;
  shows: string;
  suppression?: number;
  damage?: string[];
  /** `1` … `10`, `special`, `bluff`; of an enemy `unknown` until it is resolved. */
  token?: string;
  resolved?: boolean;
  activated?: boolean;
  fired?: boolean;
  supplied?: boolean;
  known?: boolean;
  /** Of a hidden unit: its side, and what the side that is up shows. */
  side?: Side;
  printed?: { move: number; abilities: string[] };
}

export interface Frame {
  frame: string;
  unit?: string;
  side?: string;
  moment?: string;
  target?: string;
  dice?: number[];
  [field: string]: unknown;
}

/** A unit with what is known of it. */
export interface Standing {
  id: string;
  seen: UnitSeen;
  side: Side;
  /** Null for a hidden unit of the enemy. */
  counter: CounterFacts | null;
  face: FaceFacts | null;
}

export function unitsOf(battle: Battle, view: View): Standing[] {
  const known = Object.entries((view.units ?? {}) as Record<string, UnitSeen>).flatMap(([id, seen]) => {
    const counter = battle.counterOf(id);
    return counter ? [{ id, seen, side: counter.side, counter, face: faceOf(counter, seen.shows) }] : [];
  });
  const hidden = Object.entries((view.hidden ?? {}) as Record<string, UnitSeen>).map(([id, seen]) => ({
    id,
    seen,
    side: seen.side ?? 'german',
    counter: null,
    face: null,
  }));
  return [...known, ...hidden];
}

export function unitOf(battle: Battle, view: View, id: string): Standing | undefined {
  const seen = view.units?.[id] as UnitSeen | undefined;
  const counter = battle.counterOf(id);
  if (seen && counter) return { id, seen, side: counter.side, counter, face: faceOf(counter, seen.shows) };
  return unitsOf(battle, view).find((unit) => unit.id === id);
}

/** Where a unit is, be it on foot or carried. */
export function placeOf(view: View, seen: UnitSeen): string | undefined {
  return seen.at ?? (seen.carrier ? (view.units?.[seen.carrier]?.at as string | undefined) : undefined);
}

export function framesOf(view: View): Frame[] {
  return (view.decision ?? []) as Frame[];
}

export function topFrame(view: View): Frame | undefined {
  return framesOf(view).at(-1);
}

const ACTING = new Set(['activation', 'movement', 'firing', 'forced-move', 'facing', 'scouting-move']);

/** The unit that acts, by its id; null where nobody does. */
export function actingUnit(view: View): string | null {
  const top = framesOf(view).findLast((frame) => ACTING.has(frame.frame) && frame.unit);
  return top?.unit ?? null;
}

/** All abilities of a side of a counter: its own, and those of its weapons. */
export function abilitiesOf(face: FaceFacts, weapon?: WeaponFacts): Abilities {
  return weapon ? weapon.abilities : face.abilities;
}

/** Which ground a square shows now: what its part has become, or what is printed. */
export function groundNow(battle: Battle, view: View, square: string): string {
  const facts = battle.squareNamed.get(square);
  if (!facts) return 'open';
  const part = facts.part === null ? undefined : battle.parts.get(facts.part);
  if (part && (view.fallen ?? []).includes(part.part))
    return battle.terrain.get(part.kind)?.becomes ?? 'rubble';
  return facts.ground;
}
