import { expect, it } from 'vitest';
import type { Change } from '../protocol';
import { standing, withChanges } from './log';

const step = (number: number): Change => ({
  number,
  kind: 'step',
  seat: 'us',
  events: [{ key: 'turn-ended', params: { side: 'us' } }],
  at: 0,
});
const undo = (number: number, undone: number): Change => ({
  number,
  kind: 'undo',
  seat: 'us',
  events: [],
  undone,
  at: 0,
});
const rules = (number: number, restart: boolean): Change => ({
  number,
  kind: 'rules',
  seat: null,
  events: [{ key: 'rules-changed', params: { old: 'crossroads-1', new: 'crossroads-2' } }],
  at: 0,
  ...(restart ? { restart } : {}),
});
const numbers = (changes: { number: number }[]) => changes.map(({ number }) => number);

it('an undo takes away what it undoes', () => {
  const changes = [step(1), step(2), undo(3, 2), step(4)];
  expect(numbers(standing(changes))).toEqual([1, 4]);
  expect(numbers(withChanges([], changes))).toEqual([1, 4]);
});

it('a change of rules stands in the log and is no step', () => {
  const changes = [step(1), rules(2, false), step(3)];
  expect(numbers(standing(changes))).toEqual([1, 3]);
  expect(numbers(withChanges([], changes))).toEqual([1, 2, 3]);
});

it('where the game starts over, the log goes on and the replay begins', () => {
  const changes = [step(1), rules(2, true), step(3), step(4)];
  expect(numbers(standing(changes))).toEqual([3, 4]);
  expect(numbers(withChanges([], changes))).toEqual([1, 2, 3, 4]);
});

it('an agreed take-back takes away all since a decision, and says so', () => {
  const events = [{ key: 'taken-back', params: { side: 'us' } }];
  const back: Change = { number: 5, kind: 'back', seat: 'us', events, undone: 3, at: 0 };
  const changes = [step(1), step(2), step(3), step(4), back, step(6)];
  expect(numbers(standing(changes))).toEqual([1, 2, 6]);
  expect(numbers(withChanges([], changes))).toEqual([1, 2, 5, 6]);
  expect(numbers(standing([...changes, undo(7, 6)]))).toEqual([1, 2]);
});
