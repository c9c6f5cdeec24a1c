/**
 * The region of a campaign, drawn by ourselves: what a game says of it (`games/<game>/region.ts`), and the shapes
 * that follow from that. Fields, trees and houses are strewn by a number, so that they are the same on every visit.
 */

/** Centre and size of a hill; the rings are its contours. */
export interface Hill {
  x: number;
  y: number;
  width: number;
  height: number;
  rings: number;
}

export interface Town {
  /** The message with its name. */
  name: string;
  x: number;
  y: number;
  houses: number;
  /** Where its name stands. */
  at: { x: number; y: number; size: number; end?: boolean };
}

export interface Label {
  name: string;
  x: number;
  y: number;
  turn?: number;
}

/** Battles that belong together, under a name. */
export interface Operation {
  name: string;
  dates: string;
  x: number;
  y: number;
}

export interface Region {
  width: number;
  height: number;
  /** What a narrow screen shows of it. */
  narrow: { x: number; y: number; width: number; height: number };
  sea: string;
  coast: string;
  rivers: { path: string; width: number }[];
  roads: string[];
  hills: Hill[];
  /** Where trees stand together. */
  woods: { x: number; y: number; trees: number }[];
  towns: Town[];
  waters: Label[];
  operations: Operation[];
  /** The places of the battles, by scenario. */
  places: Record<string, { x: number; y: number }>;
  /** Messages: what the map is called for those who do not see it, the title of its legend, and the dates. */
  label: string;
  title: string;
  dates: string;
  /** The corner of the legend. */
  legend: { x: number; y: number };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function strewn(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  colour: 'grass' | 'grass2' | 'grain' | 'plough';
}

const COLOURS = ['grass', 'grass2', 'grass2', 'grain', 'plough'] as const;
const FIELDS = 150;
/** No field lies nearer to the northern edge. */
const SHORE = 90;

export function fieldsOf({ width, height }: Region): Field[] {
  const next = strewn(1944);
  return Array.from({ length: FIELDS }, () => ({
    x: Math.round(next() * width),
    y: Math.round(SHORE + next() * (height - SHORE)),
    width: 22 + Math.round(next() * 30),
    height: 17 + Math.round(next() * 18),
    turn: Math.round(next() * 50 - 25),
    colour: COLOURS[Math.floor(next() * COLOURS.length)]!,
  }));
}

export interface Tree {
  x: number;
  y: number;
  r: number;
}

export function treesOf({ woods }: Region): Tree[] {
  const next = strewn(606);
  return woods.flatMap(({ x, y, trees }) =>
    Array.from({ length: trees }, () => {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next())];
      return {
        x: Math.round(x + 52 * far * Math.cos(angle)),
        y: Math.round(y + 40 * far * Math.sin(angle)),
        r: 7 + Math.round(next() * 5),
      };
    }),
  );
}

export interface House extends Omit<Field, 'colour'> {
  slate: boolean;
}

export function housesOf({ towns }: Region): House[] {
  const next = strewn(314);
  return towns.flatMap(({ x, y, houses }) =>
    Array.from({ length: houses }, () => ({
      x: Math.round(x + (next() - 0.5) * 44),
      y: Math.round(y + (next() - 0.5) * 34),
      width: 6 + Math.round(next() * 6),
      height: 4 + Math.round(next() * 4),
      turn: Math.round(next() * 60 - 30),
      slate: next() < 0.25,
    })),
  );
}

const POINTS = 14;

/** The contours of a hill, from the outermost inwards. */
export function contoursOf(hill: Hill, seed: number): string[] {
  const next = strewn(seed);
  const bends = Array.from({ length: POINTS }, () => 0.86 + next() * 0.28);
  return Array.from({ length: hill.rings }, (_, ring) => {
    const size = (hill.rings - ring) / hill.rings;
    return closed(
      bends.map((bend, i) => {
        const angle = (i / POINTS) * 2 * Math.PI;
        return [
          hill.x + (hill.width / 2) * size * bend * Math.cos(angle),
          hill.y + (hill.height / 2) * size * bend * Math.sin(angle),
        ] as const;
      }),
    );
  });
}

/** A smooth closed line near all points. */
function closed(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${((a[0] + b[0]) / 2).toFixed(0)} ${((a[1] + b[1]) / 2).toFixed(0)}`;
  };
  const bends = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!;
    return `Q${x.toFixed(0)} ${y.toFixed(0)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

/** The way from battle to battle; of those of which the region knows the places. */
export function routeOf({ places }: Region, scenarios: readonly string[]): string {
  const found = scenarios.flatMap((scenario) => places[scenario] ?? []);
  return found.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
}

const REGIONS = import.meta.glob<Region>('../../games/*/region.ts', { import: 'default' });

/** The region of a game's campaigns; null if it has none. */
export async function loadRegion(game: string): Promise<Region | null> {
  return (await REGIONS[`../../games/${game}/region.ts`]?.()) ?? null;
}
