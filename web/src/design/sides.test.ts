import { expect, it } from 'vitest';
import { Words } from '../lib/language/words';
import { learnSides, sideLetter } from './sides.svelte';

const say = (text: string) => new Words('en', [text]);

it('marks a side by what its game says, or by the first letter of its name', () => {
  expect(sideLetter('axis')).toBe('A');
  learnSides(['axis', 'north'], say('side-axis = Axis\nside-axis-mark = X\nside-north = The north\n'));
  expect(['axis', 'north'].map(sideLetter)).toEqual(['X', 'T']);
  learnSides(['axis', 'north'], say('side-axis = Ось\nside-axis-mark = О\nside-north = Север\n'));
  expect(['axis', 'north'].map(sideLetter)).toEqual(['О', 'С']);
});
