/**
 * What the board widget draws. It knows places, pieces and signs, and no rule; a game's face
 * (`face.ts`) turns a description and a view into them. Ids are the words of actions:
 * `tile:7A`, `hex:r2c3`, `unit:us-riflemen-a`.
 */
import type { Component } from 'svelte';
import type { Description, Odds, View } from './protocol';

export interface Point {
  x: number;
  y: number;
}

/** A tile, hex or square. Units of the sheet: a tile is 200 wide, a hex has sides of 50, a square 80. */
export interface Place extends Point {
  id: string;
  /** Outline as an SVG path around the place's centre (0, 0). */
  outline: string;
  /** Another outline, a little inside, for rings and washes. */
  inset: string;
  /** Ids of the neighbours, for the arrow keys. */
  near: string[];
}

/** A word in the margin: a grid letter or number, or the name of a section. */
export interface MarginMark {
  edge: 'top' | 'left' | 'bottom' | 'right';
  /** Where along the edge, in units of the sheet. */
  at: number;
  text: string;
  kind: 'letter' | 'section';
}

/**
 * What is printed: fixed for a scenario. The widget draws the paper, the neatline around
 * (0, 0) – (width, height), the margin marks, the title and the north arrow; the face draws what lies
 * inside the neatline. `board/brick.ts` and `board/hex.ts` lay the places out.
 */
export interface Sheet {
  grid: 'brick' | 'hex' | 'square';
  width: number;
  height: number;
  places: Place[];
  title: string;
  /** Lines under the title of a brick sheet: the date, the place. */
  under?: string[];
  margin?: MarginMark[];
  /** The letter at the north arrow of a brick sheet; no arrow without one. */
  north?: string;
  /** May the widget turn the sheet by 90° on a tall screen? */
  turns: boolean;
}

/** A counter or unit that stands on a place. */
export interface Piece extends Point {
  id: string;
  place: string;
  side: string;
  /** First side: round; second side: cut corners. */
  shape: 'round' | 'cut';
  /** Half of its width, for rings, brackets and touch targets. */
  radius: number;
  /** For screen readers: "Germany, Riflemen A, tile 8A, suppressed". */
  label: string;
  /** Whatever the face's own drawing needs. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  look: any;
}

/** How a thing is marked now (style.md 7). The widget draws it; the table page decides it. */
export interface Sign {
  state: 'pick' | 'selected' | 'destination' | 'target' | 'armed' | 'refused' | 'ordered' | 'spent' | 'focus';
  /** Text of the chip at a target: "40 %", "2 dice". */
  chip?: string;
}

/** A line from firer to target, or a trail of a move. */
export interface Trace {
  kind: 'fire' | 'trail';
  side: string;
  path: Point[];
  label?: string;
}

/**
 * Where the widget may draw the face's art. All are SVG components. `scale` is pixels a unit. `view` is
 * empty (`{}`) in a preview of a scenario. What must stay upright when the sheet is turned stands in a
 * `<g class="up">` without a transform of its own, inside a group that is placed by `transform`.
 */
export interface Art {
  /** Terrain, markers, names: everything below the pieces. */
  Ground: Component<{ sheet: Sheet; description: Description; view: View; scale: number }>;
  /** One piece around (0, 0). */
  PieceArt: Component<{ piece: Piece; scale: number }>;
  /** What lies over the pieces of the place, if anything. */
  Cover?: Component<{ sheet: Sheet; description: Description; view: View; scale: number }>;
}

export interface TargetOdds {
  action: string[];
  odds: Odds[];
}
