import { describe, expect, it } from 'vitest';
import { HexMap } from './layout';
import { bridgeAngle, course, reachOf, riverThrough } from './rivers';
import { battle } from './testing';

const map = (drawing: string) => new HexMap(battle(drawing));
const reach = (drawing: string, hex: string) => {
  const drawn = map(drawing);
  return reachOf(drawn, drawn.named(hex)!);
};

const STRAIGHT = `
. . . .
 R R R
. . . .
`;
const BEND = `
. R . .
 R R .
. . R .
`;

describe('a river', () => {
  it('joins its neighbours', () => {
    expect(reach(STRAIGHT, 'r1c1').edges).toEqual([0, 3]);
    expect(reach(STRAIGHT, 'r1c1').off).toBeNull();
  });

  it('leaves the map straight on where it meets the edge', () => {
    expect(reach(STRAIGHT, 'r1c0')).toMatchObject({ edges: [0, 3], off: 3 });
    expect(reach(STRAIGHT, 'r1c2')).toMatchObject({ edges: [3, 0], off: 0 });
  });

  it('ends inside the map where it has a spring', () => {
    const spring = reach('. . . . .\n . R R .\n. . . . .', 'r1c1');
    expect(spring).toMatchObject({ edges: [0], off: null });
    expect(course(spring).match(/M/g)).toHaveLength(1);
  });

  it('has as many arms as meet', () => {
    expect(reach(BEND, 'r1c1').edges).toEqual([1, 3, 4]);
    expect(course(reach(BEND, 'r1c1')).match(/M/g)).toHaveLength(3);
  });

  it('runs into ponds', () => {
    expect(reach('. . . .\n R P .\n. . . .', 'r1c0').edges).toContain(0);
  });

  it('is one water from end to end', () => {
    const drawn = map('R . . R\n R . R\n. R . .');
    const names = riverThrough(drawn, drawn.named('r0c0')!).map((hex) => hex.hex);
    expect(names.sort()).toEqual(['r0c0', 'r1c0', 'r2c1']);
  });

  it('meets itself at the same point of an edge', () => {
    const [left, right] = [course(reach(STRAIGHT, 'r1c1')), course(reach(STRAIGHT, 'r1c2'))];
    // r1c1 begins at its eastern edge, where r1c2 begins at its western one
    expect(left.split('C')[0]).toBe(right.split('C')[0]);
  });
});

describe('a bridge', () => {
  it('crosses the water at a right angle', () => {
    const along = map('. . . .\n R = R\n. . . .');
    expect(Math.abs(bridgeAngle(along, along.named('r1c1')!))).toBe(90);
    const slanting = map('. . R .\n . = .\n. R . .');
    expect(bridgeAngle(slanting, slanting.named('r1c1')!)).toBe(30);
  });

  it('follows its own hexes where it is a long one', () => {
    const long = map('. . . .\n R = R\n. = . .');
    expect(bridgeAngle(long, long.named('r1c1')!)).toBe(-60);
    expect(bridgeAngle(long, long.named('r2c1')!)).toBe(-60);
  });
});
