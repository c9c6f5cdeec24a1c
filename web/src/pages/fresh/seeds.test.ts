import { expect, test } from 'vitest';
import { addressOf, pickOne, titleOf, wordsIn } from './seeds';

const STORE = [
  { seed: 'amber bridge dawn', size: 'small' },
  { seed: 'cold lane rain', size: 'large' },
];

test('a battle has an address and a title', () => {
  expect(addressOf('any-game', STORE[0]!)).toBe('/fresh/any-game?size=small&seed=amber+bridge+dawn');
  expect(addressOf('any-game', { ...STORE[0]!, wish: 'hills river' })).toMatch(/&wish=hills\+river$/);
  expect(titleOf('amber bridge-dawn 7')).toBe('Amber Bridge Dawn 7');
});

test('a seed is its words, however it is written', () => {
  expect(wordsIn(' Amber-Bridge  DAWN! ')).toBe('amber bridge dawn');
  expect(wordsIn('…')).toBe('');
});

test('one of the store is chosen, of a size if one is wanted', () => {
  expect(pickOne(STORE, null, 0)).toBe(STORE[0]);
  expect(pickOne(STORE, null, 0.99)).toBe(STORE[1]);
  expect(pickOne(STORE, 'large', 0)).toBe(STORE[1]);
  expect(pickOne(STORE, 'standard', 0.5)).toBeNull();
});
