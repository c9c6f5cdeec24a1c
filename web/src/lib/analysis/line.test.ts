import { beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import type { Action, Hint, LineTold, LineWish, Summary } from '../protocol';
import { general } from '../sample';
import { LineSession } from './line.svelte';
import { askLine, judgeLine } from './source';

vi.mock('./source', () => ({ askLine: vi.fn(), judgeLine: vi.fn() }));

const WAIT: Action = ['wait'];
const PASS: Action = ['pass'];

const ui = {
  game: 'crossroads',
  sheet: () => ({ grid: 'hex', places: [] }),
  pieces: () => [],
  plates: () => [],
  aliases: () => [],
  traces: () => [],
  roll: () => null,
  verbIcon: () => '',
  thingIcon: () => '',
} as unknown as GameUi;

const words = {
  has: () => false,
  learn: () => {},
  locate: () => {},
  during: (_where: unknown, told: () => string) => told(),
  name: (_kind: string, name: string) => name,
  action: (action: Action) => action.join(' '),
  text: (key: string) => key,
} as unknown as Words;

const summary = {
  table: 'x_1',
  seats: ['allies', 'axis'].map((seat) => ({ seat, side: seat })),
} as unknown as Summary;

/** The sides decide in turn; each position has a number. */
function told({ moves = [] }: LineWish): LineTold {
  const seat = moves.length % 2 ? 'axis' : 'allies';
  const last = moves.at(-1);
  const view = { number: moves.length };
  return {
    moment: last ? { number: 7 + moves.length, ...last, notation: '', events: [], view } : null,
    seat,
    offer: { view, legal: [WAIT, PASS], ask: [seat], odds: {}, prompt: null, outcome: null },
  } as unknown as LineTold;
}

const hint = (judgement: string, best: Action): Hint =>
  ({ judgement, candidates: [{ action: best }] }) as unknown as Hint;
const settled = () => new Promise((resolve) => setTimeout(resolve));
let line: LineSession;
async function decide(action: Action): Promise<void> {
  (line as unknown as { decide(action: Action): void }).decide(action);
  await settled();
}

beforeEach(() => {
  vi.mocked(askLine)
    .mockReset()
    .mockImplementation((_table, wish) => Promise.resolve(told(wish)));
  vi.mocked(judgeLine).mockReset().mockResolvedValue(hint('best', WAIT));
  const description = { ...general('crossroads', ['allies', 'axis'], {}), scenario: 'drawn' };
  line = new LineSession(ui, words, description, summary, { at: 7, dice: 'new', seed: 3 });
});

it('asks whoever decides next, judges every move, and takes them back', async () => {
  await line.begin(null);
  expect([line.seat, line.deciding, line.step]).toEqual(['allies', true, 8]);
  await decide(WAIT);
  expect([line.seat, line.view]).toEqual(['axis', { number: 1 }]);
  vi.mocked(judgeLine).mockResolvedValue(hint('mistake', WAIT));
  await decide(PASS);
  expect(line.seat).toBe('allies');
  expect(line.tried.map((each) => [each.side, each.text, each.hint?.judgement])).toEqual([
    ['allies', 'wait', 'best'],
    ['axis', 'pass', 'mistake'],
  ]);
  expect(line.tried.map((each) => line.betterThan(each))).toEqual([null, 'wait']);
  expect(vi.mocked(judgeLine).mock.calls.map(([, wish]) => wish.moves?.length)).toEqual([1, 2]);
  line.undo();
  expect([line.seat, line.view, line.tried.length]).toEqual(['axis', { number: 1 }, 1]);
});

it('judges one move at a time, and none that has been taken back', async () => {
  let give: (found: Hint) => void = () => {};
  vi.mocked(judgeLine).mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  await line.begin({ seat: 'allies', action: WAIT });
  await decide(PASS);
  await decide(WAIT);
  expect(judgeLine).toHaveBeenCalledOnce();
  line.undo();
  give(hint('best', WAIT));
  await settled();
  expect(judgeLine).toHaveBeenCalledTimes(2);
  expect(line.tried.every(({ waits }) => !waits)).toBe(true);
});

it('tells what is wrong, and can go on', async () => {
  await line.begin(null);
  vi.mocked(askLine).mockRejectedValueOnce(new Error('offline'));
  await decide(WAIT);
  expect([line.error, line.deciding]).toEqual([new Error('offline'), true]);
  vi.mocked(judgeLine).mockRejectedValueOnce(new Error('tired'));
  await decide(WAIT);
  expect(line.error).toBeNull();
  expect(line.tried[0]?.fault).toEqual(new Error('tired'));
});
