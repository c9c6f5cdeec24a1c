import { describe, expect, it } from 'vitest';
import { HEXAGON, SIDE } from './hex';
import { SQUARE } from './brick';
import {
  distance,
  edgePoint,
  inset,
  lengthOf,
  lineOf,
  middleOf,
  outlineOf,
  smoothLineOf,
  trimmed,
} from './geometry';

describe('outlines', () => {
  it('close a polygon', () => {
    expect(
      outlineOf([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 4.26 },
      ]),
    ).toBe('M0 0L10 0L10 4.3Z');
  });

  it('run through all points of a smooth line', () => {
    const path = smoothLineOf([
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ]);
    expect(path).toMatch(/^M0 0C.* 10 10C.* 20 0$/);
    expect(
      smoothLineOf([
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ]),
    ).toBe(
      lineOf([
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ]),
    );
  });
});

describe('insets', () => {
  it('move every edge of a square by as much', () => {
    expect(inset(SQUARE, 9)).toEqual([
      { x: -91, y: -91 },
      { x: 91, y: -91 },
      { x: 91, y: 91 },
      { x: -91, y: 91 },
    ]);
  });

  it('keep a hexagon in shape', () => {
    const inner = inset(HEXAGON, 4);
    const sides = inner.map((corner, i) => distance(corner, inner[(i + 1) % 6]!));
    for (const side of sides) expect(side).toBeCloseTo(SIDE - 8 / Math.sqrt(3), 1);
  });

  it('grow by a negative amount', () => {
    expect(inset(SQUARE, -5)[2]).toEqual({ x: 105, y: 105 });
  });
});

describe('edge points', () => {
  it('lie where a ray leaves the polygon', () => {
    expect(edgePoint(SQUARE, { x: 1, y: 0 })).toEqual({ x: 100, y: 0 });
    expect(edgePoint(SQUARE, { x: -3, y: -3 })).toEqual({ x: -100, y: -100 });
    expect(edgePoint(HEXAGON, { x: 0, y: 9 }).y).toBeCloseTo(50);
  });

  it('are the middle where there is no direction', () => {
    expect(edgePoint(SQUARE, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });
});

describe('ways', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];

  it('have a length and a middle', () => {
    expect(lengthOf(way)).toBe(200);
    expect(middleOf(way)).toEqual({ x: 100, y: 0 });
  });

  it('are trimmed at both ends', () => {
    expect(trimmed(way, 20, 30)).toEqual([
      { x: 20, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 70 },
    ]);
    expect(trimmed(way, 120, 10)).toEqual([
      { x: 100, y: 20 },
      { x: 100, y: 90 },
    ]);
  });

  it('never vanish by trimming', () => {
    const short = trimmed(
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      30,
      30,
    );
    expect(lengthOf(short)).toBeGreaterThan(0);
  });
});
