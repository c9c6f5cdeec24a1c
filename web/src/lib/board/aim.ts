/** What a click on overlapping things means, and how a stack is spread out. */
import type { Piece, Point } from '../drawing';
import { add, centreOf, distance } from './geometry';

/** Touch targets closer than this many pixels are spread out before one is picked. */
export const APART = 40;

/**
 * The word that a click on this thing means. Highlighted things take precedence: a click on a plain piece in
 * a highlighted place means the place, a click on a plain place with one highlighted piece means the piece.
 */
export function clickTarget(
  word: string,
  pieces: readonly Piece[],
  isLit: (word: string) => boolean,
): string {
  if (isLit(word)) return word;
  const piece = pieces.find(({ id }) => id === word);
  if (piece) return isLit(piece.place) ? piece.place : word;
  const lit = pieces.filter(({ id, place }) => place === word && isLit(id));
  return lit.length === 1 ? lit[0]!.id : word;
}

/** The pieces that a touch on this one could mean; only itself if there is no doubt. */
export function crowd(
  piece: Piece,
  pieces: readonly Piece[],
  scale: number,
  isLit: (word: string) => boolean,
): Piece[] {
  const close = pieces.filter(
    (other) => other.place === piece.place && distance(piece, other) * scale < APART,
  );
  const lit = close.filter(({ id }) => isLit(id));
  return lit.length > 1 ? close : [piece];
}

/** Where the pieces of a stack go so that each can be touched: in a row, or in a ring if there are many. */
export function spreadOut(
  stack: readonly Piece[],
  scale: number,
  sheet: { width: number; height: number },
): Map<string, Point> {
  const step = (APART + 8) / scale;
  const ring = step / (2 * Math.sin(Math.PI / Math.max(2, stack.length)));
  const offsets = stack.map((_, i): Point => {
    if (stack.length <= 3) return { x: (i - (stack.length - 1) / 2) * step, y: 0 };
    const angle = (2 * Math.PI * i) / stack.length - Math.PI / 2;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle) };
  });
  const middle = centreOf(stack);
  const reach = (of: (point: Point) => number): number =>
    Math.max(...offsets.map(of).map(Math.abs)) + step / 2;
  const at = {
    x: within(
      middle.x,
      reach(({ x }) => x),
      sheet.width,
    ),
    y: within(
      middle.y,
      reach(({ y }) => y),
      sheet.height,
    ),
  };
  return new Map(stack.map(({ id }, i) => [id, add(at, offsets[i]!)]));
}

/** A centre that leaves room for `reach` on both sides. */
const within = (middle: number, reach: number, size: number): number =>
  2 * reach > size ? size / 2 : Math.max(reach, Math.min(size - reach, middle));
