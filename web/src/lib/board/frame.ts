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
  /** More paper above and below, in units. */
  lead: number;
  /** The inside of the neatline as seen on the screen, in units. */
  width: number;
  height: number;
}

/** A board longer than this is rotated on a phone. */
const LONG = 1.3;
/** Rooms up to this width are phones: the sheet takes all of it. */
const NARROW = 480;
/** A phone is tall. What docks below the map does not rotate it back, unless it leaves less than this. */
const LOW = 0.7;
/** In other rooms a sheet is rotated if that makes it so much larger. */
const GAIN = 1.1;
/** The space around the sheet for its shadow. */
const SHADOW = 8;
/** The margin in units, and its minimum in pixels on a small screen. */
const MARGIN = {
  brick: { units: 16, pixels: 4 },
  hex: { units: 30, pixels: 14 },
  square: { units: 32, pixels: 4 },
};
/** The most paper above and below a wide sheet, in units, where the room leaves it free. */
const LEAD = 24;
/** The width of a place in units. */
const PLACE = { brick: 200, hex: 86.6, square: 80 };

export const placeOf = (sheet: Sheet): number => PLACE[sheet.grid];

/** How a sheet fits a room; `turned` if that has been decided before. */
export function frameOf(sheet: Sheet, room: Room, turned = isTurned(sheet, room)): Frame {
  const width = turned ? sheet.height : sheet.width;
  const height = turned ? sheet.width : sheet.height;
  const { units, pixels } = MARGIN[sheet.grid];
  if (room.width > NARROW) {
    const scale = fitting(width + 2 * units, height + 2 * units, room, SHADOW);
    if (units * scale >= pixels) {
      const free = (room.height - 2 * SHADOW) / scale - height - 2 * units;
      const lead = sheet.grid === 'square' ? Math.max(0, Math.min(LEAD, free / 2)) : 0;
      return { turned, scale, margin: units, lead, width, height };
    }
  }
  const scale = fitting(width, height, room, pixels);
  return { turned, scale, margin: pixels / scale, lead: 0, width, height };
}

/** Is the sheet rotated in this room? */
export function isTurned(sheet: Sheet, room: Room): boolean {
  if (!sheet.turns) return false;
  if (room.width > NARROW) {
    const { units } = MARGIN[sheet.grid];
    const [width, height] = [sheet.width + 2 * units, sheet.height + 2 * units];
    return fitting(height, width, room, SHADOW) >= GAIN * fitting(width, height, room, SHADOW);
  }
  if (room.height > LOW * room.width) return sheet.width > LONG * sheet.height;
  // A field of squares may also be printed in portrait.
  return sheet.grid === 'square' && sheet.height > LONG * sheet.width;
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

export function viewBoxOf({ margin, lead, width, height }: Frame): string {
  return `${-margin} ${-margin - lead} ${width + 2 * margin} ${height + 2 * (margin + lead)}`;
}

/** The size of the paper on the screen, before any zoom. */
export function paperOf({ margin, lead, width, height, scale }: Frame): Room {
  return { width: (width + 2 * margin) * scale, height: (height + 2 * (margin + lead)) * scale };
}
