/**
 * Hex sheets: pointy-top hexes in rows, odd rows shifted right by half a hex. A cell is (row, x), as in a
 * scenario's description: x is the doubled column, 2 · column + (row mod 2).
 */
import type { Place, Point } from '../drawing';
import { inset, outlineOf, round, type Polygon } from './geometry';

export const SIDE = 50;
/** Half the width of a hex, as in the terrain drawings. */
export const HALF = 43.3;
const ROW = SIDE * 1.5;
const RING = 4;

export interface Cell {
  row: number;
  x: number;
}

/** Corners clockwise from the top. */
export const HEXAGON: Polygon = [
  { x: 0, y: -SIDE },
  { x: HALF, y: -SIDE / 2 },
  { x: HALF, y: SIDE / 2 },
  { x: 0, y: SIDE },
  { x: -HALF, y: SIDE / 2 },
  { x: -HALF, y: -SIDE / 2 },
];

/** The six adjacent cells, on the board or not. */
export function neighbours({ row, x }: Cell): Cell[] {
  return [
    { row, x: x - 2 },
    { row, x: x + 2 },
    { row: row - 1, x: x - 1 },
    { row: row - 1, x: x + 1 },
    { row: row + 1, x: x - 1 },
    { row: row + 1, x: x + 1 },
  ];
}

/** The centre of a cell; the first hex touches the upper left corner of the neatline. */
export function centre({ row, x }: Cell): Point {
  return { x: round(HALF * (x + 1)), y: SIDE + row * ROW };
}

const keyOf = ({ row, x }: Cell): string => `${row} ${x}`;

/** The places of a hex sheet, and its size inside the neatline. */
export function layHexes(hexes: readonly (Cell & { id: string })[]): {
  places: Place[];
  width: number;
  height: number;
} {
  const ids = new Map(hexes.map((cell) => [keyOf(cell), cell.id]));
  const outline = outlineOf(HEXAGON);
  const inner = outlineOf(inset(HEXAGON, RING));
  const places = hexes.map((cell) => ({
    id: cell.id,
    ...centre(cell),
    outline,
    inset: inner,
    near: neighbours(cell).flatMap((near) => ids.get(keyOf(near)) ?? []),
  }));
  return {
    places,
    width: round(Math.max(...places.map(({ x }) => x)) + HALF),
    height: Math.max(...places.map(({ y }) => y)) + SIDE,
  };
}
