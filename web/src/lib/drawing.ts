/**
 * What the board widget draws. It has places, pieces and signs, but no rules; a game's UI
 * (`gameUi.ts`) turns a description and a view into them. Ids are the words of actions:
 * `tile:7A`, `hex:r2c3`, `unit:us-riflemen-a`.
 */
import type { Component } from 'svelte';
import type { Description, Odds, View } from './protocol';
import type { Scene } from './scene';

export interface Point {
  x: number;
  y: number;
}

/** A tile, hex or square. In units of the sheet, a tile is 200 wide, a hex has sides of 50, a square of 80. */
export interface Place extends Point {
  id: string;
  /** The outline as an SVG path around the place's centre (0, 0). */
  outline: string;
  /** A slightly smaller outline, for rings and washes. */
  inset: string;
  /** The ids of the neighbours, for the arrow keys. */
  near: string[];
}

/** A text in the margin: a grid letter or number, or the name of a section. */
export interface MarginMark {
  edge: 'top' | 'left' | 'bottom' | 'right';
  /** The position along the edge, in units of the sheet. */
  at: number;
  text: string;
  kind: 'letter' | 'section';
}

/**
 * The printed sheet, fixed for a scenario. The widget draws the paper, the neatline around
 * (0, 0) – (width, height), the margin marks, the title and the north arrow; the game draws what is
 * inside the neatline. `board/brick.ts` and `board/hex.ts` lay out the places.
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
  /** It needs all the available room: on a phone the hand has its own tab. */
  large: boolean;
  /** May the widget rotate the sheet by 90° on a tall screen? */
  turns: boolean;
}

/** A counter or unit on a place. */
export interface Piece extends Point {
  id: string;
  place: string;
  side: string;
  /** First side: round; second side: cut corners. */
  shape: 'round' | 'cut';
  /** Half its width, for rings, brackets and touch targets. */
  radius: number;
  /** How much larger it is drawn than its game draws it; set by the board. */
  grown?: number;
  /** For screen readers: "Germany, Riflemen A, tile 8A, suppressed". */
  label: string;
  /** Data for the game's own drawing. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  look: any;
}

/** The current mark of a thing. The table page decides it; the widget draws it. */
export interface Sign {
  state: 'pick' | 'selected' | 'destination' | 'target' | 'armed' | 'refused' | 'ordered' | 'spent' | 'focus';
  /** The text of the chip at a target: "40 %", "2 dice". */
  chip?: string;
  /** It can be chosen, but nothing would come of it. */
  dim?: boolean;
}

/** A line of fire, or the trail of a move. */
export interface Trace {
  kind: 'fire' | 'trail';
  side: string;
  path: Point[];
  label?: string;
}

/**
 * The game's art, as SVG components. `scale` is pixels per unit. `view` is empty (`{}`) in a preview of a
 * scenario. What must stay upright when the sheet is rotated goes in a `<g class="up">` without a transform,
 * inside a group that is positioned by `transform`.
 */
export interface Art<D extends Description = Description, V extends View = View> {
  /** Terrain, markers, names: everything below the pieces. */
  Ground: Component<{ sheet: Sheet; scene: Scene<D, V>; scale: number }>;
  /** A piece around (0, 0). */
  PieceArt: Component<{ piece: Piece; scale: number }>;
  /** How much larger a piece is drawn, if it would be too small; 1 by default. */
  grow?(piece: Piece, scale: number): number;
  /** What is above the pieces of a place, if anything. */
  Cover?: Component<{ sheet: Sheet; scene: Scene<D, V>; scale: number }>;
}

export interface TargetOdds {
  action: string[];
  odds: Odds[];
}
