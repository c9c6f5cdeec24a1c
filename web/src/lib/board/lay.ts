/** Where pieces and traces are drawn: on a rotated sheet of tiles, the counters of an upright tile stay in their rows. */
import type { Piece, Place, Point, Sheet, Trace } from '../drawing';
import { TILE } from './brick';

/** Pieces smaller than this many pixels are shown by the magnifier. */
const SMALL = 48;

export const isSmall = ({ radius }: Pick<Piece, 'radius'>, pixels: number): boolean =>
  2 * radius * pixels < SMALL;

/** The size in pixels that a piece should have under the magnifier, and the limits of its power. */
const WANTED = 100;
const LEAST = 2;
const MOST = 3;

/** How many times larger the magnifier shows a piece of so many pixels. */
export const powerOf = (size: number): number => Math.max(LEAST, Math.min(MOST, WANTED / size));

/** Pieces as they are drawn, grown by a factor of their own. */
export function lay(
  pieces: Piece[],
  sheet: Sheet,
  turned: boolean,
  factor: (piece: Piece) => number,
): (Piece & { grown: number })[] {
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  return pieces.map((piece) => {
    const grown = factor(piece);
    const place = places.get(piece.place);
    const at = turned && sheet.grid === 'brick' && place ? upright(piece, place) : piece;
    return { ...piece, x: at.x, y: at.y, radius: piece.radius * grown, grown };
  });
}

/** Traces go to where the pieces are drawn. */
export function layTraces(traces: Trace[], sheet: Sheet, turned: boolean): Trace[] {
  if (!turned || sheet.grid !== 'brick') return traces;
  const moved = (point: Point): Point => {
    const tile = sheet.places.find((place) => isIn(point, place));
    return tile ? upright(point, tile) : point;
  };
  return traces.map((trace) => ({ ...trace, path: trace.path.map(moved) }));
}

const isIn = (point: Point, tile: Point): boolean =>
  Math.abs(point.x - tile.x) <= TILE / 2 && Math.abs(point.y - tile.y) <= TILE / 2;

/** A point of a tile that is not rotated with the sheet. */
const upright = (point: Point, tile: Place): Point => ({
  x: tile.x + point.y - tile.y,
  y: tile.y - (point.x - tile.x),
});
