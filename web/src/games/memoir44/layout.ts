/** The positions of a battle's hexes on the sheet, and their neighbours. */
import type { Scene } from './scene';
import { HALF, centre, layHexes, type Cell } from '../../lib/board/hex';
import type { Description } from '../../lib/protocol';
import type { Point, Sheet } from '../../lib/drawing';

/** A hex in the description. */
export interface HexFacts extends Cell {
  hex: string;
  terrain: string;
  bunker: boolean;
  bridge: boolean;
  hedgehog: boolean;
  sea_wall: boolean;
  /** Its sections, as a mask from the west. */
  sections: number;
}

/** The six neighbours as steps of (x, row), clockwise from the east. */
export const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** The middle of an edge, relative to the centre of the hex. */
export function edgeMiddle(edge: number, reach = HALF): Point {
  const angle = (edge * Math.PI) / 3;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** The hexes of a battle, by name and by position. */
export class HexMap {
  readonly hexes: HexFacts[];
  readonly rows: number;
  /** The last doubled column. */
  readonly last: number;
  readonly #byPlace = new Map<string, HexFacts>();
  readonly #byName = new Map<string, HexFacts>();

  constructor(description: Description) {
    this.hexes = description.hexes;
    this.rows = Math.max(...this.hexes.map((hex) => hex.row)) + 1;
    this.last = Math.max(...this.hexes.map((hex) => hex.x));
    for (const hex of this.hexes) {
      this.#byPlace.set(`${hex.row} ${hex.x}`, hex);
      this.#byName.set(hex.hex, hex);
    }
  }

  at(row: number, x: number): HexFacts | undefined {
    return this.#byPlace.get(`${row} ${x}`);
  }

  named(name: string): HexFacts | undefined {
    return this.#byName.get(name);
  }

  beside(cell: Cell, edge: number): HexFacts | undefined {
    const [dx, dy] = STEPS[edge]!;
    return this.at(cell.row + dy, cell.x + dx);
  }

  point(name: string): Point | null {
    const hex = this.named(name);
    return hex ? centre(hex) : null;
  }

  /** The distance between two hexes. */
  distance(from: string, to: string): number {
    const [a, b] = [this.named(from), this.named(to)];
    if (!a || !b) return 0;
    const rows = Math.abs(a.row - b.row);
    return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
  }
}

const maps = new WeakMap<Description, HexMap>();

/** The map of a battle; cached. */
export function hexMap(description: Description): HexMap {
  let map = maps.get(description);
  if (!map) {
    map = new HexMap(description);
    maps.set(description, map);
  }
  return map;
}

export function layOut(scene: Scene): Sheet {
  const { description } = scene;
  return {
    grid: 'hex',
    ...layHexes(hexMap(description).hexes.map(({ hex, row, x }) => ({ id: `hex:${hex}`, row, x }))),
    title: scenarioName(scene),
    large: true,
    turns: true,
  };
}

export function scenarioName(scene: Scene): string {
  const { description, words } = scene;
  const key = `scenario-${description.scenario}`;
  return words.has(key) ? words.text(key) : String(description.name);
}

export interface SectionLine {
  x: number;
  /** In Overlord a section is as wide as two on one board; the line between these is a minor one. */
  half: boolean;
}

/** The section lines run through the middle of hexes that are in two sections. */
export function sectionLines(map: HexMap): SectionLine[] {
  const shared = map.hexes.filter((hex) => (hex.sections & (hex.sections - 1)) !== 0);
  const columns = [...new Set(shared.map((hex) => hex.x))].sort((a, b) => a - b);
  const doubled = columns.length > 2;
  return columns.map((x, number) => ({ x: HALF * (x + 1), half: doubled && number % 2 === 0 }));
}

/** The middles of the three sections, from the west. */
export function sectionMiddles(map: HexMap): number[] {
  const lines = sectionLines(map).filter((line) => !line.half);
  const ends = [0, ...lines.map((line) => line.x), HALF * (map.last + 2)];
  return ends.slice(1).map((end, number) => (end + ends[number]!) / 2);
}
