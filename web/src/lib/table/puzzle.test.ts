import { beforeEach, expect, it } from 'vitest';
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import type { Action, Hint, PuzzleShown } from '../protocol';
import { general } from '../sample';
import { PuzzleSession } from './puzzle.svelte';

const WAIT: Action = ['wait'];
const PASS: Action = ['pass'];

const ui = {
  game: 'crossroads',
  sheet: () => ({ grid: 'hex', places: [] }),
  pieces: () => [],
  plates: () => [],
  aliases: () => [],
  traces: () => [],
  verbIcon: () => '',
  thingIcon: () => '',
} as unknown as GameUi;

const words = {
  has: () => false,
  learn: () => {},
  locate: () => {},
  name: (_kind: string, name: string) => name,
  action: (action: Action) => action.join(' '),
  text: (key: string) => key,
} as unknown as Words;

const shown = {
  game: 'crossroads',
  scenario: 'drawn',
  seat: 'allies',
  side: 'allies',
  description: general('crossroads', ['allies', 'axis'], {}),
  offer: {
    view: {},
    prompt: null,
    legal: [WAIT, PASS],
    odds: {},
    guides: {},
    undo: { may: false, why: '', sealed: false, asks: false },
    fill: false,
    outcome: null,
    ask: ['allies'],
  },
} as unknown as PuzzleShown;

/** An answer of the server, to be given later. */
interface Late {
  give: (hint: Hint) => void;
  fail: (fault: unknown) => void;
}
let late: Late[];
let puzzle: PuzzleSession;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const hint = (judgement: string): Hint => ({ judgement }) as unknown as Hint;
const decide = (action: Action): void =>
  (puzzle as unknown as { decide(action: Action): void }).decide(action);

beforeEach(() => {
  late = [];
  puzzle = new PuzzleSession(ui, words, shown, () => new Promise((give, fail) => late.push({ give, fail })));
});

it('shows what the analysis says of the answer', async () => {
  decide(WAIT);
  late[0]!.give(hint('best'));
  await settled();
  expect([puzzle.answer, puzzle.hint]).toEqual([WAIT, hint('best')]);
});

it('does not show what is said of an answer that was taken back', async () => {
  decide(WAIT);
  puzzle.again();
  late[0]!.give(hint('blunder'));
  await settled();
  expect([puzzle.answer, puzzle.hint]).toEqual([null, null]);
  decide(WAIT);
  puzzle.again();
  decide(PASS);
  late[1]!.fail(new Error('too late'));
  late[2]!.give(hint('best'));
  await settled();
  expect([puzzle.error, puzzle.hint]).toEqual([null, hint('best')]);
});
