import { expect, test } from 'vitest';

import type { Scene } from './scene';
import { ordersNobody, warning, type CardFacts } from './cards';
import { losses, nameOf, price } from './prices';

const words = {
  name: (kind: string, name: string) => `${kind} ${name}`,
  text: (key: string, params: object) => `${key} ${JSON.stringify(params)}`,
};

function scene(frame: object, prompt: object | null = null): Scene {
  const hexes = [0, 1, 2, 3].map((row) => ({ hex: `r${row}c0`, row, x: row % 2, terrain: [] }));
  return {
    description: { hexes, cards: [], sections: [] },
    view: { units: { 'axis-1': { hex: 'r1c0' } }, decision: [frame], commands: [], prompt },
    words,
  } as unknown as Scene;
}

const flags = (count: number) => scene({ frame: 'retreat', unit: 'axis-1', flags: count, ignorable: true });

test('every flag without a step back costs a figure', () => {
  expect(losses(['retreat', 'unit:axis-1', 'hex:r0c0'], flags(3))).toBe(2);
  expect(losses(['hold', 'unit:axis-1', 'hex:r0c0'], flags(3))).toBe(1);
  expect(losses(['hold', 'unit:axis-1'], flags(2))).toBe(1);
  expect(price(['hold', 'unit:axis-1'], flags(1))).toBeNull();
  expect(price(['retreat', 'unit:axis-1', 'hex:r0c0'], flags(3))).toBe('−2');
});

test('the price is part of the name of a way back', () => {
  const legal = [['retreat', 'unit:axis-1', 'hex:r0c0']];
  expect(nameOf('hex:r0c0', flags(2), legal)).toBe('ui-m44-costs {"name":"hex r0c0","count":1}');
  expect(nameOf('hex:r0c0', flags(1), legal)).toBeNull();
  expect(nameOf('hold', flags(2), [['hold', 'unit:axis-1']])).toContain('"count":1');
});

test('a card that can be copied has its name', () => {
  const copying = scene(
    { frame: 'choose-copy', number: 0 },
    { key: 'prompt-choose-copy', params: { texts: ['recon', 'probe'] } },
  );
  expect(nameOf('number:2', copying)).toBe('card probe');
});

test('a section card without a unit in its section orders nobody', () => {
  const hexes = [1, 3, 2, 4].map((sections, column) => ({
    hex: `r0c${column}`,
    row: 0,
    x: column,
    sections,
  }));
  const facts = { card: 'probe-left', family: 'probe', kind: 'section', sections: ['left'] } as CardFacts;
  const at = (hex: string, top: string) =>
    ({
      description: { hexes, top, boards: 1, units: [{ unit: 'axis-1', side: 'axis' }] },
      view: { units: { 'axis-1': { hex } } },
      words,
    }) as unknown as Scene;
  // The left flank is in the west, or in the east for the side at the upper edge; a line hex is in both sections.
  expect(ordersNobody(facts, 'axis', at('r0c0', 'allies'))).toBe(false);
  expect(ordersNobody(facts, 'axis', at('r0c1', 'allies'))).toBe(false);
  expect(ordersNobody(facts, 'axis', at('r0c2', 'allies'))).toBe(true);
  expect(ordersNobody(facts, 'axis', at('r0c3', 'axis'))).toBe(false);
  expect(ordersNobody(facts, 'axis', at('r0c0', 'axis'))).toBe(true);
  expect(ordersNobody({ ...facts, kind: 'tactic' }, 'axis', at('r0c0', 'axis'))).toBe(false);
});

test('a card says before it is played what it would not do', () => {
  const card = (family: string) =>
    ({ card: family, family, kind: 'tactic', sections: [] }) as unknown as CardFacts;
  const seen = (played: object[]) =>
    ({
      description: { boards: 1, units: [{ unit: 'axis-1', side: 'axis', arm: 'infantry' }] },
      view: { units: { 'axis-1': { hex: 'r0c0' } }, last: { allies: played, axis: [] } },
      words,
    }) as unknown as Scene;
  expect(warning(card('counter-attack'), 'axis', seen([]))).toContain('ui-m44-nothing-to-repeat');
  expect(warning(card('counter-attack'), 'axis', seen([{ post: 3 }]))).toBe('');
  expect(warning(card('armor-assault'), 'axis', seen([]))).toContain('ui-m44-orders-one');
  expect(warning(card('move-out'), 'axis', seen([]))).toBe('');
});
