/** How large every sheet is drawn; `python -m tests.drawing.test_sheets` writes what they consist of. */
import { describe, expect, it } from 'vitest';
import { layBricks, type Stagger } from '../../lib/board/brick';
import { frameOf, paperOf, type Room } from '../../lib/board/frame';
import { HALF, layHexes } from '../../lib/board/hex';
import { isSmall, powerOf } from '../../lib/board/lay';
import { SIDE } from '../../lib/board/square';
import type { Piece, Sheet } from '../../lib/drawing';
import { fieldOf, layoutOf, windowZoom } from '../../lib/table/layout';
import { RADIUS, grow } from '../heroes/units';
import fixture from './sheets.fixture.json';
import { spots } from '../undaunted/layout';

type Made = { stagger: string; cells: number[][] } | { hexes: number[][] } | { field: number[] };

const SCREENS: Room[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
/** The least size of a counter in pixels, by itself or under the magnifier. */
const READABLE = 40;
const ALL = Object.entries(fixture as Record<string, Record<string, Made>>).flatMap(([game, scenarios]) =>
  Object.entries(scenarios).map(([scenario, made]) => ({ game, scenario, made })),
);

function sheetOf(made: Made): Sheet {
  const common = { title: '', large: true, turns: true };
  if ('hexes' in made) {
    const hexes = made.hexes.map(([row, x]) => ({ id: `${row} ${x}`, row: row!, x: x! }));
    return { ...common, grid: 'hex', ...layHexes(hexes) };
  }
  if ('field' in made) {
    const [width, height] = made.field.map((halves) => (halves * SIDE) / 2) as [number, number];
    return { ...common, grid: 'square', width, height, places: [] };
  }
  const tiles = made.cells.map(([line, half]) => ({ id: `${line} ${half}`, line: line!, half: half! }));
  return { ...common, grid: 'brick', ...layBricks(tiles, made.stagger as Stagger) };
}

/** The sheet on a screen: its visible part, and the pixels per unit. */
function drawn(sheet: Sheet, screen: Room): { share: number; scale: number } {
  const layout = layoutOf(sheet, screen);
  const room = fieldOf(layout, screen);
  const zoom = windowZoom(sheet, room, layout);
  const frame = frameOf(sheet, room);
  const paper = paperOf(frame);
  const seen = Math.min(paper.width * zoom, room.width) * Math.min(paper.height * zoom, room.height);
  return { share: seen / (screen.width * screen.height), scale: frame.scale * zoom };
}

/** Half the widths of the counters that may be on a sheet, at a scale. */
function radiiOf(sheet: Sheet, scale: number): number[] {
  if (sheet.grid === 'hex') return [HALF - 4];
  if (sheet.grid === 'brick') return [1, 2, 3, 4, 6, 8, 12].map((count) => spots(count, 0)[0]!.radius);
  return [RADIUS.counter, RADIUS.small].map(
    (radius) => radius * grow({ look: { art: 'counter' } } as Piece, scale),
  );
}

describe('the sheet', () => {
  it('of every scenario is measured', () => {
    expect(ALL).toHaveLength(50);
  });

  it.each(ALL)('of $game, $scenario takes at least half of the screen', ({ made }) => {
    const sheet = sheetOf(made);
    for (const screen of SCREENS) {
      const { share, scale } = drawn(sheet, screen);
      expect(share).toBeGreaterThanOrEqual(0.5);
      for (const radius of radiiOf(sheet, scale)) {
        const size = 2 * radius * scale;
        expect(isSmall({ radius }, scale) ? size * powerOf(size) : size).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });

  it('has counters that can be read without a magnifier, if they stand alone', () => {
    for (const { made } of ALL) {
      const sheet = sheetOf(made);
      for (const screen of SCREENS) {
        const { scale } = drawn(sheet, screen);
        expect(2 * radiiOf(sheet, scale)[0]! * scale).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });

  it('is turned if that makes it larger, and goes across if it is very wide', () => {
    const screen = { width: 1440, height: 900 };
    const layout = (width: number, height: number) =>
      layoutOf({ grid: 'square', width, height, places: [], title: '', large: true, turns: true }, screen);
    expect(layout(1120, 560)).toBe('beside');
    expect(layout(1680, 560)).toBe('across');
    expect(layout(560, 1680)).toBe('across');
    expect(layoutOf(sheetOf(fixture.normandy['hill-314']), { width: 1099, height: 800 })).toBe('narrow');
    expect(layoutOf(sheetOf(fixture.normandy['hill-314']), { width: 390, height: 844 })).toBe('phone');
    const hill = sheetOf(fixture.normandy['hill-314']);
    expect(frameOf(hill, fieldOf('beside', screen)).turned).toBe(true);
    expect(frameOf(sheetOf(fixture.normandy.mortain), fieldOf('beside', screen)).turned).toBe(false);
  });
});
