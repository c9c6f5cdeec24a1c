import { describe, expect, it } from 'vitest';
import { layHexes } from '../board/hex';
import { softened } from '../language/soft';
import { box, editsFor, landed, taken, turned } from './clip';
import { isDraftId, nameIn, newId } from './drafts';
import { fragmentOf, textIn } from './sharing';
import { area, mirrored, straight } from './strokes';
import { spansOf } from './toml';

const cells = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 13 - (row % 2) }, (_, column) => ({
    id: `hex:r${row}c${column}`,
    row,
    x: 2 * column + (row % 2),
  })),
).flat();
const { places, width, height } = layHexes(cells);

describe('strokes', () => {
  it('follow a row from end to end', () => {
    const row = Array.from({ length: 13 }, (_, column) => `hex:r2c${column}`);
    expect(straight('hex:r2c0', 'hex:r2c12', places)).toEqual(row);
    expect(straight('hex:r2c0', 'hex:nowhere', places)).toEqual([]);
  });

  it('fill what looks alike and is connected', () => {
    const lookOf = (id: string): string => (id.startsWith('hex:r4') ? 'river' : 'open');
    expect(area('hex:r4c3', places, lookOf)).toHaveLength(13);
    expect(area('hex:r0c0', places, lookOf)).toHaveLength(13 + 12 + 13 + 12);
  });

  it('are mirrored across, down, and by half a turn', () => {
    const of = (across: boolean, down: boolean) =>
      mirrored(['hex:r0c1'], { across, down }, places, { width, height });
    expect(of(false, false)).toEqual(['hex:r0c1']);
    expect(of(true, false)).toEqual(['hex:r0c1', 'hex:r0c11']);
    expect(of(false, true)).toEqual(['hex:r0c1', 'hex:r8c1']);
    expect(of(true, true)).toEqual(['hex:r0c1', 'hex:r8c11']);
    expect(mirrored(['hex:r4c6'], { across: true, down: true }, places, { width, height })).toEqual([
      'hex:r4c6',
    ]);
  });
});

describe('a clip', () => {
  const cells: Record<string, string[]> = Object.fromEntries(places.map(({ id }) => [id, ['ground:.']]));
  cells['hex:r2c3'] = ['unit:I', 'obstacle:w', 'ground:F'];
  cells['hex:r2c4'] = ['ground:F'];
  const spotOf = (id: string) => places.find((place) => place.id === id)!;
  const clip = taken(['hex:r2c4', 'hex:r2c3'], places, cells, () => true);
  const placesOf = (items: typeof clip, at: string): string[] =>
    landed(items, spotOf(at), places).map(([id]) => id);

  it('holds the places between two corners', () => {
    expect(box('hex:r2c3', 'hex:r0c4', places)).toEqual([
      'hex:r0c3',
      'hex:r0c4',
      'hex:r1c3',
      'hex:r2c3',
      'hex:r2c4',
    ]);
    expect(box('hex:r2c3', 'hex:nowhere', places)).toEqual([]);
  });

  it('is laid with its first place on another, as far as there is a sheet', () => {
    expect(placesOf(clip, 'hex:r5c6')).toEqual(['hex:r5c6', 'hex:r5c7']);
    expect(placesOf(clip, 'hex:r4c12')).toEqual(['hex:r4c12']);
  });

  it('is mirrored, and turned until it is as it was', () => {
    expect(placesOf(turned(clip, 'across', 'hex'), 'hex:r5c6')).toEqual(['hex:r5c6', 'hex:r5c5']);
    expect(placesOf(turned(clip, 'down', 'hex'), 'hex:r5c6')).toEqual(['hex:r5c6', 'hex:r5c7']);
    let items = clip;
    const seen = new Set<string>();
    for (let turn = 0; turn < 6; turn++) {
      seen.add(placesOf(items, 'hex:r4c6')[1]!);
      items = turned(items, 'round', 'hex');
    }
    expect([...seen].sort()).toEqual([...spotOf('hex:r4c6').near].sort());
    expect(placesOf(items, 'hex:r4c6')).toEqual(placesOf(clip, 'hex:r4c6'));
  });

  it('replaces the ground and lays the rest on it, the lowest first', () => {
    expect(editsFor(landed(clip, spotOf('hex:r5c6'), places))).toEqual([
      { do: 'wipe', places: ['hex:r5c6', 'hex:r5c7'] },
      { do: 'lay', brush: 'ground:F', places: ['hex:r5c6', 'hex:r5c7'] },
      { do: 'lay', brush: 'obstacle:w', places: ['hex:r5c6'] },
      { do: 'lay', brush: 'unit:I', places: ['hex:r5c6'] },
    ]);
  });

  it('of tiles names what lies on a tile by its face', () => {
    const item = { by: { x: 0, y: 0 }, brushes: ['face:7A', 'points:2'] };
    expect(editsFor([['cell:0.2', item]])).toEqual([
      { do: 'lay', brush: 'face:7A', places: ['cell:0.2'] },
      { do: 'lay', brush: 'points:2', places: ['tile:7A'] },
    ]);
  });

  it('takes nothing that may not be taken', () => {
    const may = (brush: string): boolean => brush.startsWith('unit:');
    expect(taken(['hex:r2c3', 'hex:r2c4'], places, cells, may)).toEqual([
      { by: { x: 0, y: 0 }, brushes: ['unit:I'] },
    ]);
    expect(taken(['hex:r2c4'], places, cells, may)).toEqual([]);
  });
});

describe('sharing', () => {
  it('brings a text back from an address, whatever is in it', async () => {
    const text = 'name = "Пісок — «тест»"\n'.repeat(200);
    const fragment = await fragmentOf(text);
    expect(fragment.length).toBeLessThan(400);
    expect(await textIn(fragment)).toBe(text);
  });

  it('takes nothing else for a scenario', async () => {
    expect(await textIn('#86')).toBeNull();
    expect(await textIn('#scenario=%%%')).toBeNull();
    expect(await textIn('#scenario=AAAA')).toBeNull();
  });
});

describe('addresses', () => {
  it('tell the id of a draft from the name of a scenario', () => {
    expect(isDraftId(newId())).toBe(true);
    expect(isDraftId('pegasus-bridge')).toBe(false);
  });
});

describe('names on swatches', () => {
  it('are broken between syllables, if they are long', () => {
    const shown = (text: string): string => softened(text).replaceAll('\u00ad', '-');
    expect(shown('impassable hill')).toBe('impassable hill');
    expect(shown('Бронетехника')).toBe('Бро-не-техни-ка');
    expect(shown('непроходимый холм')).toBe('непро-хо-ди-мый холм');
  });
});

describe('texts', () => {
  it('are named by their name, or their id', () => {
    expect(nameIn('id = "a-b"\nname = "The Ford"\n')).toBe('The Ford');
    expect(nameIn('id = "a-b"\nname = ""\n')).toBe('a-b');
    expect(nameIn('')).toBe('');
  });

  it('are coloured without losing a letter', () => {
    const text = '# map\nid = "a#b" # c\nmap = """\n. F\n"""\nn = [1, true]\n[[x]]\n';
    const lines = spansOf(text);
    expect(lines.map((line) => line.map((span) => span.text).join('')).join('\n')).toBe(text);
    expect(lines[1]!.map((span) => span.kind)).toContain('comment');
    expect(lines[3]!.map((span) => span.kind)).toEqual(['string']);
  });
});
