import { describe, expect, it } from 'vitest';
import { Words } from '../language/words';
import { general } from '../sample';
import { aliases, guessActions } from './asking';
import { piecesOf, placeLabel, sheetOf } from './board';
import type { PlainDescription, PlainScene, PlainView } from './facts';
import { plainUi } from './index';

const TEXTS = `
side-red = Red
side-blue = Blue
unit-scouts = Scouts
terrain-wood = wood
ui-plain-figures = { $count } figures
ui-plain-spent = spent
ui-plain-marker-of = marker of { $side }
ui-plain-plate = { $side }, { $cards } cards
ui-plain-round = Round { $number }
`;

/** A board of two rows of three, with two pieces in one place. */
function table(grid: PlainDescription['board']['grid'], view: PlainView = {}): PlainScene {
  const places = [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => ({ id: `place:${'ABC'[column]}${row + 1}`, row, column })),
  );
  const description: PlainDescription = {
    ...general('any', ['red', 'blue'], { unit: 'piece', place: 'place' }),
    scenario: 'first',
    name: 'First Steps',
    board: { grid, places: places.map((place) => ({ ...place, terrain: 'wood' })) },
    goals: { red: 3, blue: 2 },
  };
  const words = new Words('en', [TEXTS], description.sides);
  words.learn(description);
  const pieces = [
    { id: 'unit:red-scouts', side: 'red', at: 'place:B1', count: 2 },
    { id: 'unit:blue-scouts', side: 'blue', at: 'place:B1', spent: true },
  ];
  return { description, words, view: { pieces, ...view } };
}

/** The ids of the neighbours of a place. */
const near = (scene: PlainScene, id: string): string[] =>
  [...sheetOf(scene).places.find((place) => place.id === id)!.near].sort();

describe('a board', () => {
  it('of squares has eight neighbours', () => {
    const sheet = sheetOf(table('square'));
    expect(sheet).toMatchObject({ grid: 'square', width: 240, height: 160, title: 'First Steps' });
    expect(near(table('square'), 'place:A1')).toEqual(['place:A2', 'place:B1', 'place:B2']);
    expect(near(table('square'), 'place:B1')).toHaveLength(5);
  });

  it.each(['hex', 'brick'] as const)('of the grid %s has six: odd rows are shifted right', (grid) => {
    expect(near(table(grid), 'place:B1')).toEqual(['place:A1', 'place:A2', 'place:B2', 'place:C1']);
    expect(near(table(grid), 'place:A1')).toEqual(['place:A2', 'place:B1']);
    const [a1, a2] = ['place:A1', 'place:A2'].map((id) =>
      sheetOf(table(grid)).places.find((place) => place.id === id)!,
    );
    expect(a2!.x).toBeGreaterThan(a1!.x);
  });

  it.each(['hex', 'square', 'brick'] as const)('of the grid %s shows every piece in its place', (grid) => {
    const scene = table(grid);
    const sheet = sheetOf(scene);
    const pieces = piecesOf(sheet, scene);
    const place = sheet.places.find(({ id }) => id === 'place:B1')!;
    expect(pieces.map(({ id }) => id)).toEqual(['unit:red-scouts', 'unit:blue-scouts']);
    for (const piece of pieces) expect(Math.abs(piece.x - place.x)).toBeLessThan(piece.radius * 1.5);
    expect(pieces[0]!.x).not.toBe(pieces[1]!.x);
  });
});

it('has labels for screen readers', () => {
  const scene = table('hex', { markers: [{ at: 'place:B1', side: 'red' }] });
  expect(placeLabel('place:B1', scene)).toBe(
    'B1, wood, marker of Red, Scouts, B1, 2 figures, Scouts, B1, spent',
  );
});

it('shows scores, goals and cards on the plates, and the round', () => {
  const progress = { round: 4, scores: { red: 1, blue: 2 }, goals: { red: 3, blue: 2 } };
  const scene = table('square', { progress, hand_sizes: { red: 5, blue: 4 } });
  const ui = plainUi('any');
  expect(ui.plates(scene)).toEqual([
    { side: 'red', note: 'Red, 5 cards', score: 1, goal: 3, pips: [true, false, false] },
    { side: 'blue', note: 'Blue, 4 cards', score: 2, goal: 2, pips: [true, true] },
  ]);
  expect(ui.clock(scene).head).toBe('Round 4');
});

it('takes a place for what is on it and a piece for its place', () => {
  const scene = table('hex');
  expect(aliases('unit:red-scouts', scene)).toEqual(['place:B1']);
  expect(aliases('place:B1', scene)).toEqual(['unit:red-scouts', 'unit:blue-scouts']);
  const legal = [['move', 'unit:red-scouts', 'place:A1'], ['end']];
  expect(guessActions(['unit:red-scouts'], 'place:C2', legal, scene)).toEqual([
    ['move', 'unit:red-scouts', 'place:C2'],
  ]);
});
