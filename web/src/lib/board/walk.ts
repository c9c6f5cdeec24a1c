/** Paths across the board, for the arrow keys and for trails. */
import type { Place, Point } from '../drawing';

export interface Stop extends Point {
  id: string;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const HEADING: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The weight of going sideways, relative to going ahead: up a column of hexes, the next row comes first. */
const ASIDE = 1.5;
/** Stops that are as near as this are equally near. */
const ALIKE = 0.01;

/**
 * The next stop in a direction, as seen on the screen; null if there is none. Between two that are equally near, the
 * first one on the way up or left, the last one on the way back.
 */
export function onward(from: Stop, stops: readonly Stop[], direction: Direction): string | null {
  const heading = HEADING[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop.id === from.id) continue;
    const along = (stop.x - from.x) * heading.x + (stop.y - from.y) * heading.y;
    const aside = Math.abs((stop.x - from.x) * heading.y) + Math.abs((stop.y - from.y) * heading.x);
    if (along <= 0.5 || aside > along * 3) continue;
    const cost = along + ASIDE * aside;
    const back = direction === 'right' || direction === 'down';
    if (cost < least - ALIKE || (back && cost < least + ALIKE)) {
      least = cost;
      best = stop.id;
    }
  }
  return best;
}

/** The first stop: the one nearest to the upper left corner, in reading order. */
export function firstStop(stops: readonly Stop[]): string | null {
  const [first] = [...stops].sort((a, b) => a.y - b.y || a.x - b.x);
  return first?.id ?? null;
}

/** A shortest path between places, including both ends; over `open` places only, if given. */
export function route(
  places: ReadonlyMap<string, Place>,
  from: string,
  to: string,
  open?: (id: string) => boolean,
): Place[] {
  const start = places.get(from);
  const goal = places.get(to);
  if (!start || !goal) return [];
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (id === to) break;
    for (const near of places.get(id)?.near ?? []) {
      if (!cameFrom.has(near) && (near === to || !open || open(near))) cameFrom.set(near, id);
    }
  }
  if (!cameFrom.has(to)) return open ? route(places, from, to) : [start, goal];
  const way: Place[] = [];
  for (let id: string | null = to; id !== null; id = cameFrom.get(id) ?? null) way.unshift(places.get(id)!);
  return way;
}
