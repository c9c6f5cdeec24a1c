/** Where help stands: beside its object, on the side with more room. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The distance from the object, and from the edge of the window. */
const GAP = 12;
const EDGE = 8;

export function placed(
  object: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const toRight = room.width - object.right >= object.left;
  const beside = toRight ? object.right + GAP : object.left - GAP - size.width;
  const middle = (object.top + object.bottom - size.height) / 2;
  const fits = beside >= EDGE && beside + size.width <= room.width - EDGE;
  if (fits) return { left: beside, top: within(middle, size.height, room.height) };
  // An object as wide as the window: above or below it.
  const above = object.top > room.height - object.bottom;
  const top = above ? object.top - GAP - size.height : object.bottom + GAP;
  return {
    left: within((object.left + object.right - size.width) / 2, size.width, room.width),
    top: within(top, size.height, room.height),
  };
}

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));
