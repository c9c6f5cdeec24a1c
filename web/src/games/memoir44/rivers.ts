/** Rivers: how water flows from hex to hex, and how bridges cross it. */
import { HALF, centre } from '../../lib/board/hex';
import { add, round, times } from '../../lib/board/geometry';
import type { Point } from '../../lib/drawing';
import { STEPS, edgeMiddle, type HexFacts, type HexMap } from './layout';

const RIVERS = new Set(['river', 'wide-river']);
/** Terrain that a river may flow into. */
const WATERS = new Set([...RIVERS, 'pond', 'ocean']);
/** How far a river is drawn beyond the edge of the map; the neatline cuts it off. */
const BEYOND = 3 * HALF;
/** How much a straight stretch meanders, relative to its length. */
const SWAY = 0.12;

export function isRiver(hex: HexFacts): boolean {
  return RIVERS.has(hex.terrain);
}

/** The water of one hex. */
export interface Reach {
  hex: HexFacts;
  /** The edges that the water flows through, clockwise from the east. */
  edges: number[];
  /** The one that leads off the map. */
  off: number | null;
}

/** The edges where the water of a river hex joins others or leaves the map. */
export function reachOf(map: HexMap, hex: HexFacts): Reach {
  const joined = edgesWhere((edge) => {
    const other = map.beside(hex, edge);
    return other !== undefined && WATERS.has(other.terrain);
  });
  const off = joined.length === 1 ? outlet(map, hex, joined[0]!) : null;
  return { hex, edges: off === null ? joined : [...joined, off], off };
}

function edgesWhere(test: (edge: number) => boolean): number[] {
  return STEPS.map((_, edge) => edge).filter(test);
}

/** Where a river leaves the map: straight ahead if possible, else with the smallest turn. */
function outlet(map: HexMap, hex: HexFacts, from: number): number | null {
  const turn = (edge: number): number => Math.abs(3 - ((edge - from + 6) % 6));
  const open = edgesWhere((edge) => map.beside(hex, edge) === undefined);
  return open.sort((a, b) => turn(a) - turn(b))[0] ?? null;
}

/** The centre line of the water in one hex, as a path on the sheet. */
export function course(reach: Reach): string {
  const middle = centre(reach.hex);
  const at = (point: Point): string => {
    const { x, y } = add(middle, point);
    return `${round(x)} ${round(y)}`;
  };
  const ends = reach.edges.map((edge) => edgeMiddle(edge));
  const beyond = reach.off === null ? '' : `L${at(edgeMiddle(reach.off, BEYOND))}`;
  if (ends.length !== 2) {
    // A spring, or several arms that meet: each flows to the middle.
    return ends.map((end) => `M${at(end)}Q${at(times(end, 0.35))} ${at({ x: 0, y: 0 })}`).join('');
  }
  const [from, to] = ends as [Point, Point];
  const [first, second] = bend(from, to);
  return `M${at(from)}C${at(first)} ${at(second)} ${at(to)}${beyond}`;
}

/** Control points from one edge to another: edges are crossed at a right angle, straight stretches meander. */
function bend(from: Point, to: Point): [Point, Point] {
  const straight = Math.hypot(from.x + to.x, from.y + to.y) < 1;
  if (!straight) return [times(from, 0.4), times(to, 0.4)];
  const aside = { x: -to.y * SWAY, y: to.x * SWAY };
  return [add(times(from, 0.55), aside), add(times(to, 0.55), times(aside, -1))];
}

/** The direction of the water in a hex, in degrees, from edge to edge. */
export function flow(reach: Reach): number {
  const [first, second] = reach.edges;
  if (first === undefined) return 0;
  if (second === undefined) return first * 60;
  const [a, b] = [edgeMiddle(first), edgeMiddle(second)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/**
 * The rotation of a bridge, in degrees from -90 to 90. A long bridge follows its hexes; any other crosses
 * the water at a right angle.
 */
export function bridgeAngle(map: HexMap, hex: HexFacts): number {
  const span = edgesWhere((edge) => map.beside(hex, edge)?.bridge === true)[0];
  const degrees = span === undefined ? flow(reachOf(map, hex)) + 90 : span * 60;
  const turned = (((Math.round(degrees) + 90) % 180) + 180) % 180;
  return turned - 90;
}

/** All hexes of the river through this hex. */
export function riverThrough(map: HexMap, hex: HexFacts): HexFacts[] {
  const found = [hex];
  for (const here of found) {
    for (const edge of STEPS.keys()) {
      const next = map.beside(here, edge);
      if (next && isRiver(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}
