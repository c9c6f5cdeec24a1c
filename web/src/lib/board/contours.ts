/** Contour lines of imaginary hills, for the table and the blank parts of a sheet. */
import type { Point } from '../drawing';
import { smoothLineOf } from './geometry';

export interface Hill extends Point {
  height: number;
  spread: number;
}

export interface Contour {
  path: string;
  /** Every fourth line is drawn bolder. */
  bold: boolean;
}

export function heightAt(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce(
    (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.spread ** 2),
    0,
  );
}

/** Contour lines at height intervals of `step` over a rectangle, computed on a grid of `mesh` units. */
export function contoursOf(
  hills: readonly Hill[],
  width: number,
  height: number,
  step: number,
  mesh: number,
): Contour[] {
  const columns = Math.ceil(width / mesh);
  const rows = Math.ceil(height / mesh);
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => heightAt(hills, column * mesh, row * mesh)),
  );
  const top = Math.max(...grid.flat());
  const contours: Contour[] = [];
  for (let n = 1; n * step < top; n++) {
    for (const line of joined(crossings(grid, n * step, mesh))) {
      if (line.length > 4) contours.push({ path: smoothLineOf(line), bold: n % 4 === 0 });
    }
  }
  return contours;
}

type Segment = [Point, Point];

/** Marching squares: the segment of a level's line in each cell of the grid. */
function crossings(grid: readonly (readonly number[])[], level: number, mesh: number): Segment[] {
  const segments: Segment[] = [];
  for (let row = 0; row + 1 < grid.length; row++) {
    for (let column = 0; column + 1 < grid[row]!.length; column++) {
      const corners = [
        { x: column, y: row },
        { x: column + 1, y: row },
        { x: column + 1, y: row + 1 },
        { x: column, y: row + 1 },
      ];
      const cuts: Point[] = [];
      for (let i = 0; i < 4; i++) {
        const a = corners[i]!;
        const b = corners[(i + 1) % 4]!;
        const from = grid[a.y]![a.x]!;
        const to = grid[b.y]![b.x]!;
        if (from < level === to < level) continue;
        const share = (level - from) / (to - from);
        cuts.push({ x: (a.x + (b.x - a.x) * share) * mesh, y: (a.y + (b.y - a.y) * share) * mesh });
      }
      for (let i = 0; i + 1 < cuts.length; i += 2) segments.push([cuts[i]!, cuts[i + 1]!]);
    }
  }
  return segments;
}

/** Segments that share an end, joined into lines. */
function joined(segments: readonly Segment[]): Point[][] {
  const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const ends = new Map<string, number[]>();
  segments.forEach((segment, i) =>
    segment.forEach((point) => ends.set(keyOf(point), [...(ends.get(keyOf(point)) ?? []), i])),
  );
  const used = new Set<number>();
  const grow = (line: Point[]): Point[] => {
    for (;;) {
      const end = line[line.length - 1]!;
      const next = ends.get(keyOf(end))?.find((i) => !used.has(i));
      if (next === undefined) return line;
      used.add(next);
      const [a, b] = segments[next]!;
      line.push(keyOf(a) === keyOf(end) ? b : a);
    }
  };
  return segments.flatMap((segment, i) => {
    if (used.has(i)) return [];
    used.add(i);
    return [grow(grow([segment[1], segment[0]]).reverse())];
  });
}
