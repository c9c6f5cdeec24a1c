/** Natural outlines for drawing the ground: blobs, stones, trees. Pure SVG paths. */
import { round } from '../../lib/board/geometry';
import type { Point } from '../../lib/drawing';
import type { Thrower } from './chance';

/** A closed, soft outline around a centre. */
export function blob(at: Point, radius: number, rough: number, thrown: Thrower, corners = 10): string {
  const points = ring(at, radius, rough, thrown, corners);
  const middle = (i: number): Point => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(corners - 1);
  let path = `M${pair(start)}`;
  for (let i = 0; i < corners; i++) path += `Q${pair(points[i]!)} ${pair(middle(i))}`;
  return `${path}Z`;
}

/** A stone with a few straight sides. */
export function stone(at: Point, radius: number, thrown: Thrower): string {
  return `M${ring(at, radius, 0.3, thrown, 6).map(pair).join('L')}Z`;
}

/** The scalloped crown of a tree or bush. */
export function crown(at: Point, radius: number, thrown: Thrower): string {
  const points = ring(at, radius, 0.06, thrown, 7);
  const bow = round(radius * 0.52);
  const last = points.at(-1)!;
  return `M${pair(last)}${points.map((point) => `A${bow} ${bow} 0 0 1 ${pair(point)}`).join('')}Z`;
}

function ring(at: Point, radius: number, rough: number, thrown: Thrower, corners: number): Point[] {
  const turn = thrown() * Math.PI;
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    const reach = radius * (1 - rough / 2 + rough * thrown());
    return { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) };
  });
}

export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Points at a distance from each other, within a square of this half width. */
export function scattered(at: Point, half: number, count: number, apart: number, thrown: Thrower): Point[] {
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 12; tries++) {
    const point = { x: at.x + (2 * thrown() - 1) * half, y: at.y + (2 * thrown() - 1) * half };
    if (found.every((other) => Math.hypot(other.x - point.x, other.y - point.y) > apart)) found.push(point);
  }
  return found;
}
