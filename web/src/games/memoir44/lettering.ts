/** Names printed on the maps. They are decoration: no rule uses them. */
import type { Scene } from './scene';
import type { Description } from '../../lib/protocol';
import type { Point, Sheet } from '../../lib/drawing';

export type Hand = 'place' | 'water' | 'exit' | 'sector';

/** A name, its place on the sheet, and its rotation in degrees. */
export interface Name extends Point {
  key: string;
  hand: Hand;
  turn?: number;
}

export interface Lettering extends Name {
  text: string;
}

/** The sheet of this game, with the printed names. */
export interface MemoirSheet extends Sheet {
  names: Lettering[];
}

/** Rivers that are canals, by one of their hexes. */
const CANALS: Record<string, string> = { 'pegasus-bridge': 'r0c4' };

const NAMES: Record<string, Name[]> = {
  'pegasus-bridge': [
    { key: 'le-port', hand: 'place', x: 87, y: 92 },
    { key: 'pegasus-bridge', hand: 'place', x: 201, y: 276 },
    { key: 'benouville', hand: 'place', x: 130, y: 392 },
    { key: 'orne-bridge', hand: 'place', x: 848, y: 448 },
    { key: 'caen-canal', hand: 'water', x: 181, y: 484, turn: -60 },
    { key: 'orne', hand: 'water', x: 869, y: 568, turn: -60 },
  ],
  'sainte-mere-eglise': [{ key: 'sainte-mere-eglise', hand: 'place', x: 782, y: 366 }],
  'omaha-beach': [
    { key: 'colleville', hand: 'place', x: 155, y: 92 },
    { key: 'saint-laurent', hand: 'place', x: 563, y: 28 },
    { key: 'vierville', hand: 'place', x: 927, y: 86 },
    { key: 'exit-e3', hand: 'exit', x: 86, y: 318 },
    { key: 'exit-e1', hand: 'exit', x: 346, y: 318 },
    { key: 'exit-d3', hand: 'exit', x: 693, y: 318 },
    { key: 'exit-d1', hand: 'exit', x: 1099, y: 282 },
    { key: 'fox', hand: 'sector', x: 129, y: 656 },
    { key: 'easy', hand: 'sector', x: 389, y: 656 },
    { key: 'dog', hand: 'sector', x: 736, y: 656 },
    { key: 'charlie', hand: 'sector', x: 1043, y: 656 },
  ],
  toulon: [{ key: 'toulon', hand: 'place', x: 690, y: 28 }],
  'arnhem-bridge': [{ key: 'lower-rhine', hand: 'water', x: 280, y: 130 }],
  'st-vith': [{ key: 'st-vith', hand: 'place', x: 300, y: 656 }],
  'saverne-gap': [{ key: 'saverne', hand: 'place', x: 420, y: 92 }],
};

export function lettering(scene: Scene): Lettering[] {
  const { description, words } = scene;
  const names = NAMES[description.scenario] ?? [];
  return names.map((name) => ({ ...name, text: words.text(`ui-m44-place-${name.key}`) }));
}

/** A hex of the canal of this battle, if there is one. */
export function canalHex(description: Description): string | undefined {
  return CANALS[description.scenario];
}
