/** Buildings as a floor plan: floors, walls, doors, windows, gates, breaches, ruins. */
import { SIDE } from '../../lib/board/square';
import type { View } from './view';
import type { Point } from '../../lib/drawing';
import { throwerFor } from './chance';
import type { Battle, EdgeFacts, OnEdge } from './facts';
import type { Layers } from './ground';
import { endsOf, H, middleOfEdge, middleOfSquare } from './layout';
import { stone } from './shapes';

/** Half the width of a door, window, gate or breach. */
const GAPS: Partial<Record<OnEdge, number>> = { door: 21, window: 23, gate: 34, breach: 20 };
const HALLS = new Set(['factory_hall']);

export function buildingLayers(battle: Battle, view: Pick<View, 'fallen' | 'breaches'>): Layers {
  const layers: Layers = {};
  const add = (ink: string, path: string): void => void (layers[ink] = (layers[ink] ?? '') + path);
  const fallen = new Set<string>(view.fallen ?? []);
  const breached = new Set<string>(view.breaches ?? []);
  for (const part of battle.parts.values()) {
    if (part.building === null || fallen.has(part.part)) continue;
    for (const square of part.squares) drawFloor(battle, square, part.kind, add);
  }
  for (const edge of battle.edges) {
    if (edge.line !== null || edge.on_it === 'nothing' || edge.parts.length === 0) continue;
    const stands = edge.parts.some((part) => !fallen.has(part));
    const on = breached.has(edge.side) ? 'breach' : edge.on_it;
    drawEdge(battle, edge, stands ? on : null, isThick(battle, edge), add);
  }
  return layers;
}

/** Bunkers have concrete walls. */
function isThick(battle: Battle, edge: EdgeFacts): boolean {
  return edge.parts.some((part) => battle.parts.get(part)?.kind === 'bunker');
}

type Add = (ink: string, path: string) => void;

function drawFloor(battle: Battle, square: string, kind: string, add: Add): void {
  const facts = battle.squareNamed.get(square);
  if (!facts) return;
  const [x, y] = [facts.x * H, facts.y * H];
  const box = `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`;
  add('shadow', `M${x + 6} ${y + 8}h${SIDE}v${SIDE}h-${SIDE}z`);
  const hall = HALLS.has(kind);
  add(hall ? 'hall' : 'floor', box);
  if (hall) add('slabs', `M${x} ${y + 40}h${SIDE}M${x + 40} ${y}v${SIDE}`);
  else for (let at = 9; at < SIDE; at += 13) add('planks', `M${x} ${y + at}h${SIDE}`);
  add(
    'frames',
    `M${x + 16} ${y + 7}h48a9 9 0 0 1 9 9v48a9 9 0 0 1 -9 9h-48a9 9 0 0 1 -9 -9v-48a9 9 0 0 1 9 -9z`,
  );
  if (facts.ground === 'machinery') drawMachine(x, y, add);
}

/** Furniture of a hall: a bench, a lathe, a wheel. */
function drawMachine(x: number, y: number, add: Add): void {
  add('machine-shade', `M${x + 17} ${y + 19}h50v24h-50zM${x + 25} ${y + 49}h38v18h-38z`);
  add('machine', `M${x + 14} ${y + 15}h50v24h-50zM${x + 22} ${y + 45}h38v18h-38z`);
  add('machine-lines', `M${x + 14} ${y + 27}h50M${x + 30} ${y + 15}v24M${x + 22} ${y + 54}h38`);
  add('wheels', `M${x + 47} ${y + 27}a7 7 0 1 0 .1 0zM${x + 38} ${y + 54}a5 5 0 1 0 .1 0z`);
}

/** An edge in its own coordinates: `at(0, 0)` is its middle, the second number goes inwards. */
function axes(battle: Battle, edge: EdgeFacts): (along: number, inwards: number) => string {
  const middle = middleOfEdge(edge);
  const inside = edge.inside === null ? null : middleOfSquare(battle, edge.inside);
  const towards = inside ? Math.sign(edge.upright ? inside.x - middle.x : inside.y - middle.y) : 1;
  return (along, inwards) => {
    const across = inwards * towards;
    const at: Point = edge.upright
      ? { x: middle.x + across, y: middle.y + along }
      : { x: middle.x + along, y: middle.y + across };
    return `${at.x} ${at.y}`;
  };
}

function drawEdge(battle: Battle, edge: EdgeFacts, on: OnEdge | null, thick: boolean, add: Add): void {
  const [a, b] = endsOf(edge);
  const whole = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  if (on === null) return add('ruined-walls', whole);
  add(thick ? 'concrete' : 'walls', whole);
  const gap = GAPS[on];
  if (gap === undefined) return;
  const at = axes(battle, edge);
  add('gaps', `M${at(-gap, 0)}L${at(gap, 0)}`);
  if (on === 'window') {
    for (const off of [-4, 0, 4]) add('glass', `M${at(-gap, off)}L${at(gap, off)}`);
  } else if (on === 'door') {
    drawLeaf(at, -gap, gap, 2 * gap, add);
  } else if (on === 'gate') {
    add('leaves', `M${at(-gap, 0)}L${at(-gap + 8, gap - 4)}M${at(gap, 0)}L${at(gap - 8, gap - 4)}`);
    add('posts', `M${at(-gap, -5)}L${at(-gap, 5)}M${at(gap, -5)}L${at(gap, 5)}`);
  } else {
    drawBreach(edge, add);
  }
}

/** A leaf that opens inwards, and the quarter circle of its swing. */
function drawLeaf(
  at: (along: number, inwards: number) => string,
  hinge: number,
  latch: number,
  length: number,
  add: Add,
): void {
  const [x1, y1] = at(hinge, length).split(' ').map(Number) as [number, number];
  const [hx, hy] = at(hinge, 0).split(' ').map(Number) as [number, number];
  const [lx, ly] = at(latch, 0).split(' ').map(Number) as [number, number];
  const cross = (x1 - hx) * (ly - hy) - (y1 - hy) * (lx - hx);
  add('doors', `M${hx} ${hy}L${x1} ${y1}A${length} ${length} 0 0 ${cross > 0 ? 1 : 0} ${lx} ${ly}Z`);
}

/** Rubble where the wall was. */
function drawBreach(edge: EdgeFacts, add: Add): void {
  const thrown = throwerFor(`breach ${edge.side}`);
  const middle = middleOfEdge(edge);
  for (let i = 0; i < 9; i++) {
    const along = (thrown() * 2 - 1) * 20;
    const across = (thrown() * 2 - 1) * 13;
    const at = edge.upright
      ? { x: middle.x + across, y: middle.y + along }
      : { x: middle.x + along, y: middle.y + across };
    add('breach-stones', stone(at, 2.5 + 2.5 * thrown(), thrown));
  }
}
