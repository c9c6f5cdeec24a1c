import { expect, it } from 'vitest';
import type { Chair } from '../protocol';
import { seatsOf } from './whatif';

const seats = ['allies-left', 'allies-right', 'axis'].map(
  (seat) => ({ seat, side: seat.split('-')[0]! }) as Chair,
);
const summary = { table: 't', game: 'g', seats };

it('gives the player all seats of a side, and the bot the others', () => {
  expect(seatsOf({ summary, side: 'allies', level: 'veteran' })).toEqual({
    'allies-left': { kind: 'me' },
    'allies-right': { kind: 'me' },
    axis: { kind: 'bot', level: 'veteran' },
  });
});
