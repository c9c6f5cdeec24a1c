import { expect, test } from 'vitest';

import type { GameUi } from '../gameUi';
import { Words } from '../language/words';
import { textOf } from '../params';
import type { Change, Course, Description } from '../protocol';
import type { Scene } from '../scene';
import { scoreLines, statisticsOf, timeMarks } from './statistics';

const SIDES = ['blue', 'red'];
const SCENE = {
  description: { sides: SIDES } as Description,
  view: {},
  words: new Words('en', []),
} as Scene;
const UI: Pick<GameUi, 'roll' | 'loss' | 'dieFaces'> = {
  roll: ({ params }) =>
    Array.isArray(params.dice)
      ? {
          dice: params.dice.map((face) => ({ art: `die-${textOf(face)}`, hit: false, label: '' })),
          caption: '',
          result: '',
        }
      : null,
  loss: ({ key, params }) =>
    key === 'lost' ? { side: textOf(params.side), arm: 'tank', count: Number(params.count) } : null,
  dieFaces: [
    { art: ['die-1'], chance: 2 / 3 },
    { art: ['die-2', 'die-2-hit'], chance: 1 / 3 },
  ],
};

function step(number: number, seat: string, at: number, ...events: Change['events']): Change {
  return { number, kind: 'step', seat, events, at };
}

test('dice, losses and time are counted by side, without what was taken back', () => {
  const changes: Change[] = [
    step(1, 'blue', 100, { key: 'rolled', params: { unit: 'blue-1', dice: [1, 1, 2] } }),
    step(2, 'red', 130, { key: 'lost', params: { side: 'red', count: 2 } }),
    step(3, 'blue', 131, { key: 'lost', params: { side: 'red', count: 5 } }),
    { ...step(4, 'blue', 133), kind: 'undo', undone: 3 },
    step(5, 'blue', 140, { key: 'lost', params: { side: 'blue', count: 1 } }),
    step(6, 'red', 5000, { key: 'rolled', params: { unit: 'blue-1', dice: ['2-hit'] } }),
  ];
  const found = statisticsOf(changes, UI, SCENE, (seat) => seat);
  expect(found.losses).toEqual([{ label: 'tank', numbers: [1, 2] }]);
  expect(found.decisions).toEqual([2, 2]);
  // Red went away before its last decision.
  expect(found.thought).toEqual([10_000, 30_000]);
  expect(found.played).toBe(40_000);
  // The die belongs to who rolled it, whoever decided before.
  const [blue, red] = found.dice;
  expect(blue!.rolled).toBe(4);
  expect(blue!.faces.map(({ count }) => count)).toEqual([2, 2]);
  expect(blue!.faces[0]!.expected).toBeCloseTo(8 / 3);
  expect(red!.rolled).toBe(0);
});

test('a game without words for dice and losses has times only', () => {
  const found = statisticsOf([step(1, 'blue', 1)], { roll: () => null }, SCENE, (seat) => seat);
  expect(found.losses).toEqual([]);
  expect(found.dice.every(({ rolled }) => rolled === 0)).toBe(true);
});

const COURSE: Course = {
  unit: 'round',
  length: 10,
  goals: { blue: 3, red: 3 },
  standings: [
    { step: 0, time: 1, scores: { blue: 0, red: 0 } },
    { step: 4, time: 2, scores: { blue: 0, red: 0 } },
    { step: 5, time: 2, scores: { blue: 2, red: 0 } },
    { step: 10, time: 3, scores: { blue: 3, red: 0 } },
  ],
};

test('scores are lines of steps over the game', () => {
  expect(scoreLines(COURSE, SIDES)).toEqual([
    {
      side: 'blue',
      points: [
        { at: 0, score: 0 },
        { at: 0.5, score: 2 },
        { at: 1, score: 3 },
      ],
    },
    { side: 'red', points: [{ at: 0, score: 0 }] },
  ]);
  expect(timeMarks(COURSE)).toEqual([
    { at: 0, time: 1 },
    { at: 0.4, time: 2 },
    { at: 1, time: 3 },
  ]);
  expect(scoreLines({ ...COURSE, goals: { blue: 3 } }, SIDES).map(({ side }) => side)).toEqual(['blue']);
  const none = { ...COURSE, standings: COURSE.standings.slice(0, 2) };
  expect(scoreLines(none, SIDES)).toEqual([]);
});
