/** A part of the sheet that is taken up, turned, and laid elsewhere. In units of the sheet. */
import type { Point, Sheet } from '../drawing';
import type { Edit } from './source';
import { far, nearest, type Spot } from './strokes';

/** What lies on one place, the lowest first, and how far that is from the first place of the clip. */
export interface Item {
  by: Point;
  brushes: string[];
}

export interface Clip {
  items: Item[];
  /** It was cut out: what there is but one of can be laid again, once. */
  cut: boolean;
}

export type Turn = 'across' | 'down' | 'round';

/** How far a point may be from the place that it is taken for. */
const NEAR = 12;
/** By which angle a part of each kind of sheet can be turned so that places come to lie on places. */
const ANGLES: Record<Sheet['grid'], number> = { square: 90, hex: 60, brick: 180 };
/** What lies under everything else: with it, a place is replaced as a whole. */
const GROUND = 'ground';
/** A tile: what lies on it is named by its face. */
const FACE = 'face';

export const kindOf = (brush: string): string => brush.slice(0, brush.indexOf(':'));

/** All places in the rectangle between two of them. */
export function box(from: string, to: string, spots: readonly Spot[]): string[] {
  const [a, b] = [from, to].map((id) => spots.find((spot) => spot.id === id));
  if (!a || !b) return [];
  const inside = (at: number, one: number, other: number): boolean =>
    at >= Math.min(one, other) - NEAR && at <= Math.max(one, other) + NEAR;
  return spots.filter(({ x, y }) => inside(x, a.x, b.x) && inside(y, a.y, b.y)).map(({ id }) => id);
}

/** What lies on some places, of what may be taken. */
export function taken(
  ids: readonly string[],
  spots: readonly Spot[],
  cells: Record<string, string[]>,
  may: (brush: string) => boolean,
): Item[] {
  const found = spots.filter(({ id }) => ids.includes(id) && cells[id]?.some(may));
  const first = found[0];
  if (!first) return [];
  return found.map(({ id, x, y }) => ({
    by: { x: x - first.x, y: y - first.y },
    brushes: cells[id]!.filter(may).reverse(),
  }));
}

export function turned(items: readonly Item[], turn: Turn, grid: Sheet['grid']): Item[] {
  const angle = (ANGLES[grid] * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const moved = ({ x, y }: Point): Point => {
    if (turn === 'across') return { x: -x, y };
    if (turn === 'down') return { x, y: -y };
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  };
  return items.map(({ by, brushes }) => ({ by: moved(by), brushes }));
}

/** Where the items come to lie if the first one is laid on a place; those beyond the sheet are left out. */
export function landed(items: readonly Item[], at: Spot, spots: readonly Spot[]): [string, Item][] {
  return items.flatMap((item): [string, Item][] => {
    const point = { x: at.x + item.by.x, y: at.y + item.by.y };
    const spot = nearest(point, spots);
    return spot && far(spot, point) < NEAR ? [[spot.id, item]] : [];
  });
}

/** The edits that lay items on their places: the ground is replaced, the rest is laid on it, the lowest first. */
export function editsFor(placed: readonly [string, Item][]): Edit[] {
  const bare = placed.filter(([, { brushes }]) => kindOf(brushes[0]!) === GROUND).map(([id]) => id);
  const strokes: { level: number; brush: string; places: string[] }[] = [];
  for (const [id, { brushes }] of placed) {
    const face = brushes.find((brush) => kindOf(brush) === FACE);
    brushes.forEach((brush, level) => {
      const place = face && brush !== face ? `tile:${face.slice(FACE.length + 1)}` : id;
      const known = strokes.find((stroke) => stroke.brush === brush && stroke.level === level);
      if (known) known.places.push(place);
      else strokes.push({ level, brush, places: [place] });
    });
  }
  strokes.sort((a, b) => a.level - b.level);
  return [
    ...(bare.length ? [{ do: 'wipe' as const, places: bare }] : []),
    ...strokes.map(({ brush, places }) => ({ do: 'lay' as const, brush, places })),
  ];
}
