import { expect, it } from 'vitest';
import type { Chair } from '../protocol';
import { isForGame, sideClock, spellClock } from './clock';

const chair = (deadline: number | null, remaining: number | null, kind = 'person') =>
  ({ kind, deadline, remaining }) as unknown as Chair;

it('the clock of a side runs down to its deadline, and stands at what remains', () => {
  expect(sideClock([chair(1060, 300)], 1000)).toEqual({ seconds: 60, runs: true });
  expect(sideClock([chair(null, 300)], 1000)).toEqual({ seconds: 300, runs: false });
  expect(sideClock([chair(990, 300)], 1000)).toEqual({ seconds: 0, runs: true });
});

it('a team shows the clock that runs, a bot none', () => {
  expect(sideClock([chair(null, 10), chair(1060, 300)], 1000)).toEqual({ seconds: 60, runs: true });
  expect(sideClock([chair(null, 10), chair(null, 300)], 1000)).toEqual({ seconds: 10, runs: false });
  expect(sideClock([chair(null, 600, 'bot')], 1000)).toBe(null);
});

it('a clock for each decision is not one of the game', () => {
  expect(sideClock([chair(1060, null)], 1000)).toBe(null);
  expect(isForGame({ clock: { kind: 'casual', minutes: 5 } })).toBe(false);
  expect(isForGame({ clock: { kind: 'increment', minutes: 5, seconds: 3 } })).toBe(true);
});

it('times are written as on a clock', () => {
  expect([0, 65.9, 600, 3605].map(spellClock)).toEqual(['0:00', '1:05', '10:00', '1:00:05']);
});
