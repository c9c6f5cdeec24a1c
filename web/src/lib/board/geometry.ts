/** Plane geometry of the board, in units of the sheet. Pure functions. */
import type { Point } from '../drawing';

export type Polygon = readonly Point[];

export const round = (value: number): number => Math.round(value * 10) / 10;

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at `share` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, share: number): Point => add(a, times(minus(b, a), share));

/** A closed SVG path along these corners. */
export function outlineOf(polygon: Polygon): string {
  return `M${polygon.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** An SVG path along these points, not closed. */
export function lineOf(points: readonly Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
}

/** A smooth SVG path through all these points (Catmull–Rom, as cubic curves). */
export function smoothLineOf(points: readonly Point[]): string {
  if (points.length < 3) return lineOf(points);
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  let path = `M${pair(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const leaving = add(at(i), times(minus(at(i + 1), at(i - 1)), 1 / 6));
    const arriving = minus(at(i + 1), times(minus(at(i + 2), at(i)), 1 / 6));
    path += `C${pair(leaving)} ${pair(arriving)} ${pair(at(i + 1))}`;
  }
  return path;
}

/** A convex polygon around (0, 0), inset by `by`. Corners in drawing order. */
export function inset(polygon: Polygon, by: number): Point[] {
  const lines = polygon.map((corner, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const length = distance(corner, next);
    let normal = { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length };
    let far = normal.x * corner.x + normal.y * corner.y;
    if (far < 0) {
      normal = times(normal, -1);
      far = -far;
    }
    return { normal, far: far - by };
  });
  return lines.map((line, i) => {
    const before = lines[(i + lines.length - 1) % lines.length]!;
    const cross = before.normal.x * line.normal.y - before.normal.y * line.normal.x;
    return {
      x: (before.far * line.normal.y - line.far * before.normal.y) / cross,
      y: (before.normal.x * line.far - line.normal.x * before.far) / cross,
    };
  });
}

/** Where the ray from (0, 0) towards `towards` leaves a convex polygon around (0, 0). */
export function edgePoint(polygon: Polygon, towards: Point): Point {
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const along = minus(polygon[(i + 1) % polygon.length]!, a);
    const cross = towards.x * along.y - towards.y * along.x;
    if (Math.abs(cross) < 1e-9) continue;
    const reach = (a.x * along.y - a.y * along.x) / cross;
    const share = (a.x * towards.y - a.y * towards.x) / cross;
    if (reach > 0 && share >= -1e-9 && share <= 1 + 1e-9) return times(towards, reach);
  }
  return { x: 0, y: 0 };
}

/** The length of a path along these points. */
export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1]!, points[i]!);
  return sum;
}

/** The path without its first `head` and last `tail` units; at least its middle remains. */
export function trimmed(points: readonly Point[], head: number, tail: number): Point[] {
  const spare = Math.max(0, lengthOf(points) - 2);
  const factor = Math.min(1, spare / Math.max(1e-9, head + tail));
  return cutHead(cutHead(points, head * factor).reverse(), tail * factor).reverse();
}

function cutHead(points: readonly Point[], by: number): Point[] {
  const rest = [...points];
  while (rest.length > 1) {
    const step = distance(rest[0]!, rest[1]!);
    if (by < step) return [between(rest[0]!, rest[1]!, by / step), ...rest.slice(1)];
    by -= step;
    rest.shift();
  }
  return rest;
}

/** The point halfway along these points. */
export function middleOf(points: readonly Point[]): Point {
  return cutHead(points, lengthOf(points) / 2)[0] ?? { x: 0, y: 0 };
}

/** The centre of all these points. */
export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce(add, { x: 0, y: 0 });
  return times(sum, 1 / Math.max(1, points.length));
}
