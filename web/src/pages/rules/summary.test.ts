import { expect, it } from 'vitest';
import type { Section } from '../../lib/summary';
import { citing, spansOf } from './summary';

const table: Section = { kind: 'table', title: 'Units', rule: 'X-2', head: [], rows: [] };
const lines: Section = {
  kind: 'lines',
  title: 'Signs',
  rule: 'X-3',
  lines: [{ picture: '', name: 'a', text: 'b', rule: 'X-2' }],
};

it('fills every row of the page', () => {
  expect(spansOf([table, lines, lines, table])).toEqual([7, 5, 4, 8]);
  expect(spansOf([table, table])).toEqual([12, 12]);
  expect(spansOf([{ ...lines, wide: true }, lines])).toEqual([12, 12]);
  expect(spansOf([])).toEqual([]);
});

it('leads from a rule back to the section that cites it first', () => {
  const found = citing([table, lines]);
  expect(found.get('X-2')).toEqual({ anchor: 'page-1', title: 'Units' });
  expect(found.get('X-3')).toEqual({ anchor: 'page-2', title: 'Signs' });
});
