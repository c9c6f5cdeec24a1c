import { describe, expect, it } from 'vitest';
import { HexMap, sectionLines, sectionMiddles } from './layout';
import { tiles } from './terrain';
import { battle } from './testing';

const PLAIN = `
. . . .
 . . .
. . . .
`;

describe('the hexes of a battle', () => {
  const map = new HexMap(battle(PLAIN));

  it('know what lies beside them, clockwise from the east', () => {
    const beside = [0, 1, 2, 3, 4, 5].map((edge) => map.beside(map.named('r1c1')!, edge)?.hex);
    expect(beside).toEqual(['r1c2', 'r2c2', 'r2c1', 'r1c0', 'r0c1', 'r0c2']);
    expect(map.beside(map.named('r0c0')!, 3)).toBeUndefined();
  });

  it('are the right number of steps apart', () => {
    expect(map.distance('r0c0', 'r0c3')).toBe(3);
    expect(map.distance('r0c0', 'r2c1')).toBe(2);
    expect(map.distance('r1c1', 'r2c1')).toBe(1);
    expect(map.distance('r0c0', 'r0c0')).toBe(0);
  });

  it('fill the sheet together with those that its edge cuts', () => {
    const drawn = tiles(map);
    expect(new Set(drawn.map((tile) => tile.key)).size).toBe(drawn.length);
    expect(drawn.length).toBeGreaterThan(map.hexes.length);
  });
});

describe('the lines between sections', () => {
  /** Hexes in a row, each with its sections as a mask. */
  const withSections = (...masks: number[]) => {
    const description = battle(masks.map(() => '.').join(' '));
    masks.forEach((mask, i) => (description.hexes[i].sections = mask));
    return new HexMap(description);
  };

  it('run through the hexes that lie in two of them', () => {
    const lines = sectionLines(withSections(1, 3, 2, 6, 4));
    expect(lines.map((line) => line.half)).toEqual([false, false]);
    expect(lines[0]!.x).toBeCloseTo(43.3 * 3);
  });

  it('are lesser ones inside the double sections of two boards', () => {
    const map = withSections(1, 3, 2, 6, 4, 12, 8, 24, 16, 48, 32);
    expect(sectionLines(map).map((line) => line.half)).toEqual([true, false, true, false, true]);
    expect(sectionMiddles(map)).toHaveLength(3);
  });
});
