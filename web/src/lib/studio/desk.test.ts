import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layHexes } from '../board/hex';
import type { DraftTold } from '../protocol';
import { Desk, type Kit } from './desk.svelte';
import { source, type Edit } from './source';

const { places, width, height } = layHexes(
  [0, 1].map((column) => ({ id: `hex:${column}`, row: 0, x: 2 * column })),
);
const kit = {
  id: 'draft',
  tools: { game: 'sample', shelves: [{ brushes: [{ brush: 'ground:F' }, { brush: 'unit:I' }] }] },
  ui: { sheet: () => ({ places, width, height, grid: 'hex' }), pieces: () => [] },
  editing: {},
  words: { learn: () => undefined },
} as unknown as Kit;

/** What the server says: the text with what was drawn on it. */
const told = (text: string, edits: readonly Edit[]): DraftTold =>
  ({
    text: edits.reduce((drawn, edit) => `${drawn} ${edit.brush ?? edit.do}`, text),
    faults: [],
    forms: [],
    description: { opening: {} },
    cells: { 'hex:0': ['unit:I', 'ground:F'], 'hex:1': ['unit:I', 'bridge:x'] },
  }) as unknown as DraftTold;
const STROKE: Edit = { do: 'lay', brush: 'ground:F', places: ['hex:0'] };
/** More than typing pauses. */
const PAUSE = 1000;

describe('the desk', () => {
  let desk: Desk;
  const answered = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(source, 'draft').mockImplementation((_game, text, edits = []) =>
      Promise.resolve(told(text, edits)),
    );
    desk = new Desk(kit);
    await desk.open('begin');
  });
  afterEach(() => void vi.useRealTimers());

  it('draws a stroke on what was typed just before', async () => {
    desk.type('typed');
    void desk.edit([STROKE]);
    await answered(PAUSE);
    expect([desk.text, desk.draft?.text]).toEqual(['typed ground:F', 'typed ground:F']);
    desk.undo();
    expect(desk.text).toBe('typed');
    desk.undo();
    expect([desk.text, desk.steps]).toEqual(['begin', 0]);
  });

  it('takes back what was typed as one step, and brings it again', async () => {
    desk.type('typed');
    desk.undo();
    await answered(PAUSE);
    expect([desk.text, desk.draft?.text]).toEqual(['begin', 'begin']);
    desk.redo();
    expect(desk.text).toBe('typed');
  });

  it('has nothing to redo after something was typed', async () => {
    await desk.edit([STROKE]);
    desk.undo();
    desk.type('typed');
    desk.redo();
    await answered(PAUSE);
    expect([desk.text, desk.undone]).toEqual(['typed', 0]);
  });

  it('draws with a brush that is taken, whatever was in hand before', () => {
    const [brush] = kit.tools.shelves[0]!.brushes;
    for (const tool of ['pick', 'erase', 'select', 'stamp'] as const) {
      desk.choose(tool);
      desk.take(brush!);
      expect([tool, desk.tool]).toEqual([tool, 'paint']);
    }
    desk.choose('fill');
    desk.take(brush!);
    expect(desk.tool).toBe('fill');
  });

  it('cuts nothing out that it could not lay again', async () => {
    desk.choose('select');
    desk.press('hex:0');
    desk.press('hex:1');
    expect(desk.selection).toEqual(['hex:0', 'hex:1']);
    desk.copy(true);
    await answered();
    expect(source.draft).toHaveBeenLastCalledWith('sample', 'begin', [{ do: 'wipe', places: ['hex:0'] }]);
    expect(desk.clip?.items).toEqual([{ by: { x: 0, y: 0 }, brushes: ['ground:F', 'unit:I'] }]);
  });
});
