/** The layout of the play screen: where the column of everything but the sheet is, and how large the sheet gets. */
import { frameOf, paperOf, placeOf, type Room } from '../board/frame';
import type { Sheet } from '../drawing';

/**
 * `beside`: a column at the right. `across`: a wide board above, the parts of the column around it. `narrow` and
 * `phone`: the parts above and below the sheet, the rest in tabs.
 */
export type Layout = 'beside' | 'across' | 'narrow' | 'phone';

/** The widths of the column and of what is left of it when folded. */
export const COLUMN = 336;
export const STRIP = 56;
/** The rows around a board that goes across: the line at the top, the question, the rest. */
const ROWS = { top: 50, question: 56, rest: 132 };
/** Screens from this width on have room for a column; up to that width they are phones. */
const WIDE = 1100;
const PHONE = 700;
/** How much larger a board must get to go across. */
const GAIN = 1.2;
/** Places smaller than this many pixels make a board go through a window. */
const SMALLEST = { across: 60, phone: 40 };
/** The size of places in a window on a phone. */
const CLOSE = 46;

export function layoutOf(sheet: Sheet, screen: Room): Layout {
  if (screen.width <= PHONE) return 'phone';
  if (screen.width < WIDE) return 'narrow';
  const scale = (layout: Layout): number => frameOf(sheet, fieldOf(layout, screen)).scale;
  return scale('across') >= GAIN * scale('beside') ? 'across' : 'beside';
}

/** The room of the sheet on a wide screen. */
export function fieldOf(layout: Layout, screen: Room, folded = false): Room {
  if (layout === 'across') {
    const rest = folded ? STRIP : ROWS.rest;
    return { width: screen.width, height: screen.height - ROWS.top - ROWS.question - rest };
  }
  return { width: screen.width - (folded ? STRIP : COLUMN), height: screen.height };
}

/** How much closer than the whole sheet its window is; 1 if the whole is large enough to be read. */
export function windowZoom(sheet: Sheet, room: Room, layout: Layout): number {
  if (layout !== 'across' && layout !== 'phone') return 1;
  const frame = frameOf(sheet, room);
  const place = placeOf(sheet) * frame.scale;
  if (place >= SMALLEST[layout]) return 1;
  const paper = paperOf(frame);
  const filling = Math.max(room.width / paper.width, room.height / paper.height);
  return layout === 'across' ? filling : Math.max(filling, CLOSE / place);
}
