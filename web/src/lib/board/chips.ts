/** Chips (odds, dice) beside their targets, clear of each other. In units as seen on the screen. */
import type { Point } from '../drawing';

export interface Tag {
  id: string;
  text: string;
  /** The centre of the target, and the distance from which a chip may begin. */
  at: Point;
  reach: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedTag extends Tag {
  /** The centre of the chip. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
};

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

/** The width of a chip with this text; bold digits are about 0.58 em wide. */
const widthOf = (text: string, font: number): number => (text.length * 0.58 + 1.1) * font;

/** The possible places of a chip, best first: above, above and aside, below, beside. */
function spots(tag: Tag, width: number, height: number): Point[] {
  const { x, y } = tag.at;
  const above = y - tag.reach - height / 2;
  const below = y + tag.reach + height / 2;
  const beside = tag.reach + width / 2;
  return [
    { x, y: above },
    { x: x - width * 0.3, y: above },
    { x: x + width * 0.3, y: above },
    { x: x - width * 0.6, y: above },
    { x: x + width * 0.6, y: above },
    { x, y: below },
    { x: x - width * 0.5, y: below },
    { x: x + width * 0.5, y: below },
    { x: x + beside, y },
    { x: x - beside, y },
    { x, y: above - height },
    { x, y: below + height },
  ];
}

/** Places chips of a font size from the top down: inside `sheet`, preferably beside `things`. */
export function placeTags(
  tags: readonly Tag[],
  font: number,
  sheet: Box,
  things: readonly Box[] = [],
): PlacedTag[] {
  const placed: PlacedTag[] = [];
  const height = font * 1.65;
  for (const tag of [...tags].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)) {
    const width = widthOf(tag.text, font);
    const cost = (spot: Point): number => {
      const box = around(spot.x, spot.y, width + 4, height + 4);
      const outside = box.width * box.height - overlap(box, sheet);
      const onChips = sum(placed, ({ x, y, width, height }) => overlap(box, around(x, y, width, height)));
      const onThings = sum(things, (thing) => overlap(box, thing));
      return outside * 4 + onChips * 4 + onThings;
    };
    let best = spots(tag, width, height)[0]!;
    let least = Infinity;
    for (const [i, spot] of spots(tag, width, height).entries()) {
      const price = cost(spot) + i * 0.01;
      if (price < least) [best, least] = [spot, price];
    }
    placed.push({ ...tag, ...best, width, height });
  }
  return placed;
}
