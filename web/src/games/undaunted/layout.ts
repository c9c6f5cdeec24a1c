/** The arrangement of counters in a tile. */
import type { Point } from '../../lib/drawing';

/** The place of a counter, relative to the middle of its tile. */
export interface Spot extends Point {
  /** Half the width of the counter. */
  radius: number;
}

/** For each number of counters: rows, size and spacing. */
const GRIDS = [
  { rows: 1, columns: 1, radius: 33, step: 0 },
  { rows: 1, columns: 2, radius: 33, step: 86 },
  { rows: 1, columns: 3, radius: 27, step: 63 },
  { rows: 2, columns: 2, radius: 26, step: 60 },
  { rows: 2, columns: 3, radius: 26, step: 60 },
  { rows: 2, columns: 4, radius: 20, step: 47 },
  { rows: 3, columns: 4, radius: 20, step: 47 },
  { rows: 5, columns: 5, radius: 16, step: 37 },
];

/** Two rows are moved up by this much: the lower corners of a tile contain more than the upper ones. */
const LIFT = 6;

/**
 * The places of all counters in one tile, those of the first side before those of the second: as large as
 * possible, clear of the signs in the tile's corners, each side in a separate row if they fit.
 */
export function spots(first: number, second: number): Spot[] {
  const count = first + second;
  const grid = GRIDS.find(({ rows, columns }) => rows * columns >= count);
  if (!grid) throw new Error(`no room for ${count} counters in a tile`);
  const apart = grid.rows === 2 && first > 0 && second > 0 && Math.max(first, second) <= grid.columns;
  const rows = apart ? [first, second] : inRows(count, grid.columns);
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({
      x: (column - (length - 1) / 2) * grid.step,
      y: (row - (rows.length - 1) / 2) * grid.step - (rows.length > 1 ? LIFT : 0),
      radius: grid.radius,
    })),
  );
}

function inRows(count: number, columns: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= columns) rows.push(Math.min(left, columns));
  return rows;
}
