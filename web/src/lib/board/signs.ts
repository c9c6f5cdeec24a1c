/** Shapes of the signs on places and pieces, around (0, 0). */
import type { Piece, Place, Point, Sheet, Sign } from '../drawing';
import { SQUARE } from './brick';
import { HEXAGON } from './hex';
import { FIELD } from './square';
import { inset, lineOf, outlineOf, round } from './geometry';

export type Shape = 'round' | 'cut' | 'tile' | 'hex' | 'square';

/** A thing with its sign and its place on the sheet. */
export interface Mark {
  word: string;
  sign: Sign;
  at: Point;
  shape: Shape;
  /** Half its width. */
  radius: number;
  hovered: boolean;
}

const CHOOSABLE: readonly Sign['state'][] = [
  'pick',
  'selected',
  'destination',
  'target',
  'armed',
  'ordered',
  'focus',
];

/** Can this be clicked now? Refused or spent things respond to a click, but are not highlighted. */
export const isChoosable = (sign: Sign | null): boolean => sign !== null && CHOOSABLE.includes(sign.state);

export const isPlaceShape = (shape: Shape): boolean =>
  shape === 'tile' || shape === 'hex' || shape === 'square';

/** A unit that fills its hex is marked along the hex's outline, a counter along its own. */
export function shapeOf(thing: Place | Piece, sheet: Sheet): { shape: Shape; radius: number } {
  if (sheet.grid === 'hex') return { shape: 'hex', radius: HEXAGON[1]!.x };
  if ('shape' in thing) return { shape: thing.shape, radius: thing.radius };
  return sheet.grid === 'square'
    ? { shape: 'square', radius: FIELD[1]!.x }
    : { shape: 'tile', radius: SQUARE[1]!.x };
}

/** Where the lines of a sign are: how far outside a piece, or inside the edge of a place. */
export const OFFSETS = {
  piece: { ring: 3.4, selected: 6, ink: 2.4, refused: 4, focus: 10.4, focusInk: 6.4 },
  place: { ring: -5, selected: -3.4, ink: -7, refused: -4, focus: -2, focusInk: -6 },
} as const;

export type Line = keyof (typeof OFFSETS)['piece'];

/** The outline of a line of a sign; `unit` is the width of one unit of line. */
export function ringPath(shape: Shape, radius: number, line: Line, unit: number, grow = 0): string {
  const by = (OFFSETS[isPlaceShape(shape) ? 'place' : 'piece'][line] + grow) * unit;
  if (shape === 'tile') return outlineOf(inset(SQUARE, -by));
  if (shape === 'hex') return outlineOf(inset(HEXAGON, -by));
  if (shape === 'square') return outlineOf(inset(FIELD, -by));
  return shape === 'round'
    ? roundSquare(radius + by, 0.48 * radius + 0.5 * by)
    : cutSquare(radius + by, 0.34 * radius + 0.35 * by);
}

export function roundSquare(half: number, corner: number): string {
  const [h, c, s] = [round(half), round(corner), round(half - corner)];
  return `M${-s} ${-h}H${s}A${c} ${c} 0 0 1 ${h} ${-s}V${s}A${c} ${c} 0 0 1 ${s} ${h}H${-s}A${c} ${c} 0 0 1 ${-h} ${s}V${-s}A${c} ${c} 0 0 1 ${-s} ${-h}Z`;
}

export function cutSquare(half: number, cut: number): string {
  const [h, s] = [round(half), round(half - cut)];
  return `M${-s} ${-h}H${s}L${h} ${-s}V${s}L${s} ${h}H${-s}L${-h} ${s}V${-s}Z`;
}

/** The distance of brackets from a piece, in units of line; smaller if pieces are crowded. */
const APART = { most: 8, least: 1 };

/** The distance of brackets from the centre of a thing; `free` is the distance of its neighbour. */
export function reachOf(shape: Shape, radius: number, unit: number, free = Infinity): number {
  if (shape === 'hex') return HEXAGON[3]!.y - 4;
  if (shape === 'tile' || shape === 'square') return radius - 7 * unit;
  return radius + Math.max(APART.least * unit, Math.min(APART.most * unit, free / 2 - radius - 2 * unit));
}

/** The distance of the nearest other mark, along x or y. */
export function freeAround({ word, at }: Mark, marks: readonly Mark[]): number {
  const gaps = marks
    .filter((other) => other.word !== word && !isPlaceShape(other.shape))
    .map((other) => Math.max(Math.abs(other.at.x - at.x), Math.abs(other.at.y - at.y)));
  return Math.min(...gaps, Infinity);
}

/** The distance from the centre of a thing where its chip may begin: on the brackets, not far inside. */
export function chipReachOf(shape: Shape, radius: number, unit: number): number {
  if (shape === 'tile') return radius - 40 * unit;
  return reachOf(shape, radius, unit) - (shape === 'hex' ? 3 : 9) * unit;
}

/** The brackets at the corners of a target. */
export function bracketsPath(shape: Shape, radius: number, unit: number, free = Infinity): string {
  if (shape === 'hex') return cornerMarks(inset(HEXAGON, 3.4 * unit), 0.32);
  const half = reachOf(shape, radius, unit, free);
  const square = SQUARE.map(({ x, y }) => ({ x: Math.sign(x) * half, y: Math.sign(y) * half }));
  return cornerMarks(square, isPlaceShape(shape) ? 0.16 : Math.min(0.24, (7 * unit) / half));
}

/** Strokes at every corner of a polygon, along `share` of both edges. */
function cornerMarks(polygon: readonly Point[], share: number): string {
  return polygon
    .map((corner, i) => {
      const before = polygon[(i + polygon.length - 1) % polygon.length]!;
      const after = polygon[(i + 1) % polygon.length]!;
      const towards = (to: Point): Point => ({
        x: corner.x + (to.x - corner.x) * share,
        y: corner.y + (to.y - corner.y) * share,
      });
      return lineOf([towards(before), corner, towards(after)]);
    })
    .join('');
}

/** The place of the no-entry sign and the tick: the upper right corner of a piece, as seen on the screen. */
export function cornerOf(shape: Shape, radius: number): Point {
  if (shape === 'hex') return { x: -27, y: -27 };
  return shape === 'tile' ? { x: 0, y: -radius + 30 } : { x: 0.86 * radius, y: -0.86 * radius };
}
