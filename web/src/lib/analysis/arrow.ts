/** Arrows on the sheet: what is left of a path between what stands at its ends. Pure. */
import { lineOf, middleOf, smoothLineOf, trimmed } from '../board/geometry';
import type { Piece, Point, Sheet } from '../drawing';

/** Lines of signs are designed for a scale of about 0.8, and never thinner than at this one. */
const THINNEST = 0.62;

/** The width of one unit of line. */
export const unitOf = (sheet: Sheet, scale: number): number =>
  Math.max(sheet.grid === 'brick' ? 4 / 3 : 1, THINNEST / scale);

/** How much of a line is covered by what stands at its end. */
export function reachAt(point: Point, pieces: readonly Piece[], sheet: Sheet, unit: number): number {
  const piece = pieces.find(({ x, y, radius }) => Math.hypot(x - point.x, y - point.y) < radius);
  return piece ? piece.radius * (sheet.grid === 'hex' ? 0.8 : 1) + 4 * unit : 8 * unit;
}

export interface Arrow {
  line: string;
  end: Point;
  /** The direction of its head, in degrees. */
  turn: number;
  middle: Point;
}

/** Null if it leads nowhere. */
export function arrowOf(path: Point[], unit: number, reach: (point: Point) => number): Arrow | null {
  if (path.length < 2) return null;
  const way = trimmed(path, reach(path[0]!), reach(path.at(-1)!) + 6 * unit);
  const end = way.at(-1)!;
  const before = way.at(-2) ?? path[0]!;
  return {
    line: way.length > 2 ? smoothLineOf(way) : lineOf(way),
    end,
    turn: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI,
    middle: middleOf(way),
  };
}
