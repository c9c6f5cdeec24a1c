import { expect, it } from 'vitest';
import type { Piece, Place } from '../drawing';
import { Kinds } from '../kinds';
import { general } from '../sample';
import { drawnOf, type Table } from './drawn';

const place = (id: string, x: number): Place => ({ id, x, y: 0, outline: '', inset: '', near: [] });
const piece = (id: string, side: string, x: number): Piece => ({
  id,
  place: 'tile:a',
  side,
  shape: 'round',
  radius: 20,
  label: id,
  look: null,
  x,
  y: 5,
});
const roles = {
  unit: 'piece',
  tile: 'place',
  'spawn: tile': 'mark',
  card: 'card',
  number: 'number',
} as const;
const { kinds } = general('g', ['us', 'de'], roles);
const table: Table = {
  sheet: { places: [place('tile:a', 0), place('tile:b', 100)] },
  pieces: [piece('unit:us-a', 'us', 10), piece('unit:de-a', 'de', 90)],
  kinds: new Kinds(kinds),
  actor: null,
  aliases: (word) => (word === 'unit:us-a' ? ['card:a'] : []),
};

it('goes from a unit to a place', () => {
  expect(drawnOf(['move', 'unit:us-a', 'tile:b'], 'us', table)).toEqual({
    path: [
      { x: 10, y: 5 },
      { x: 100, y: 0 },
    ],
    from: 'unit:us-a',
    to: 'tile:b',
    fire: false,
  });
});

it('begins at the counter of a card, and is fire if it ends at the other side', () => {
  expect(drawnOf(['attack', 'card:a', 'unit:de-a'], 'us', table)).toMatchObject({
    from: 'unit:us-a',
    to: 'unit:de-a',
    fire: true,
  });
});

it('begins with the active unit where actions do not name it', () => {
  const active = { ...table, actor: 'unit:us-a' };
  expect(drawnOf(['move', 'tile:b'], 'us', active)?.from).toBe('unit:us-a');
  expect(drawnOf(['wait'], 'us', active)).toMatchObject({ from: 'unit:us-a', to: null, fire: false });
});

it('is at the place that shows a thing', () => {
  expect(drawnOf(['enter', 'spawn:b'], 'us', table)).toMatchObject({ from: 'tile:b', to: null });
});

it('is nowhere if nothing of it is on the map', () => {
  expect(drawnOf(['bid', 'card:x', 'number:2'], 'us', table)).toBeNull();
});
