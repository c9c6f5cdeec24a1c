/** The drawings of each kind of terrain; several alternate by a hash. */
import { HALF, SIDE, centre, type Cell } from '../../lib/board/hex';
import { round } from '../../lib/board/geometry';
import type { Point } from '../../lib/drawing';
import { STEPS, edgeMiddle, type HexMap } from './layout';

/** A drawing of one hex: a symbol, rotated in sixths. */
export interface Tile extends Point {
  key: string;
  symbol: string;
  turn: number;
}

const DRAWINGS: Record<string, string[]> = {
  // fields are rarer than meadows
  open: ['open', 'open', 'open', 'open', 'open-b', 'open', 'open-c', 'open', 'open'],
  forest: ['forest', 'forest-b'],
  hedgerow: ['hedgerow'],
  town: ['town', 'town-b'],
  church: ['town-church'],
  hill: ['hill'],
  'steep-hill': ['hill-steep'],
  cliff: ['cliff'],
  bluff: ['bluff'],
  beach: ['beach', 'beach-b'],
  ocean: ['ocean', 'ocean-b'],
};
/** Drawings specific to this game. */
const OWN: Record<string, string[]> = {
  'impassable-hill': ['crag', 'crag-b'],
  mountain: ['mountain', 'mountain-b'],
};
/** Drawings seen from straight above, without a shadow, which can be rotated. */
const TURNED = new Set(['open', 'open-b', 'open-c', 'hedgerow']);
/** Terrain that continues beyond the edge of the map; anything else becomes open ground. */
const GOES_ON = new Set(['beach', 'ocean', 'cliff', 'bluff']);

/** A stable pseudo-random number. */
export function hash({ row, x }: Cell, salt = 0): number {
  let value =
    Math.imul(row + 17, 0x9e3779b1) ^ Math.imul(x + 31, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

function tile(cell: Cell, terrain: string): Tile {
  const own = OWN[terrain];
  const drawings = own ?? DRAWINGS[terrain] ?? ['open'];
  const name = drawings[hash(cell) % drawings.length]!;
  const { x, y } = centre(cell);
  return {
    key: `${cell.row} ${cell.x}`,
    x,
    y,
    symbol: own ? `memoir44/${name}` : `terrain-hex/${name}`,
    turn: TURNED.has(name) ? (hash(cell, 1) % 6) * 60 : 0,
  };
}

/** The first drawing of a kind of terrain. */
export function symbolOf(terrain: string): string {
  const own = OWN[terrain];
  return own ? `memoir44/${own[0]}` : `terrain-hex/${(DRAWINGS[terrain] ?? ['open'])[0]}`;
}

/** The hexes, and the surrounding ones cut by the neatline. */
export function tiles(map: HexMap): Tile[] {
  const beyond = outside(map).map((cell) => tile(cell, groundBeyond(map, cell)));
  return [...beyond, ...map.hexes.map((hex) => tile(hex, hex.terrain))];
}

/** Cells cut by the rectangle of the map that are not among its hexes. */
function outside(map: HexMap): Cell[] {
  const found: Cell[] = [];
  for (let row = -1; row <= map.rows; row += 1) {
    for (let x = -1 - (row & 1 ? 0 : 1); x <= map.last + 2; x += 2) {
      if (!map.at(row, x)) found.push({ row, x });
    }
  }
  return found;
}

function groundBeyond(map: HexMap, { row, x }: Cell): string {
  const inside = Math.min(Math.max(row, 0), map.rows - 1);
  const first = inside & 1;
  const nearest = Math.min(Math.max(x - ((x - first) & 1), first), map.last - first);
  const terrain = map.at(inside, nearest)?.terrain ?? 'open';
  return GOES_ON.has(terrain) ? terrain : 'open';
}

/** Surf: the edges between sea and land, as a sea hex's centre and the rotation of the edge. */
export function surf(map: HexMap): { key: string; x: number; y: number; turn: number }[] {
  const cells = [...map.hexes, ...outside(map)];
  const terrain = new Map(cells.map((cell) => [`${cell.row} ${cell.x}`, terrainAt(map, cell)]));
  return cells
    .filter((cell) => terrain.get(`${cell.row} ${cell.x}`) === 'ocean')
    .flatMap((cell) =>
      STEPS.flatMap(([dx, dy], edge) => {
        const beside = terrain.get(`${cell.row + dy} ${cell.x + dx}`);
        if (beside === undefined || beside === 'ocean') return [];
        return [{ key: `${cell.row} ${cell.x} ${edge}`, ...centre(cell), turn: edge * 60 }];
      }),
    );
}

function terrainAt(map: HexMap, cell: Cell): string {
  return map.at(cell.row, cell.x)?.terrain ?? groundBeyond(map, cell);
}

/** Adjacent ponds are one body of water: a path that is drawn with a thick round line. */
export function ponds(map: HexMap): string {
  let path = '';
  for (const hex of map.hexes) {
    if (hex.terrain !== 'pond') continue;
    const here = centre(hex);
    path += `M${round(here.x)} ${round(here.y)}h.1`;
    // half of the edges are enough: each line is drawn once
    for (const edge of [0, 1, 2]) {
      if (map.beside(hex, edge)?.terrain !== 'pond') continue;
      const way = edgeMiddle(edge, 2 * HALF);
      path += `M${round(here.x)} ${round(here.y)}l${round(way.x)} ${round(way.y)}`;
    }
  }
  return path;
}

/** The outlines of all hexes as one path: three edges per hex, so that none is drawn twice. */
export function gridPath(map: HexMap): string {
  const cells = [...map.hexes, ...outside(map)];
  return cells
    .map((cell) => {
      const { x, y } = centre(cell);
      return `M${round(x - HALF)} ${y + SIDE / 2}v${-SIDE}l${HALF} ${-SIDE / 2} ${HALF} ${SIDE / 2}`;
    })
    .join('');
}
