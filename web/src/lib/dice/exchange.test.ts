// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Summary } from '../protocol';
import { commitmentOf } from './contribution';
import { answersTo } from './exchange';
import { ownNumbers } from './numbers';

type Dice = NonNullable<Summary['dice']>;
const OTHER = 'ab'.repeat(32);

function summary(stage: Dice['stage'] | null, commitments: Record<string, string>, kind = 'person'): Summary {
  const dice = stage && { stage, due: null, commitments };
  const seats = [
    { seat: 'us', mine: true, kind },
    { seat: 'germany', mine: false, kind: 'person' },
  ];
  return { table: 't', commitment: 'cd'.repeat(32), seats, dice } as unknown as Summary;
}

const own = () => ownNumbers('t')['us']!.number;

describe('the exchange before a game', () => {
  beforeEach(() => localStorage.clear());

  it('promises a number for each own seat, and the same one when it is asked again', () => {
    const [first, ...rest] = answersTo(summary('commit', { germany: OTHER }));
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ type: 'commit', seat: 'us', commitment: commitmentOf(own()) });
    const [again] = answersTo(summary('commit', {}));
    expect(again).toMatchObject({ commitment: commitmentOf(own()) });
  });

  it('says nothing where it is not asked', () => {
    expect(answersTo(summary(null, {}))).toEqual([]);
    expect(answersTo(summary('commit', { us: OTHER }))).toEqual([]);
    expect(answersTo(summary('commit', {}, 'bot'))).toEqual([]);
    expect(ownNumbers('t')).toEqual({});
  });

  it('reveals its number only if its hash is among those published', () => {
    answersTo(summary('commit', {}));
    const published = { us: commitmentOf(own()), germany: OTHER };
    expect(answersTo(summary('reveal', { ...published, us: OTHER }))).toEqual([]);
    expect(answersTo(summary('reveal', published))).toMatchObject([
      { type: 'reveal', seat: 'us', number: own() },
    ]);
    expect(answersTo(summary('reveal', { ...published, germany: published.us }))).toEqual([]);
    expect(answersTo(summary('fixed', published))).toEqual([]);
  });
});
