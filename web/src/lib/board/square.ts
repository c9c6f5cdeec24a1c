/** Square sheets: places of one size, anywhere on the sheet, as on offset grids. */
import type { Place, Point } from '../drawing';
import { inset, outlineOf, type Polygon } from './geometry';

export const SIDE = 80;
const HALF = SIDE / 2;
const RING = 5;
/** Squares whose centres are at most this far apart, along both axes, are adjacent. */
const BESIDE = 1.01 * SIDE;

export const FIELD: Polygon = [
  { x: -HALF, y: -HALF },
  { x: HALF, y: -HALF },
  { x: HALF, y: HALF },
  { x: -HALF, y: HALF },
];

/** Places around these centres. */
export function laySquares(squares: readonly (Point & { id: string })[]): Place[] {
  const outline = outlineOf(FIELD);
  const inner = outlineOf(inset(FIELD, RING));
  return squares.map(({ id, x, y }) => ({
    id,
    x,
    y,
    outline,
    inset: inner,
    near: squares
      .filter((other) => other.id !== id && Math.abs(other.x - x) < BESIDE && Math.abs(other.y - y) < BESIDE)
      .map((other) => other.id),
  }));
}
