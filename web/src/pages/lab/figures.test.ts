import { describe, expect, it } from 'vitest';
import type { Balance, GameResults, Rung } from '../../lib/protocol';
import { along, balancedBots, firstChoice, gamesOf, isOutside, ratingScale } from './figures';

const rung = (low: number, high: number) => ({ low, high }) as Rung;
const played = (...bots: string[]): GameResults => ({
  date: null,
  ladder: [],
  balance: bots.map((bot) => ({ bot }) as Balance),
});

describe('the ladder', () => {
  it('has one scale, between round numbers', () => {
    const scale = ratingScale([rung(1012, 1040), rung(1490, 1530)]);
    expect(scale).toEqual({ from: 1000, to: 1600 });
    expect(along(1300, scale)).toBe(50);
  });

  it('has a scale even if all ratings are the same', () => {
    expect(ratingScale([rung(1000, 1000)])).toEqual({ from: 1000, to: 1100 });
  });
});

describe('the balance', () => {
  it('is off where the whole interval is outside the band', () => {
    expect(isOutside({ low: 0.2, high: 0.36 })).toBe(false);
    expect(isOutside({ low: 0.2, high: 0.34 })).toBe(true);
    expect(isOutside({ low: 0.66, high: 0.8 })).toBe(true);
  });

  it('is that of veterans, if they have played', () => {
    const bots = balancedBots({ one: played('greedy', 'veteran'), other: played('greedy') });
    expect(bots).toEqual(['greedy', 'veteran']);
    expect(firstChoice(bots)).toBe('veteran');
    expect(firstChoice(['greedy'])).toBe('greedy');
  });

  it('says how many games there were of each', () => {
    expect(gamesOf([{ games: 400 }, { games: 400 }])).toBe('400');
    expect(gamesOf([{ games: 400 }, { games: 40 }])).toBe('40–400');
  });
});
