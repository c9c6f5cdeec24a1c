import { describe, expect, it } from 'vitest';
import type { Piece, Place, Trace } from '../drawing';
import { crowd, clickTarget, spreadOut } from './aim';
import { placeTags } from './chips';
import { contoursOf, heightAt } from './contours';
import { layHexes } from './hex';
import { nested } from './list';
import { changesOf, timeOfMove } from './motion';
import { bracketsPath, isChoosable, ringPath } from './signs';
import { firstStop, onward, route } from './walk';

const piece = (id: string, place: string, x: number, y: number, side = 'us'): Piece => ({
  id,
  place,
  side,
  shape: 'round',
  radius: 33,
  label: id,
  look: null,
  x,
  y,
});

describe('what a click means', () => {
  const pieces = [piece('unit:a', 'tile:1', 0, 0), piece('unit:b', 'tile:1', 60, 0)];
  const lit =
    (...words: string[]) =>
    (word: string) =>
      words.includes(word);

  it('is the thing itself where it is lit, or where nothing is', () => {
    expect(clickTarget('unit:a', pieces, lit('unit:a', 'tile:1'))).toBe('unit:a');
    expect(clickTarget('unit:a', pieces, lit())).toBe('unit:a');
    expect(clickTarget('tile:1', pieces, lit())).toBe('tile:1');
  });

  it('is the lit place under an unlit piece', () => {
    expect(clickTarget('unit:a', pieces, lit('tile:1'))).toBe('tile:1');
  });

  it('is the only lit piece on an unlit place', () => {
    expect(clickTarget('tile:1', pieces, lit('unit:b'))).toBe('unit:b');
    expect(clickTarget('tile:1', pieces, lit('unit:a', 'unit:b'))).toBe('tile:1');
  });

  it('is in doubt where two lit pieces are nearer than 40 pixels', () => {
    const [a] = pieces;
    expect(crowd(a!, pieces, 0.4, lit('unit:a', 'unit:b'))).toHaveLength(2);
    expect(crowd(a!, pieces, 0.8, lit('unit:a', 'unit:b'))).toEqual([a]);
    expect(crowd(a!, pieces, 0.4, lit('unit:a'))).toEqual([a]);
  });

  it('spreads a stack so that each can be touched, inside the sheet', () => {
    for (const size of [2, 3, 5]) {
      const stack = Array.from({ length: size }, (_, i) => piece(`unit:${i}`, 'tile:1', 20 + i, 20));
      const points = [...spreadOut(stack, 0.4, { width: 800, height: 800 }).values()];
      points.forEach((a, i) =>
        points
          .slice(i + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y) * 0.4).toBeGreaterThan(40)),
      );
      for (const { x, y } of points) expect(Math.min(x, y)).toBeGreaterThan(0);
    }
  });
});

describe('the arrow keys', () => {
  const stops = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 10 },
    { id: 'c', x: 200, y: 0 },
    { id: 'd', x: 90, y: 120 },
  ];

  it('go to the next thing in their direction', () => {
    expect(onward(stops[0]!, stops, 'right')).toBe('b');
    expect(onward(stops[1]!, stops, 'right')).toBe('c');
    expect(onward(stops[2]!, stops, 'left')).toBe('b');
    expect(onward(stops[1]!, stops, 'down')).toBe('d');
  });

  it('stay where nothing lies that way', () => {
    expect(onward(stops[0]!, stops, 'left')).toBeNull();
  });

  it('reach every row of hexes, and lead back the same way', () => {
    const rows = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 2, 4].map((x) => ({ id: `hex:r${row}c${x / 2}`, row, x: x + (row % 2) })),
    );
    const hexes = layHexes(rows).places.map(({ id, x, y }) => ({ id, x, y }));
    const from = (id: string) => hexes.find((each) => each.id === id)!;
    const above = onward(from('hex:r4c1'), hexes, 'up');
    expect(above).toBe('hex:r3c0');
    expect(onward(from(above!), hexes, 'down')).toBe('hex:r4c1');
  });

  it('begin at the upper left', () => {
    expect(firstStop(stops)).toBe('a');
    expect(firstStop([])).toBeNull();
  });
});

describe('ways over the places', () => {
  const { places } = layHexes([0, 2, 4, 6].map((x) => ({ id: `hex:c${x / 2}`, row: 0, x })));
  const byId = new Map<string, Place>(places.map((place) => [place.id, place]));
  const ids = (way: Place[]) => way.map(({ id }) => id);

  it('are shortest', () => {
    expect(ids(route(byId, 'hex:c0', 'hex:c2'))).toEqual(['hex:c0', 'hex:c1', 'hex:c2']);
    expect(ids(route(byId, 'hex:c1', 'hex:c1'))).toEqual(['hex:c1']);
  });

  it('keep to open places where they can', () => {
    expect(ids(route(byId, 'hex:c0', 'hex:c2', (id) => id === 'hex:c1'))).toHaveLength(3);
    expect(ids(route(byId, 'hex:c0', 'hex:c2', () => false))).toHaveLength(3);
  });

  it('are empty without an end', () => {
    expect(route(byId, 'hex:c0', 'hex:nowhere')).toEqual([]);
  });
});

describe('motion', () => {
  it('finds what moved, came and went', () => {
    const before = [piece('a', 'p', 0, 0), piece('b', 'p', 50, 0)];
    const after = [piece('a', 'q', 200, 0), piece('c', 'q', 0, 0)];
    const changes = changesOf(before, after, [], () => 2);
    expect(changes.moved).toMatchObject([{ piece: { id: 'a' }, way: [{ x: 0 }, { x: 200 }], steps: 2 }]);
    expect(changes.come.map(({ id }) => id)).toEqual(['c']);
    expect(changes.gone.map(({ id }) => id)).toEqual(['b']);
  });

  it('follows the trail of a move', () => {
    const trail: Trace = {
      kind: 'trail',
      side: 'us',
      path: [
        { x: 0, y: 0 },
        { x: 100, y: 90 },
        { x: 200, y: 0 },
      ],
    };
    const { moved } = changesOf([piece('a', 'p', 4, 0)], [piece('a', 'q', 196, 0)], [trail], () => 1);
    expect(moved[0]).toMatchObject({ steps: 2, way: [{ x: 4 }, { x: 100, y: 90 }, { x: 196 }] });
  });

  it('takes 260 ms a step, at most 780, and no time at all when instant', () => {
    expect([1, 2, 9].map((steps) => timeOfMove(steps, 'calm'))).toEqual([260, 520, 780]);
    expect(timeOfMove(1, 'brisk')).toBe(130);
    expect(timeOfMove(5, 'instant')).toBe(0);
  });
});

describe('chips', () => {
  const sheet = { x: 0, y: 0, width: 400, height: 400 };
  const tag = (id: string, x: number, y: number) => ({ id, text: '40 %', at: { x, y }, reach: 30 });

  it('stand above their target', () => {
    const [chip] = placeTags([tag('a', 200, 200)], 14, sheet);
    expect(chip).toMatchObject({ x: 200 });
    expect(chip!.y).toBeLessThan(170);
  });

  it('keep clear of each other and on the sheet', () => {
    const chips = placeTags(
      [tag('a', 200, 20), tag('b', 230, 22), tag('c', 380, 380), tag('d', 210, 60)],
      20,
      sheet,
    );
    chips.forEach((a, i) => {
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(400);
      for (const b of chips.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        expect(apart).toBe(true);
      }
    });
  });

  it('do not cover pieces where they need not', () => {
    const [chip] = placeTags([tag('a', 200, 200)], 14, sheet, [{ x: 150, y: 120, width: 100, height: 50 }]);
    expect(chip!.y).toBeGreaterThan(200);
  });
});

describe('signs', () => {
  it('are drawn for every shape', () => {
    for (const shape of ['round', 'cut', 'tile', 'hex'] as const) {
      expect(ringPath(shape, 33, 'ring', 1)).toMatch(/^M.*Z$/);
      expect(bracketsPath(shape, 33, 1).match(/M/g)).toHaveLength(shape === 'hex' ? 6 : 4);
    }
  });

  it('say what may be chosen', () => {
    expect(isChoosable({ state: 'target' })).toBe(true);
    expect(isChoosable({ state: 'refused' })).toBe(false);
    expect(isChoosable(null)).toBe(false);
  });
});

describe('the list', () => {
  it('nests actions that begin alike, and offers to stop where one ends', () => {
    const picked: string[] = [];
    const items = nested(
      [['scout', 'tile:3B'], ['scout', 'tile:3B', 'tile:17B'], ['end-turn']],
      (word) => word,
      (action) => picked.push(action.join(' ')),
    );
    expect(items.map(({ word }) => word)).toEqual(['scout', 'end-turn']);
    const tile = items[0]!.items![0]!;
    expect(tile.items![0]!.word).toBe('tile:17B');
    tile.pick!();
    tile.items![0]!.pick!();
    items[1]!.pick!();
    expect(picked).toEqual(['scout tile:3B', 'scout tile:3B tile:17B', 'end-turn']);
    expect(items[0]!.pick).toBeUndefined();
  });
});

describe('contours', () => {
  it('run where the ground has their height', () => {
    const hills = [{ x: 100, y: 100, height: 1, spread: 60 }];
    const contours = contoursOf(hills, 200, 200, 0.5, 4);
    expect(contours).toHaveLength(1);
    const [x, y] = /^M(\S+) (\S+?)C/.exec(contours[0]!.path)!.slice(1).map(Number);
    expect(heightAt(hills, x!, y!)).toBeCloseTo(0.5, 1);
  });
});
