/** Where help stands: beside its object, on the side with more room, and over nothing that can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
interface Corner {
  left: number;
  top: number;
}

/** The distance from the object, and from the edge of the window. */
const GAP = 12;
const EDGE = 8;

/** `kept`: what should stay in sight, as far as there is another place. */
export function placed(object: Box, size: Size, room: Size, kept: readonly Box[] = []): Corner {
  const ways = waysFor(object, size, room);
  const covered = ways.map((way) => kept.reduce((sum, box) => sum + shared(way, size, box), 0));
  return ways[covered.indexOf(Math.min(...covered))]!;
}

/** Where there is room for it, the best place first. */
function waysFor(object: Box, { width, height }: Size, room: Size): Corner[] {
  const right = { at: object.right + GAP, free: room.width - object.right };
  const left = { at: object.left - GAP - width, free: object.left };
  const sides = right.free >= left.free ? [right, left] : [left, right];
  const fitting = sides.filter(({ at }) => at >= EDGE && at + width <= room.width - EDGE);
  const levels = [(object.top + object.bottom - height) / 2, object.bottom - height, object.top];
  const beside = fitting.flatMap(({ at }) =>
    levels.map((top) => ({ left: at, top: within(top, height, room.height) })),
  );
  const middle = within((object.left + object.right - width) / 2, width, room.width);
  const above = { at: object.top - GAP - height, free: object.top };
  const below = { at: object.bottom + GAP, free: room.height - object.bottom };
  const ends = (above.free > below.free ? [above, below] : [below, above]).filter(
    ({ free }, i) => (i === 0 && beside.length === 0) || free >= height + GAP + EDGE,
  );
  return [...beside, ...ends.map(({ at }) => ({ left: middle, top: within(at, height, room.height) }))];
}

/** How much of a box would lie under it. */
function shared({ left, top }: Corner, { width, height }: Size, box: Box): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));
