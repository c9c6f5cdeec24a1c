import { expect, test } from 'vitest';
import type { DraftShare, ObjectiveShare, Share } from './document';
import {
  bars,
  decisive,
  difference,
  doubt,
  favoured,
  heat,
  margin,
  marginAfter,
  percent,
  placed,
  range,
  secondsLeft,
  signed,
  usual,
} from './figures';

const share = (value: number | null, low: number, high: number): Share => ({
  share: value,
  low,
  high,
  games: 100,
});

test('shares are whole per cent with their intervals', () => {
  expect([0, 0.003, 0.5584, 0.997, 1].map(percent)).toEqual(['0', '<1', '56', '>99', '100']);
  expect(range(share(0.56, 0.477, 0.632))).toBe('48–63');
  expect(margin(share(0.56, 0.48, 0.63))).toBe(8);
});

test('what more games are worth is what the design says', () => {
  expect([50, 200, 400, 1000, 2400].map(marginAfter)).toEqual([14, 7, 5, 3, 2]);
});

test('a ± stands beside a chance only where it is wide', () => {
  expect(doubt(share(0.79, 0.55, 0.97))).toBe('±21');
  expect(doubt(share(0.79, 0.7, 0.9))).toBe('');
  expect(doubt(share(null, 0, 1))).toBe('');
});

test('a difference has a ± of its own', () => {
  expect(difference(share(0.56, 0.49, 0.63), share(0.54, 0.47, 0.61))).toEqual({ points: 2, margin: 10 });
  expect(difference(share(null, 0, 1), share(0.5, 0.4, 0.6))).toBeNull();
  expect([2, 0, -9].map(signed)).toEqual(['+2', '0', '−9']);
});

test('lengths have a bar each, gaps too, and the middle one is marked', () => {
  const lengths = {
    unit: 'turn' as const,
    median: 8,
    counts: [
      { length: 6, count: 1 },
      { length: 8, count: 18 },
      { length: 9, count: 1 },
    ],
  };
  expect(bars(lengths).map(({ length, count, middle }) => [length, count, middle])).toEqual([
    [6, 1, false],
    [7, 0, false],
    [8, 18, true],
    [9, 1, false],
  ]);
  expect(usual(lengths)).toEqual({ from: 6, to: 8 });
  expect(bars({ ...lengths, counts: [] })).toEqual([]);
});

test('losses are counted in a hundred games, and numbered where there are many', () => {
  const fallen = [
    { place: 'hex:r0c0', side: 'axis', count: 24 },
    { place: 'hex:r0c0', side: 'allies', count: 24 },
    { place: 'hex:r0c1', side: 'axis', count: 4 },
  ];
  expect(heat(fallen, 200, null)).toEqual([
    { place: 'hex:r0c0', losses: 24, strength: 74, text: '24' },
    { place: 'hex:r0c1', losses: 2, strength: 12 + (62 * 4) / 48, text: '' },
  ]);
  expect(heat(fallen, 200, 'allies').map(({ place }) => place)).toEqual(['hex:r0c0']);
  expect(heat([], 0, null)).toEqual([]);
});

test('objectives that nobody held decide nothing', () => {
  const of = (objective: string, held: number): ObjectiveShare => ({
    objective,
    side: 'axis',
    held,
    if_held: share(0.5, 0.4, 0.6),
    without: share(0.5, 0.4, 0.6),
  });
  expect(decisive([of('a', 0), of('b', 2), of('c', 7)]).map(({ objective }) => objective)).toEqual([
    'c',
    'b',
  ]);
});

test('a draft favours the side that wins more', () => {
  const draft = (value: number): DraftShare => ({
    ...{ number: 0, side: 'allies', low: 0, high: 1, games: 50, kept: false },
    share: value,
  });
  expect(favoured(draft(0.6), ['allies', 'axis'])).toBe('allies');
  expect(favoured(draft(0.4), ['allies', 'axis'])).toBe('axis');
});

test('what lies outside a scale is at its end', () => {
  expect([0.2, 0.5, 0.9].map((each) => placed(each, [0.25, 0.75]))).toEqual([0, 50, 100]);
});

test('time left follows from the time taken', () => {
  expect(secondsLeft({ at: 0, done: 10 }, { at: 4000, done: 50 }, 200)).toBe(15);
  expect(secondsLeft({ at: 0, done: 10 }, { at: 4000, done: 10 }, 200)).toBeNull();
});
