import { describe, expect, it } from 'vitest';
import { layHexes } from '../board/hex';
import { nameIn } from './drafts';
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
