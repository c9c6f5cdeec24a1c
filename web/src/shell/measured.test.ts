import { expect, test } from 'vitest';

import type { Balance, Length, Mark } from '../lib/protocol';
import { decisionsOf, hardshipOf, measuredLine, measuredOf, minutesOf, ratingOf } from './measured';
import { against, inOrder, marksOf, scenariosWon, sidesWon } from './progress';
import { Words } from '../lib/language/words';

const spread = (median: number) => ({ low: median - 5, median, high: median + 5 });
const LENGTH: Length = {
  scenario: 'hill',
  bot: 'greedy',
  games: 40,
  date: '2026-11-18',
  unit: 'round',
  length: spread(9),
  decisions: { blue: spread(80), red: spread(91) },
};
const balance = (share: number, margin: number): Balance => ({
  scenario: 'hill',
  bot: 'greedy',
  side: 'blue',
  games: 100,
  share,
  low: share - margin,
  high: share + margin,
});
const SIDES = ['blue', 'red'];

test('the decisions of a player are those of their side, or of either', () => {
  expect(decisionsOf(LENGTH, 'blue')).toBe(80);
  expect(decisionsOf(LENGTH)).toBe(86);
  expect(minutesOf(80)).toBe(20);
  expect(minutesOf(3)).toBe(5);
});

test('a side has it hard only if the games leave no doubt', () => {
  expect(hardshipOf(balance(0.5, 0.1), SIDES)).toEqual({ grade: 'even', side: null });
  expect(hardshipOf(balance(0.3, 0.1), SIDES)).toEqual({ grade: 'harder', side: 'blue' });
  expect(hardshipOf(balance(0.2, 0.1), SIDES)).toEqual({ grade: 'hard', side: 'blue' });
  expect(hardshipOf(balance(0.9, 0.05), SIDES)).toEqual({ grade: 'hard', side: 'red' });
});

test('nothing is claimed of what was not measured', () => {
  const words = new Words('en', []);
  expect(measuredLine(measuredOf({}, 'game', 'hill'), SIDES, words)).toBe('');
  const results = { game: { date: null, ladder: [], balance: [], lengths: [LENGTH] } };
  expect(measuredOf(results, 'game', 'dale')).toEqual({ length: null, balance: null });
  expect(measuredOf(results, 'game', 'hill').length).toBe(LENGTH);
});

test('a bot has the rating of its games, and none without games', () => {
  const rung = { bot: 'veteran', elo: 1262.4, low: 1197, high: 1327, games: 294, seconds: 0.01 };
  const results = { game: { date: null, ladder: [rung], balance: [] } };
  expect(ratingOf(results, 'game', 'veteran')).toBe('1262');
  expect(ratingOf(results, 'game', 'commander')).toBe('');
  expect(ratingOf(results, 'other', 'veteran')).toBe('');
});

const mark = (side: string, against: string, won: number, scenario = 'hill'): Mark => ({
  game: 'game',
  scenario,
  side,
  against,
  played: 2,
  won,
});

test('progress: sides won, scenarios won, opponents in order', () => {
  const marks = [
    mark('red', 'person', 1),
    mark('red', 'recruit', 0),
    mark('blue', 'veteran', 2),
    mark('blue', 'recruit', 0, 'dale'),
  ];
  const hill = marksOf(marks, 'game', 'hill');
  expect(hill).toHaveLength(3);
  expect(sidesWon(hill, SIDES)).toEqual(['blue', 'red']);
  expect(sidesWon(marksOf(marks, 'game', 'dale'), SIDES)).toEqual([]);
  expect(scenariosWon(marks, 'game')).toBe(1);
  const order = inOrder(hill, SIDES, ['recruit', 'veteran']).map(({ side, against }) => `${side} ${against}`);
  expect(order).toEqual(['blue veteran', 'red recruit', 'red person']);
});

test('games against a level are counted over all scenarios and sides', () => {
  const marks = [mark('blue', 'veteran', 1), mark('red', 'veteran', 2, 'dale'), mark('blue', 'recruit', 2)];
  expect(against(marks, 'game', 'veteran')).toEqual({ played: 4, won: 3 });
  expect(against(marks, 'other', 'veteran')).toEqual({ played: 0, won: 0 });
});
