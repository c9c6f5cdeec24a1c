/** How a sheet fits its room: scale, margin, and whether it is rotated. */
import type { Point, Sheet } from '../drawing';

export interface Room {
  width: number;
  height: number;
}

export interface Frame {
  /** Rotated by 90° clockwise: the lower edge is on the left, the left edge at the top. */
  turned: boolean;
  /** Pixels per unit, before any zoom. */
  scale: number;
  /** The paper around the neatline, in units. */
  margin: number;
  /** The inside of the neatline as seen on the screen, in units. */
  width: number;
  height: number;
}

/** A board longer than this is rotated on a tall screen. */
const LONG = 1.3;
/** Rooms up to this width are phones: the sheet takes all of it. */
const NARROW = 480;
/** A phone is tall. What docks below the map does not rotate it back, unless it leaves less than this. */
const LOW = 0.7;
/** The space around the sheet for its shadow. */
const SHADOW = 8;
/** The margin in units, and its minimum in pixels on a small screen. */
const MARGIN = {
  brick: { units: 16, pixels: 4 },
  hex: { units: 30, pixels: 14 },
  square: { units: 32, pixels: 4 },
};

export function frameOf(sheet: Sheet, room: Room): Frame {
  const isTall = room.height > (room.width > NARROW ? 1 : LOW) * room.width;
  const isLong = sheet.width > LONG * sheet.height;
  // A field of squares may also be printed in portrait; it is then rotated on a wide screen.
  const isUpright = sheet.grid === 'square' && sheet.height > LONG * sheet.width;
  const turned = sheet.turns && ((isLong && isTall) || (isUpright && !isTall));
  const width = turned ? sheet.height : sheet.width;
  const height = turned ? sheet.width : sheet.height;
  const { units, pixels } = MARGIN[sheet.grid];
  if (room.width > NARROW) {
    const scale = fitting(width + 2 * units, height + 2 * units, room, SHADOW);
    if (units * scale >= pixels) return { turned, scale, margin: units, width, height };
  }
  const scale = fitting(width, height, room, pixels);
  return { turned, scale, margin: pixels / scale, width, height };
}

function fitting(width: number, height: number, room: Room, around: number): number {
  const free = (size: number): number => Math.max(1, size - 2 * around);
  return Math.min(free(room.width) / width, free(room.height) / height);
}

/** From units of the sheet to units as seen on the screen. */
export function toView(frame: Frame, { x, y }: Point): Point {
  return frame.turned ? { x: frame.width - y, y: x } : { x, y };
}

export function toSheet(frame: Frame, { x, y }: Point): Point {
  return frame.turned ? { x: y, y: frame.width - x } : { x, y };
}

/** The SVG transform that rotates a layer of the sheet. */
export function turning(frame: Frame): string | undefined {
  return frame.turned ? `translate(${frame.width} 0) rotate(90)` : undefined;
}

export function viewBoxOf({ margin, width, height }: Frame): string {
  return `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
}

/** The size of the paper on the screen, before any zoom. */
export function paperOf({ margin, width, height, scale }: Frame): Room {
  return { width: (width + 2 * margin) * scale, height: (height + 2 * margin) * scale };
}
