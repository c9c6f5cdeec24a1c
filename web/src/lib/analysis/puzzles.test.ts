import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { PuzzleShown, PuzzleTold } from '../protocol';
import { addressOf, isSolution, markSolved, mistakesOf, nextOf, openPuzzle, solved } from './puzzles';
import { sampleAnalysis } from './sample';

const told = (number: number, table: string | null = null): PuzzleTold => ({
  number,
  name: `p${number}`,
  table,
  scenario: 'the-ford',
  seat: 'allies',
  side: 'allies',
  unit: 'turn',
  time: 3,
  judgement: table === null ? null : 'mistake',
});
const LIST = [told(1), told(2), told(3)];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('remembers what has been solved, each once', () => {
  for (const name of ['p1', 'p2', 'p1']) markSolved(name);
  expect([...solved()]).toEqual(['p2', 'p1']);
  kept.set('sandtable-solved', 'nonsense');
  expect(solved().size).toBe(0);
});

it('goes on with the next one that is not solved', () => {
  expect(nextOf(LIST, 'p1', new Set())?.number).toBe(2);
  expect(nextOf(LIST, 'p1', new Set(['p2']))?.number).toBe(3);
  expect(nextOf(LIST, 'p3', new Set())?.number).toBe(1);
  expect(nextOf(LIST, 'p3', new Set(['p1', 'p2']))).toBeNull();
  expect(nextOf([], 'p1', new Set())).toBeNull();
});

it('leads to the book and to mistakes', () => {
  expect(addressOf('crossroads', told(2))).toBe('/puzzles/crossroads/2');
  expect(addressOf('crossroads', told(24, 'x_1'))).toBe('/mistakes/x_1/24');
});

it('learns from the own mistakes alone', () => {
  const steps = (seats: string[]) => mistakesOf(sampleAnalysis(), seats).map(({ step }) => step);
  expect(steps(['allies'])).toEqual([2]);
  expect(steps(['axis'])).toEqual([]);
});

it.each([
  ['best', true],
  ['fine', true],
  ['inaccuracy', false],
  [null, false],
] as const)('%s: solved %s', (judgement, expected) => {
  expect(isSolution({ judgement } as Parameters<typeof isSolution>[0])).toBe(expected);
});

it('opens a puzzle even if the others are not known, and asks about its own step', async () => {
  const shown = { game: 'crossroads' } as PuzzleShown;
  vi.spyOn(api, 'mistake').mockResolvedValue(shown);
  vi.spyOn(api, 'mistakes').mockRejectedValue(new Error('busy'));
  const answer = vi.spyOn(api, 'answerMistake').mockResolvedValue({} as never);
  const opened = await openPuzzle({ mistaken: 'x_1', number: 24 });
  expect([opened.shown, opened.list]).toEqual([shown, []]);
  await opened.judge(['wait']);
  expect(answer).toHaveBeenCalledWith('x_1', 24, ['wait']);
});
