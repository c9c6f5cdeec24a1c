import { expect, it } from 'vitest';
import type { Chair, Summary } from '../protocol';
import { planOf } from './again';

const us = { seat: 'us', side: 'us', kind: 'person', mine: true, level: null } as unknown as Chair;
const germany = {
  seat: 'germany',
  side: 'germany',
  kind: 'bot',
  mine: false,
  level: 'veteran',
} as unknown as Chair;
const summary = { game: 'crossroads', scenario: 'la-raye', seats: [us, germany] } as unknown as Summary;

it('plays the same again', () => {
  expect(planOf(summary, false).seats).toEqual({
    us: { kind: 'me' },
    germany: { kind: 'bot', level: 'veteran' },
  });
});

it('swaps the sides', () => {
  expect(planOf(summary, true).seats).toEqual({
    us: { kind: 'bot', level: 'veteran' },
    germany: { kind: 'me' },
  });
});

it('begins with the same position, which has its scenario and options in it', () => {
  const plan = planOf(summary, false, { game: 'crossroads' });
  expect(plan.position).toEqual({ game: 'crossroads' });
  expect(plan).not.toHaveProperty('scenario');
  expect(plan).not.toHaveProperty('options');
});
