import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action, Offer } from '../protocol';
import { automatic, type Moment } from './automatic';
import { FORCED, NEXT, SETTLED, UNDO_SHOWN, WINDOW } from './pace';
import { NOTHING } from './shownTable.svelte';

const offer = (...legal: Action[]): Offer => ({ ...NOTHING, legal });

function moment(legal: Action[], given: Partial<Moment> = {}): Moment {
  return {
    offer: offer(...legal),
    plan: [],
    armed: false,
    passes: ['end-turn', 'decline', 'pass'],
    answer: null,
    undo: 0,
    secret: null,
    ...given,
  };
}

const pass: Action = ['pass'];
const play: Action = ['play', 'card:a'];
const answer = { action: pass, silent: false };

afterEach(() => vi.restoreAllMocks());

describe('what happens by itself', () => {
  it('is nothing where there is a choice', () => {
    expect(automatic(moment([play, pass]))).toBeNull();
    expect(automatic(moment([['fire', 'unit:a']], { armed: true }))).toBeNull();
  });

  it('is the next step of a plan, if it is still legal', () => {
    const step: Action = ['step', 'square:1'];
    expect(automatic(moment([step, pass], { plan: [step] }))).toEqual({
      action: step,
      delay: NEXT,
      window: null,
    });
    expect(automatic(moment([play, pass], { plan: [step] }))).toBeNull();
  });

  it('is a pass with nothing to play, which can be held', () => {
    expect(automatic(moment([pass], { answer }))).toEqual({ action: pass, delay: WINDOW, window: 'nothing' });
    expect(automatic(moment([play, pass], { answer }))?.window).toBe('settled');
    const silent = automatic(moment([play, pass], { answer: { ...answer, silent: true } }));
    expect(silent).toEqual({ action: pass, delay: SETTLED, window: null });
  });

  it('takes the same time whether or not something is held, where that is secret', () => {
    const [nothing, something] = [[pass], [play, pass]].map((legal) =>
      automatic(moment(legal, { answer, secret: 2345 })),
    );
    expect(nothing?.delay).toBe(2345);
    expect(something?.delay).toBe(2345);
    expect(automatic(moment([play], { secret: 2345 }))?.delay).toBe(2345);
    expect(automatic(moment([play], { secret: 0 }))?.delay).toBe(FORCED);
  });

  it('is the only choice, but never under an open undo', () => {
    const only: Action = ['assign', 'token:1', 'unit:a'];
    expect(automatic(moment([only]))?.delay).toBe(FORCED);
    expect(automatic(moment([only], { undo: UNDO_SHOWN }))?.delay).toBe(UNDO_SHOWN);
    const end = automatic(moment([['end-turn']], { undo: 5000 }));
    expect(end?.delay).toBeGreaterThanOrEqual(5000);
    expect(end?.window).toBeNull();
  });
});
