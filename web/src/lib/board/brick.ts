/**
 * Brick sheets: square tiles in parallel lines, each line shifted by half a tile. A cell is (line, half), as in
 * a scenario's description: its line, and its offset along the line in half tiles.
 */
import type { Place, Point } from '../drawing';
import { inset, outlineOf, type Polygon } from './geometry';

export const TILE = 200;
/** Ground between the outermost tiles and the neatline. */
const APRON = 30;
const RING = 9;

export type Stagger = 'rows' | 'columns';

export interface Cell {
  line: number;
  half: number;
}

export const SQUARE: Polygon = [
  { x: -TILE / 2, y: -TILE / 2 },
  { x: TILE / 2, y: -TILE / 2 },
  { x: TILE / 2, y: TILE / 2 },
  { x: -TILE / 2, y: TILE / 2 },
];

/** The six cells that share part of an edge with this one. */
export function neighbours({ line, half }: Cell): Cell[] {
  return [
    { line, half: half - 2 },
    { line, half: half + 2 },
    { line: line - 1, half: half - 1 },
    { line: line - 1, half: half + 1 },
    { line: line + 1, half: half - 1 },
    { line: line + 1, half: half + 1 },
  ];
}

/** The centre of a cell on a sheet that begins at the centre of cell (0, 0). */
function centre({ line, half }: Cell, stagger: Stagger): Point {
  const across = line * TILE;
  const along = (half * TILE) / 2;
  return stagger === 'columns' ? { x: across, y: along } : { x: along, y: across };
}

const keyOf = ({ line, half }: Cell): string => `${line} ${half}`;

/** The places of a brick sheet, and its size inside the neatline. */
export function layBricks(
  tiles: readonly (Cell & { id: string })[],
  stagger: Stagger,
): { places: Place[]; width: number; height: number } {
  const middles = tiles.map((tile) => centre(tile, stagger));
  const left = Math.min(...middles.map(({ x }) => x)) - TILE / 2 - APRON;
  const top = Math.min(...middles.map(({ y }) => y)) - TILE / 2 - APRON;
  const ids = new Map(tiles.map((tile) => [keyOf(tile), tile.id]));
  const outline = outlineOf(SQUARE);
  const inner = outlineOf(inset(SQUARE, RING));
  const places = tiles.map((tile, i) => ({
    id: tile.id,
    x: middles[i]!.x - left,
    y: middles[i]!.y - top,
    outline,
    inset: inner,
    near: neighbours(tile).flatMap((cell) => ids.get(keyOf(cell)) ?? []),
  }));
  return {
    places,
    width: Math.max(...places.map(({ x }) => x)) + TILE / 2 + APRON,
    height: Math.max(...places.map(({ y }) => y)) + TILE / 2 + APRON,
  };
}
