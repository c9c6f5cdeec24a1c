import { describe, expect, it } from 'vitest';
import { layBricks, neighbours as brickNeighbours } from './brick';
import { layHexes, neighbours as hexNeighbours } from './hex';
import { distance } from './geometry';

describe('brick sheets', () => {
  const tiles = [
    { id: 'tile:7A', line: 2, half: 0 },
    { id: 'tile:17B', line: 1, half: 1 },
    { id: 'tile:12B', line: 2, half: 2 },
    { id: 'tile:2B', line: 0, half: 2 },
  ];

  it('lie in columns or in rows', () => {
    const columns = layBricks(tiles, 'columns');
    const at = (id: string) => columns.places.find((place) => place.id === id)!;
    expect(at('tile:7A')).toMatchObject({ x: 530, y: 130 });
    expect(at('tile:17B')).toMatchObject({ x: 330, y: 230 });
    expect(columns).toMatchObject({ width: 660, height: 460 });
    expect(layBricks(tiles, 'rows')).toMatchObject({ width: 460, height: 660 });
  });

  it('know which tiles touch', () => {
    const { places } = layBricks(tiles, 'columns');
    const near = Object.fromEntries(places.map(({ id, near }) => [id, near]));
    expect(near['tile:7A']).toEqual(['tile:12B', 'tile:17B']);
    expect(near['tile:2B']).toEqual(['tile:17B']);
  });

  it('have six neighbours in the open, mutually', () => {
    const cell = { line: 3, half: 5 };
    expect(brickNeighbours(cell)).toHaveLength(6);
    for (const near of brickNeighbours(cell)) expect(brickNeighbours(near)).toContainEqual(cell);
  });
});

describe('hex sheets', () => {
  const hexes = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 - (row % 2) }, (_, column) => ({
      id: `hex:r${row}c${column}`,
      row,
      x: 2 * column + (row % 2),
    })),
  ).flat();
  const sheet = layHexes(hexes);

  it('are as large as the board of 13 by 9', () => {
    expect(sheet).toMatchObject({ width: 1125.8, height: 700 });
    expect(sheet.places).toHaveLength(113);
    expect(sheet.places[0]).toMatchObject({ id: 'hex:r0c0', x: 43.3, y: 50 });
  });

  it('have neighbours one hex away and nowhere else', () => {
    const byId = new Map(sheet.places.map((place) => [place.id, place]));
    for (const place of sheet.places) {
      for (const near of place.near) expect(distance(place, byId.get(near)!)).toBeCloseTo(86.6, 0);
    }
    expect(byId.get('hex:r4c5')!.near).toHaveLength(6);
    expect(byId.get('hex:r0c0')!.near).toEqual(['hex:r0c1', 'hex:r1c0']);
  });

  it('are mutual', () => {
    for (const near of hexNeighbours({ row: 2, x: 4 })) {
      expect(hexNeighbours(near)).toContainEqual({ row: 2, x: 4 });
    }
  });
});
