import { beforeEach, expect, it, vi } from 'vitest';
import type { Words } from '../language/words';
import type { Action, Hint } from '../protocol';
import type { Live } from '../table/live.svelte';
import { Hinting } from './hinting.svelte';
import { askHint } from './source';

vi.mock('../language/speech.svelte', () => ({ loadWords: () => Promise.resolve({ language: 'en' }) }));
vi.mock('./drawn', () => ({ drawnOf: () => null }));
vi.mock('./source', () => ({ askHint: vi.fn() }));

const MOVE: Action = ['move', 'unit:scouts', 'tile:6A'];
const WAIT: Action = ['wait'];

const words = {
  language: 'en',
  action: (action: Action) => action.join(' '),
  name: (_kind: string, id: string) => id,
} as unknown as Words;

/** A table at which a decision is to be made. */
function table(legal: Action[] = [MOVE, WAIT]) {
  return {
    table: 'x_1',
    seat: 'us',
    side: 'us',
    deciding: true,
    actor: 'unit:scouts',
    offer: { prompt: null, legal },
    words,
    kinds: { nameOf: () => 'unit' },
    follow: vi.fn(),
  };
}

const hint = {
  seat: 'us',
  candidates: [MOVE, WAIT].map((action) => ({ action, chance: 0.6, error: 0.04, reasons: [] })),
} as unknown as Hint;

const about = (session: ReturnType<typeof table>): Hinting => new Hinting(session as unknown as Live);

beforeEach(() => {
  vi.mocked(askHint).mockReset().mockResolvedValue(hint);
});

it('tells where, then what, then how good, and no more', async () => {
  const hinting = about(table());
  await hinting.open();
  expect(askHint).toHaveBeenCalledWith('x_1', 'us');
  expect([hinting.stage, hinting.busy, hinting.current]).toEqual([1, false, true]);
  expect(hinting.moves.map(({ number, candidate }) => [number, candidate.action])).toEqual([
    [1, MOVE],
    [2, WAIT],
  ]);
  for (let press = 0; press < 5; press += 1) hinting.further();
  expect(hinting.stage).toBe(3);
  hinting.close();
  expect([hinting.stage, hinting.hint]).toEqual([0, null]);
});

it('is asked once at a time, and not by those who only watch', async () => {
  const hinting = about(table());
  await Promise.all([hinting.open(), hinting.open()]);
  expect(askHint).toHaveBeenCalledOnce();
  await about({ ...table(), seat: null as unknown as string }).open();
  expect(askHint).toHaveBeenCalledOnce();
});

it('is about the decision that it was asked for, and no later one', async () => {
  const session = table();
  const hinting = about(session);
  await hinting.open();
  const later = about({ ...session, offer: { prompt: null, legal: [WAIT] } });
  // The same hint, once something else is to be decided.
  Object.assign(later, { stage: hinting.stage, asked: (hinting as unknown as { asked: string }).asked });
  expect([hinting.current, later.current]).toEqual([true, false]);
});

it('names the unit where the action does not, and plays what is chosen', async () => {
  const session = table();
  const hinting = about(session);
  await hinting.open();
  expect(hinting.tell(MOVE)).toBe('move unit:scouts tile:6A');
  expect(hinting.tell(WAIT)).toBe('scouts: wait');
  hinting.play(WAIT);
  expect(session.follow).toHaveBeenCalledWith([WAIT]);
  expect(hinting.stage).toBe(0);
});

it('keeps what is wrong', async () => {
  vi.mocked(askHint).mockRejectedValue(new Error('tired'));
  const hinting = about(table());
  await hinting.open();
  expect([(hinting.error as Error).message, hinting.hint, hinting.busy]).toEqual(['tired', null, false]);
});
