/** What moved between two layouts of the pieces, along which path and for how long. */
import type { Piece, Point, Trace } from '../drawing';
import { distance } from './geometry';

export type Speed = 'calm' | 'brisk' | 'instant';

export const EASING = 'cubic-bezier(.2,.7,.2,1)';
const STEP = 260;
const MOST = 780;
const FACTOR: Record<Speed, number> = { calm: 1, brisk: 0.5, instant: 0 };

/** The milliseconds for a path of `steps` steps. */
export const timeOfMove = (steps: number, speed: Speed): number =>
  Math.min(MOST, STEP * Math.max(1, steps)) * FACTOR[speed];

/** The milliseconds for a piece to appear or disappear. */
export const timeOfChange = (speed: Speed): number => STEP * FACTOR[speed];

/** The milliseconds for a line of fire to grow. */
export const timeOfFire = (speed: Speed): number => 200 * FACTOR[speed];

export interface Moved {
  piece: Piece;
  way: Point[];
  steps: number;
}

export interface Changes {
  moved: Moved[];
  come: Piece[];
  gone: Piece[];
}

/** Points closer than this are the same. */
const SAME = 1;

export function changesOf(
  before: readonly Piece[],
  after: readonly Piece[],
  traces: readonly Trace[],
  stepsBetween: (from: string, to: string) => number,
): Changes {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const left = new Set(after.map(({ id }) => id));
  const moved: Moved[] = [];
  const come: Piece[] = [];
  for (const piece of after) {
    const was = old.get(piece.id);
    if (!was) come.push(piece);
    else if (distance(was, piece) > SAME) {
      const trail = was.place === piece.place ? undefined : trailOf(piece, was, traces);
      const way = trail
        ? [pointOf(was), ...trail.path.slice(1, -1), pointOf(piece)]
        : [pointOf(was), pointOf(piece)];
      const steps = trail ? trail.path.length - 1 : stepsBetween(was.place, piece.place);
      moved.push({ piece, way, steps });
    }
  }
  return { moved, come, gone: before.filter(({ id }) => !left.has(id)) };
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** The trail whose ends are nearest to a piece's old and new places. */
function trailOf(piece: Piece, was: Piece, traces: readonly Trace[]): Trace | undefined {
  const near = 1.5 * Math.max(piece.radius, 30);
  return traces.find(
    ({ kind, side, path }) =>
      kind === 'trail' &&
      side === piece.side &&
      path.length > 2 &&
      distance(path[0]!, was) < near &&
      distance(path[path.length - 1]!, piece) < near,
  );
}
