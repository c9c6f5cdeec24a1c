import { describe, expect, it } from 'vitest';
import type { Odds } from '../../lib/protocol';
import ui from '../normandy/index';
import { percent } from './note';
import { description, view, words } from './sample';

const odds = (need: number, cover: number, range: number, dice = 1): Odds => ({
  target: 'germany-riflemen-a',
  dice,
  need,
  parts: [
    ['odds-defence', 4],
    ['odds-cover', cover],
    ['odds-range', range],
  ],
  success: 0.3,
  hits: null,
  flag: null,
});
const attack = ['attack', 'card:rifleman-a', 'unit:germany-riflemen-a'];

describe('note', () => {
  it('adds up to the number to reach', () => {
    const found = ui.note(odds(8, 3, 1), attack, { description, view, words: words() });
    expect(found.head).toBe('German Riflemen A');
    expect(found.under).toBe('Attack 1, tile 2A');
    expect(found.rows).toEqual([
      { label: 'Defence on the counter', amount: '4', rule: 'NOR-28.2' },
      { label: 'Cover, hill', amount: '+3', rule: 'NOR-28.3' },
      { label: 'Range, 1 tile', amount: '+1', rule: 'NOR-28.4' },
    ]);
    expect(found.total).toEqual({ label: 'Needed on the die', amount: '8' });
  });
  it('fills the faces that hit, the 0 always among them', () => {
    const hits = (need: number) =>
      ui
        .note(odds(need, 3, 1), attack, { description, view, words: words() })
        .faces!.filter(({ hit }) => hit)
        .map(({ face }) => face)
        .join('');
    expect(hits(8)).toBe('089');
    expect(hits(12)).toBe('0');
    expect(hits(1)).toBe('0123456789');
  });
  it('cites the hill where it covers less', () => {
    const rule = (verb: string) =>
      ui.note(odds(6, 1, 0), [verb, 'card:mortar'], { description, view, words: words() }).rows[1]!.rule;
    expect(rule('attack')).toBe('NOR-33.2');
    expect(rule('blast')).toBe('NOR-33.3');
  });
  it('says what a hit does', () => {
    const after = (verb: string, table = view) =>
      ui.note(odds(8, 3, 1), [verb, ...attack.slice(1)], { description, view: table, words: words() }).after;
    expect(after('attack')).toContain('one Rifleman A card');
    expect(after('suppress')).toContain('suppresses');
    const sides = {
      ...view.sides,
      germany: { ...view.sides.germany, cycle: {}, suppressed: ['riflemen-a'] },
    };
    expect(after('attack', { ...view, sides })).toContain('takes the counter off');
    expect(after('suppress', { ...view, sides })).toContain('already');
  });
});

describe('percent', () => {
  it.each([
    [0.4, '40\u202f%'],
    [0.004, '< 1\u202f%'],
    [0.996, '> 99\u202f%'],
    [1, '100\u202f%'],
    [0, '0\u202f%'],
  ])('writes %f as %s', (chance, text) => expect(percent(chance)).toBe(text));
});
