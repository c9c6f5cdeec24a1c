/** The contents of a view. */
import type { Frame, HiddenUnit, UnitView, View } from './view';
import type { Abilities, Battle, CounterFacts, FaceFacts, Side, WeaponFacts } from './facts';
import { faceOf } from './facts';

export const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Heading = (typeof HEADINGS)[number];

/** A unit in a view; one that is not known goes by an alias, and shows its side and values. */
export type UnitSeen = UnitView & Partial<Pick<HiddenUnit, 'side' | 'printed'>>;

export type { Frame };

/** A unit with everything known about it. */
export interface Standing {
  id: string;
  seen: UnitSeen;
  side: Side;
  /** Null for a hidden unit of the enemy. */
  counter: CounterFacts | null;
  face: FaceFacts | null;
}

export function unitsOf(battle: Battle, view: View): Standing[] {
  const known = Object.entries(view.units ?? {}).flatMap(([id, seen]) => {
    const counter = battle.counterOf(id);
    return counter ? [{ id, seen, side: counter.side, counter, face: faceOf(counter, seen.shows) }] : [];
  });
  const hidden = Object.entries(view.hidden ?? {}).map(([id, seen]) => ({
    id,
    seen,
    side: seen.side,
    counter: null,
    face: null,
  }));
  return [...known, ...hidden];
}

export function unitOf(battle: Battle, view: View, id: string): Standing | undefined {
  const seen = view.units?.[id];
  const counter = battle.counterOf(id);
  if (seen && counter) return { id, seen, side: counter.side, counter, face: faceOf(counter, seen.shows) };
  return unitsOf(battle, view).find((unit) => unit.id === id);
}

/** Where a unit is, on foot or carried. */
export function placeOf(view: View, seen: UnitSeen): string | undefined {
  return seen.at ?? (seen.carrier ? view.units?.[seen.carrier]?.at : undefined);
}

export function framesOf(view: View): Frame[] {
  return view.decision ?? [];
}

export function topFrame(view: View): Frame | undefined {
  return framesOf(view).at(-1);
}

const ACTING = new Set(['activation', 'movement', 'firing', 'forced-move', 'facing', 'scouting-move']);

/** The id of the active unit; null if there is none. */
export function actingUnit(view: View): string | null {
  const top = framesOf(view).findLast((frame) => ACTING.has(frame.frame) && frame.unit);
  return top?.unit ?? null;
}

/** All abilities of a counter's side, including those of its weapons. */
export function abilitiesOf(face: FaceFacts, weapon?: WeaponFacts): Abilities {
  return weapon ? weapon.abilities : face.abilities;
}

/** The current ground of a square: what its part has become, or what is printed. */
export function groundNow(battle: Battle, view: Pick<View, 'fallen'>, square: string): string {
  const facts = battle.squareNamed.get(square);
  if (!facts) return 'open';
  const part = facts.part === null ? undefined : battle.parts.get(facts.part);
  if (part && (view.fallen ?? []).includes(part.part))
    return battle.terrain.get(part.kind)?.becomes ?? 'rubble';
  return facts.ground;
}
