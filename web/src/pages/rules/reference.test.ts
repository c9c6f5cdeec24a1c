import { describe, expect, it } from 'vitest';
import { citations, marked, readReference, search } from './reference';

const TEXT = `# A game — rules

Intro.

## 1. Parts

| Unit | Defence |
|---|---|
| Riflemen | 4 |

### NOR-1.1
There are dice.

### NOR-1.2
See NOR-1.1. Cards
go on.
- One.
- Two.

## A. Open points

### NOR-A.1
Nothing.
`;

describe('the reference', () => {
  const reference = readReference(TEXT);

  it('has chapters of rules', () => {
    expect(reference.title).toBe('A game — rules');
    expect(reference.intro).toEqual([{ kind: 'text', text: 'Intro.' }]);
    expect(reference.chapters.map(({ anchor, rules }) => [anchor, rules.map((rule) => rule.id)])).toEqual([
      ['chapter-1', ['NOR-1.1', 'NOR-1.2']],
      ['chapter-A', ['NOR-A.1']],
    ]);
    expect(reference.chapters[0]!.blocks).toEqual([
      { kind: 'table', head: ['Unit', 'Defence'], rows: [['Riflemen', '4']] },
    ]);
    expect(reference.chapters[0]!.rules[1]!.blocks).toEqual([
      { kind: 'text', text: 'See NOR-1.1. Cards go on.' },
      { kind: 'list', items: ['One.', 'Two.'] },
    ]);
  });

  it('is searched by words, numbers and chapters', () => {
    const found = (text: string) =>
      search(reference, text).flatMap(({ rules }) => rules.map((rule) => rule.id));
    expect(found('cards')).toEqual(['NOR-1.2']);
    expect(found('nor-1.1')).toEqual(['NOR-1.1', 'NOR-1.2']);
    expect(found('open points')).toEqual(['NOR-A.1']);
    expect(found('  ')).toHaveLength(3);
    expect(found('submarine')).toEqual([]);
  });

  it('marks what was searched for', () => {
    expect(marked('On a hill, off hills', 'HILL')).toEqual(['On a ', 'hill', ', off ', 'hill', 's']);
    expect(marked('Nothing', '')).toEqual(['Nothing']);
  });

  it('knows the rules that a text names', () => {
    expect(citations('See NOR-1.1 and M44-A.12.')).toEqual(['See ', 'NOR-1.1', ' and ', 'M44-A.12', '.']);
  });
});
