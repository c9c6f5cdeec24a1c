import { describe, expect, it } from 'vitest';
import { TILE } from '../../lib/board/brick';
import { spots } from './layout';

describe('spots', () => {
  const crowds = Array.from({ length: 22 }, (_, first) =>
    Array.from({ length: 23 - first }, (_, second) => [first, second] as const),
  )
    .flat()
    .filter(([first, second]) => first + second > 0 && first <= 11 && second <= 11);

  it.each(crowds)('finds room for %i and %i counters', (first, second) => {
    const found = spots(first, second);
    expect(found).toHaveLength(first + second);
    found.forEach((spot, i) => {
      expect(Math.abs(spot.x) + spot.radius).toBeLessThanOrEqual(TILE / 2);
      expect(Math.abs(spot.y) + spot.radius).toBeLessThanOrEqual(TILE / 2);
      for (const other of found.slice(i + 1)) {
        const apart = Math.max(Math.abs(spot.x - other.x), Math.abs(spot.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(2 * spot.radius);
      }
    });
  });

  it('gives each side a row of its own', () => {
    const found = spots(3, 2);
    expect(new Set(found.slice(0, 3).map(({ y }) => y)).size).toBe(1);
    expect(new Set(found.slice(3).map(({ y }) => y)).size).toBe(1);
    expect(found[0]!.y).toBeLessThan(found[3]!.y);
  });

  it('keeps a few counters large', () => {
    expect(spots(1, 0)[0]!.radius).toBe(spots(1, 1)[0]!.radius);
    expect(spots(3, 3)[0]!.radius).toBeGreaterThan(TILE / 8);
  });
});
