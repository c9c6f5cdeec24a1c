import { describe, expect, it } from 'vitest';
import type { Deed } from '../gameUi';
import { fights, latest, lineOf, told, type Told } from './log';
import type { LogLine } from './tableSession';

const line = (number: number, key: string, deed: Deed = {}, fresh = false, side = 'axis'): LogLine =>
  lineOf(
    { number, seat: side, event: { key, params: key === 'turn' ? { side } : {} } },
    [{ text: `${key} ${number}.` }],
    side,
    fresh,
    deed,
  );
const ordered = (number: number, hex: string, fresh = false): LogLine =>
  line(
    number,
    'ordered',
    {
      group: {
        key: 'ordered',
        item: { text: hex, word: `hex:${hex}` },
        line: (items) => [{ text: `Orders ${items.length}: ` }, ...items],
      },
    },
    fresh,
  );
const textOf = ({ parts }: Told): string => parts.map(({ text }) => text).join('');

describe('the log', () => {
  it('is told from the oldest line to the newest, under headings', () => {
    const parts = told([line(1, 'drew'), line(2, 'turn'), line(3, 'moved'), line(4, 'moved')]);
    expect(parts.map(({ heading, lines }) => [heading?.text, lines.map(textOf)])).toEqual([
      [undefined, ['drew 1.']],
      ['turn 2', ['moved 3.', 'moved 4.']],
    ]);
    expect(parts[1]!.side).toBe('axis');
  });

  it('joins equal lines into one, but never old and new ones', () => {
    const [all] = told([ordered(1, 'A7'), ordered(2, 'E6'), ordered(3, 'H7', true), ordered(4, 'L6', true)]);
    expect(all!.lines.map(textOf)).toEqual(['Orders 2: A7E6', 'Orders 2: H7L6']);
    expect(all!.lines.map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  it('tells the deeds of the last step in one text, with equal ones before it', () => {
    expect(latest([])).toBe('');
    expect(latest([line(1, 'turn'), line(2, 'moved'), line(2, 'drew')])).toBe('moved 2. drew 2.');
    expect(latest([line(1, 'moved'), ordered(2, 'A7'), ordered(3, 'E6')])).toBe('Orders 2: A7E6');
    expect(latest([line(1, 'moved'), line(2, 'turn')])).toBe('turn 2');
  });

  it('leaves a single line as it is', () => {
    expect(told([ordered(1, 'A7')])[0]!.lines.map(textOf)).toEqual(['ordered 1.']);
  });

  it('hangs consequences under their cause, with dice and results where they belong', () => {
    const dice = [{ art: 'dice/battle-flag', hit: false, label: 'flag' }];
    const lost: Deed = { joins: true, result: { text: '−1', tone: 'bad' } };
    const [part] = told([
      line(1, 'attacked'),
      line(1, 'rolled', { joins: true, dice }),
      line(1, 'figures-lost', lost),
      line(1, 'retreated', { under: true }),
      line(2, 'attacked'),
    ]);
    const [first, second] = part!.lines;
    expect([first!.dice, first!.result?.text, first!.under.map(textOf)]).toEqual([
      dice,
      '−1',
      ['retreated 1.'],
    ]);
    expect(second!.under).toEqual([]);
  });

  it('gives a second roll a line of its own', () => {
    const roll: Deed = { joins: true, dice: [{ art: 'x', hit: true, label: '1' }] };
    const [part] = told([
      line(1, 'attacked'),
      line(1, 'ambush', { under: true }),
      line(1, 'rolled', roll),
      line(2, 'rolled', roll),
    ]);
    expect(part!.lines[0]!.under.map(textOf)).toEqual(['ambush 1.', 'rolled 2.']);
  });

  it('says nothing of silent events, and begins a turn after its opening', () => {
    const parts = told([
      line(1, 'picked', { silent: true }),
      line(2, 'initiative', { opens: 'us' }),
      line(3, 'played'),
      line(4, 'turn-ended', { silent: true, opens: 'germany' }),
    ]);
    expect(parts.map(({ side, lines }) => [side, lines.map(textOf)])).toEqual([
      [null, ['initiative 2.']],
      ['us', ['played 3.']],
    ]);
  });

  it('shows the card of a turn beside its heading', () => {
    const [part] = told([line(1, 'turn'), line(2, 'played', { title: 'Move Out!' }), line(3, 'moved')]);
    expect([part!.title, part!.lines.map(textOf)]).toEqual(['Move Out!', ['moved 3.']]);
  });

  it('can be narrowed down to what was fought', () => {
    const dice = [{ art: 'dice/battle-flag', hit: false, label: 'flag' }];
    const log = [
      line(1, 'turn'),
      line(2, 'moved'),
      line(3, 'attacked'),
      line(3, 'rolled', { joins: true, dice }),
    ];
    const parts = fights(told([...log, line(4, 'turn'), line(5, 'moved')]));
    expect(parts.map(({ heading, lines }) => [heading?.text, lines.map(textOf)])).toEqual([
      ['turn 1', ['attacked 3.']],
    ]);
  });
});
