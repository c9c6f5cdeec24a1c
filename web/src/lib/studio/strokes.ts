/** The places of a stroke: along a line, over an area, in the mirror. In units of the sheet. */
import type { Point } from '../drawing';

export interface Spot extends Point {
  id: string;
  near?: readonly string[];
}

export interface Mirror {
  /** Left and right, above and below; both: turned by half a turn. */
  across: boolean;
  down: boolean;
}

/** How far a mirrored point may be from a place that it is taken for. */
const NEAR = 12;
/** Points along a line, in units. */
const STEP = 10;

export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function nearest(point: Point, spots: readonly Spot[]): Spot | undefined {
  let found: Spot | undefined;
  for (const spot of spots) if (!found || far(spot, point) < far(found, point)) found = spot;
  return found;
}

/** The places from one to another, in order. */
export function straight(from: string, to: string, spots: readonly Spot[]): string[] {
  const [a, b] = [from, to].map((id) => spots.find((spot) => spot.id === id));
  if (!a || !b) return [];
  const steps = Math.max(1, Math.ceil(far(a, b) / STEP));
  const found = new Set<string>();
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const point = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    found.add(nearest(point, spots)!.id);
  }
  return [...found];
}

/** All places that look like this one and are connected with it. */
export function area(from: string, spots: readonly Spot[], lookOf: (id: string) => string): string[] {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  if (!byId.has(from)) return [];
  const look = lookOf(from);
  const found = new Set([from]);
  for (const id of found) {
    for (const next of byId.get(id)?.near ?? []) if (byId.has(next) && lookOf(next) === look) found.add(next);
  }
  return [...found];
}

/** These places with those that the mirror adds. */
export function mirrored(
  ids: readonly string[],
  { across, down }: Mirror,
  spots: readonly Spot[],
  size: { width: number; height: number },
): string[] {
  if (!across && !down) return [...ids];
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const found = new Set(ids);
  for (const id of ids) {
    const spot = byId.get(id);
    if (!spot) continue;
    const point = {
      x: across ? size.width - spot.x : spot.x,
      y: down ? size.height - spot.y : spot.y,
    };
    const other = nearest(point, spots);
    if (other && far(other, point) < NEAR) found.add(other.id);
  }
  return [...found];
}
