import { expect, it } from 'vitest';
import { general } from '../sample';
import { Words } from './words';

const TEXT = 'event-moved = { $unit }: { $from } → { $hex }.\nunit-infantry = Infantry\n';

function words(): Words {
  const found = new Words('en', [TEXT]);
  const facts = general('crossroads', ['allies', 'axis'], { unit: 'piece', hex: 'place' });
  found.learn(
    { ...facts, parameters: { ...facts.parameters, from: 'hex', hex: 'hex' } },
    (kind, id, { say, placed }) =>
      kind === 'unit'
        ? placed
          ? say('unit-infantry')
          : `${say('unit-infantry')} ${id.at(-1)}`
        : id.toUpperCase(),
  );
  return found;
}
const moved = { key: 'moved', params: { unit: 'axis-3', from: 'e5', hex: 'e6' } };

it('names a unit by its number until its place is known', () => {
  const said = words();
  expect(said.event(moved)).toBe('Infantry 3: E5 → E6.');
  said.locate(() => 'E5');
  expect(said.event(moved)).toBe('Infantry E5: E5 → E6.');
});

it('speaks of another moment without forgetting the present one', () => {
  const said = words();
  said.locate(() => 'E6');
  expect(
    said.during(
      () => 'E5',
      () => said.event(moved),
    ),
  ).toBe('Infantry E5: E5 → E6.');
  expect(said.name('unit', 'axis-3')).toBe('Infantry E6');
});

it('leaves out the place of a unit that the sentence tells', () => {
  const said = words();
  said.locate(() => '');
  expect(said.event(moved)).toBe('Infantry: E5 → E6.');
});

it('takes a sentence apart, so that names lead to their things', () => {
  const said = words();
  // the place in a name is part of it
  said.locate(() => said.name('hex', 'e5'));
  expect(said.parts(() => said.event(moved))).toEqual([
    { text: 'Infantry E5', word: 'unit:axis-3' },
    { text: ': ' },
    { text: 'E5', word: 'hex:e5' },
    { text: ' → ' },
    { text: 'E6', word: 'hex:e6' },
    { text: '.' },
  ]);
  expect(said.event(moved)).toBe('Infantry E5: E5 → E6.');
});
