/** The visible part of the sheet: zoom and offset of the paper, in pixels of its room. */
import type { Point } from '../drawing';
import type { Room } from './frame';

export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

/** The paper, and the room it is in. */
export interface Stage {
  paper: Room;
  room: Room;
  /** The largest zoom. */
  most: number;
}

/** How far the paper's edge may be dragged into the room. */
const OVER = 24;

export const FITTED: Camera = { zoom: 1, x: 0, y: 0 };

export const isFitted = ({ zoom }: Camera): boolean => zoom < 1.001;

/** The upper left corner of the fitted paper in its room. */
export function cornerOf({ paper, room }: Stage): Point {
  return { x: (room.width - paper.width) / 2, y: (room.height - paper.height) / 2 };
}

/** Zooms by a factor around `point`, which stays in place. */
export function zoomAt(camera: Camera, stage: Stage, point: Point, factor: number): Camera {
  const zoom = Math.max(1, Math.min(stage.most, camera.zoom * factor));
  const corner = cornerOf(stage);
  const grow = zoom / camera.zoom;
  return kept(
    {
      zoom,
      x: point.x - corner.x - (point.x - corner.x - camera.x) * grow,
      y: point.y - corner.y - (point.y - corner.y - camera.y) * grow,
    },
    stage,
  );
}

export function shifted(camera: Camera, stage: Stage, by: Point): Camera {
  return kept({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, stage);
}

/** Two fingers moved from `before` to `after`: what was under them stays under them. */
export function pinched(camera: Camera, stage: Stage, before: [Point, Point], after: [Point, Point]): Camera {
  const spread = ([a, b]: [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const zoomed = zoomAt(camera, stage, from, spread(after) / spread(before));
  return shifted(zoomed, stage, { x: to.x - from.x, y: to.y - from.y });
}

/** The camera, moved as little as possible to keep the paper in view. */
export function kept(camera: Camera, stage: Stage): Camera {
  if (isFitted(camera)) return FITTED;
  const corner = cornerOf(stage);
  return {
    zoom: camera.zoom,
    x: keptAlong(camera.x, corner.x, stage.paper.width * camera.zoom, stage.room.width),
    y: keptAlong(camera.y, corner.y, stage.paper.height * camera.zoom, stage.room.height),
  };
}

function keptAlong(shift: number, corner: number, paper: number, room: number): number {
  if (paper <= room) return (room - paper) / 2 - corner;
  return Math.max(room - OVER - paper - corner, Math.min(OVER - corner, shift));
}

/** The camera, moved as little as possible to show a point of the paper (in its fitted pixels). */
export function showing(camera: Camera, stage: Stage, point: Point, around: number): Camera {
  const corner = cornerOf(stage);
  const into = (at: number, size: number): number =>
    Math.min(0, size - around - at) + Math.max(0, around - at);
  const x = corner.x + camera.x + point.x * camera.zoom;
  const y = corner.y + camera.y + point.y * camera.zoom;
  return shifted(camera, stage, { x: into(x, stage.room.width), y: into(y, stage.room.height) });
}
