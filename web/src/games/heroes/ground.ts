/** The printed ground as layers of paths, from the bottom. Buildings are in `building.ts`. */
import { SIDE } from '../../lib/board/square';
import type { Point } from '../../lib/drawing';
import { throwerFor } from './chance';
import type { Battle, SquareFacts } from './facts';
import { H } from './layout';
import { blob, crown, pair, scattered, stone } from './shapes';

/** Paths by ink. */
export type Layers = Record<string, string>;

/** A square with its current ground. */
export interface Cell {
  square: string;
  ground: string;
  x: number;
  y: number;
  middle: Point;
}

const STREETS = new Set(['street', 'railway', 'wagon']);
const WATERS = new Set(['water', 'shallows', 'pier']);
const INDOORS = new Set(['floor', 'machinery']);

export function cellsOf(battle: Battle, groundOf: (square: SquareFacts) => string): Cell[] {
  return battle.squares.map((facts) => ({
    square: facts.square,
    ground: groundOf(facts),
    x: facts.x * H,
    y: facts.y * H,
    middle: { x: (facts.x + 1) * H, y: (facts.y + 1) * H },
  }));
}

/** Cells by position. */
export class Cells {
  readonly #at = new Map<string, Cell>();

  constructor(readonly all: Cell[]) {
    for (const cell of all) this.#at.set(`${cell.x} ${cell.y}`, cell);
  }

  beside(cell: Cell, dx: number, dy: number): Cell | undefined {
    return this.#at.get(`${cell.x + dx * SIDE} ${cell.y + dy * SIDE}`);
  }

  /** Is the ground on that side one of these? Ground continues beyond the field. */
  isBeside(cell: Cell, dx: number, dy: number, kinds: ReadonlySet<string>): boolean {
    const other = this.beside(cell, dx, dy);
    return other ? kinds.has(other.ground) : kinds.has(cell.ground);
  }
}

const rect = ({ x, y }: Point, grow = 0): string =>
  `M${x - grow} ${y - grow}h${SIDE + 2 * grow}v${SIDE + 2 * grow}h${-(SIDE + 2 * grow)}z`;

const SIDES = [
  { dx: 0, dy: -1, from: [0, 0], along: 'h' },
  { dx: 0, dy: 1, from: [0, SIDE], along: 'h' },
  { dx: -1, dy: 0, from: [0, 0], along: 'v' },
  { dx: 1, dy: 0, from: [SIDE, 0], along: 'v' },
] as const;

/** The edges of an area of one kind of ground. */
function rims(cells: Cells, cell: Cell, kinds: ReadonlySet<string>): string {
  return SIDES.filter(({ dx, dy }) => !cells.isBeside(cell, dx, dy, kinds))
    .map(({ from, along }) => `M${cell.x + from[0]} ${cell.y + from[1]}${along}${SIDE}`)
    .join('');
}

export function groundLayers(cells: Cells): Layers {
  const layers: Layers = {};
  const add = (ink: string, path: string): void => void (layers[ink] = (layers[ink] ?? '') + path);
  for (const cell of cells.all) {
    if (!INDOORS.has(cell.ground)) add('grid', rect(cell));
    (DRAWINGS[cell.ground] ?? rough)(cell, cells, add);
  }
  return layers;
}

type Draw = (cell: Cell, cells: Cells, add: (ink: string, path: string) => void) => void;

const rough: Draw = (cell, _cells, add) => {
  const thrown = throwerFor(cell.square);
  add('rough', rect(cell));
  for (const at of scattered(cell.middle, 34, 2, 20, thrown)) add('pebbles', stone(at, 2.6, thrown));
};

const street: Draw = (cell, cells, add) => {
  const thrown = throwerFor(cell.square);
  add('kerb', rims(cells, cell, STREETS));
  for (const at of scattered(cell.middle, 34, 6, 12, thrown)) add('cobbles', `M${pair(at)}h9`);
};

/** Rails continue towards other rails; a single piece runs across the sheet. */
const railway: Draw = (cell, cells, add) => {
  street(cell, cells, add);
  const rails = new Set(['railway', 'wagon']);
  const isRail = (dx: number, dy: number): boolean => {
    const other = cells.beside(cell, dx, dy);
    return other !== undefined && rails.has(other.ground);
  };
  const upright = isRail(0, -1) || isRail(0, 1) || !(isRail(-1, 0) || isRail(1, 0));
  for (let at = 6; at < SIDE; at += 13.4) {
    add('sleepers', upright ? `M${cell.x + 14} ${cell.y + at}h52` : `M${cell.x + at} ${cell.y + 14}v52`);
  }
  for (const at of [22, 58]) {
    add('rails', upright ? `M${cell.x + at} ${cell.y}v${SIDE}` : `M${cell.x} ${cell.y + at}h${SIDE}`);
  }
};

const wagon: Draw = (cell, cells, add) => {
  railway(cell, cells, add);
  const { x, y } = cell;
  add('wagon-shadow', `M${x + 14} ${y + 11}h60v66h-60z`);
  add('wagon', `M${x + 10} ${y + 6}h60v68h-60z`);
  add(
    'wagon-boards',
    `M${x + 22} ${y + 8}v64M${x + 34} ${y + 8}v64M${x + 46} ${y + 8}v64M${x + 58} ${y + 8}v64`,
  );
};

const rubble: Draw = (cell, cells, add) => {
  rough(cell, cells, add);
  heap(cell, add, 'heap', 22);
};

/** A heap of stones with two beams. */
function heap(cell: Cell, add: (ink: string, path: string) => void, ink: string, count: number): void {
  const thrown = throwerFor(`heap ${cell.square}`);
  add(ink, blob(cell.middle, 36, 0.24, thrown));
  for (const at of scattered(cell.middle, 27, count, 9.5, thrown)) {
    const size = 4 + 4 * thrown();
    add(`${ink}-shade`, stone({ x: at.x + 1.4, y: at.y + 1.8 }, size, thrown));
    add(`${ink}-stones`, stone(at, size, thrown));
  }
  const { x, y } = cell.middle;
  const [a, b] = [thrown() * 16 - 8, thrown() * 16 - 8];
  add('beams', `M${x - 18} ${y + a}l24 ${-13 - a / 3}M${x - 2} ${y + 16 + b / 2}l18 4`);
}

const crater: Draw = (cell, cells, add) => {
  rough(cell, cells, add);
  const thrown = throwerFor(`crater ${cell.square}`);
  const at = { x: cell.middle.x + 4 * thrown() - 2, y: cell.middle.y + 4 * thrown() - 2 };
  add('crater-earth', blob(at, 34, 0.2, thrown));
  add('crater-rim', blob(at, 25, 0.16, thrown));
  add('crater-hole', blob({ x: at.x + 1.5, y: at.y + 2 }, 14, 0.16, thrown));
};

const thicket: Draw = (cell, _cells, add) => {
  const thrown = throwerFor(`thicket ${cell.square}`);
  add('grass', blob(cell.middle, 47, 0.14, thrown, 12));
  for (const at of scattered(cell.middle, 27, 4, 23, thrown)) {
    const size = 10 + 6 * thrown();
    add('tree-shade', crown({ x: at.x + 2.5, y: at.y + 4 }, size, thrown));
    add(thrown() < 0.5 ? 'trees' : 'trees-light', crown(at, size, thrown));
    add(
      'tree-light',
      `M${pair({ x: at.x - size * 0.45, y: at.y - size * 0.2 })}q${size * 0.25} ${-size * 0.5} ${size * 0.7} ${-size * 0.45}`,
    );
  }
};

/** A trench runs from the middle to neighbouring trenches. */
const trench: Draw = (cell, cells, add) => {
  rough(cell, cells, add);
  const { x, y } = cell.middle;
  const ways = SIDES.filter(({ dx, dy }) => cells.beside(cell, dx, dy)?.ground === 'trench');
  const arms = ways.length ? ways : [SIDES[2], SIDES[3]];
  const reach = ways.length ? H : H * 0.72;
  for (const { dx, dy } of arms) {
    const line = `M${x} ${y}l${dx * reach} ${dy * reach}`;
    add('trench-earth', line);
    add('trench-floor', line);
    for (let at = 8; at < reach; at += 9) {
      add('trench-boards', `M${x + dx * at - dy * 9} ${y + dy * at - dx * 9}l${dy * 18} ${dx * 18}`);
    }
  }
};

const ruin: Draw = (cell, _cells, add) => {
  add('ruin', rect(cell));
  heap(cell, add, 'heap', 26);
};

const bank: Draw = (cell, _cells, add) => {
  const thrown = throwerFor(`bank ${cell.square}`);
  add('slope', rect(cell));
  for (let row = 0; row < 4; row++) {
    for (let at = 3; at < SIDE; at += 9) {
      const x = cell.x + at + 3 * thrown();
      add(
        'hachures',
        `M${pair({ x, y: cell.y + row * 20 + 3 * thrown() })}l${(2 * thrown() - 1).toFixed(1)} ${(9 + 5 * thrown()).toFixed(1)}`,
      );
    }
  }
};

function waterIn(ink: string): Draw {
  return (cell, cells, add) => {
    const thrown = throwerFor(`water ${cell.square}`);
    add(ink, rect(cell, 0.4));
    add('shore', rims(cells, cell, WATERS));
    for (const at of scattered(cell.middle, 30, 3, 22, thrown)) {
      add('waves', `M${pair({ x: at.x - 9, y: at.y })}q4.500 -4 9 0t9 0`);
    }
  };
}

const pier: Draw = (cell, cells, add) => {
  waterIn('water')(cell, cells, add);
  add('pier', `M${cell.x} ${cell.y + 8}h${SIDE}v64h-${SIDE}z`);
  for (let at = 0; at <= SIDE; at += 11.4) add('pier-boards', `M${cell.x + at} ${cell.y + 8}v64`);
};

/** Indoors the building provides the ground. */
const floor: Draw = () => {};

const DRAWINGS: Record<string, Draw> = {
  street,
  railway,
  wagon,
  rubble,
  crater,
  thicket,
  trench,
  ruin,
  fallen_hall: ruin,
  bank,
  water: waterIn('water'),
  shallows: waterIn('shallows'),
  pier,
  floor,
  machinery: floor,
};
