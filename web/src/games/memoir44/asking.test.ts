import { describe, expect, it } from 'vitest';
import { guessActions, aliases } from './asking';
import { Words } from '../../lib/language/words';
import { battle, seen } from './testing';

const WORDS = new Words('en', []);

const DESCRIPTION = battle('. . . .\n . . .\n. . . .', {
  units: [
    { unit: 'allies-1', side: 'allies', arm: 'infantry', kind: 'regular', figures: 4, worth: 1 },
    { unit: 'allies-2', side: 'allies', arm: 'armor', kind: 'regular', figures: 3, worth: 1 },
    { unit: 'axis-1', side: 'axis', arm: 'infantry', kind: 'regular', figures: 4, worth: 1 },
  ],
});
const UNITS = {
  'allies-1': { hex: 'r2c0', figures: 4, order: 0, led: ['allies'], moved: 0, battles: 0, status: [] },
  'allies-2': { hex: 'r2c3', figures: 3 },
  'axis-1': { hex: 'r0c1', figures: 4 },
};
const view = (frame: string, rest = {}) => seen(UNITS, frame, rest);
const ask = (chosen: string[], word: string, frame: string, rest = {}) =>
  guessActions(chosen, word, [], { description: DESCRIPTION, view: view(frame, rest), words: WORDS });

describe('a click stands for', () => {
  it('the unit on a hex, and the hex under a unit', () => {
    expect(aliases('hex:r2c0', { description: DESCRIPTION, view: view('moves'), words: WORDS })).toEqual([
      'unit:allies-1',
    ]);
    expect(aliases('unit:axis-1', { description: DESCRIPTION, view: view('moves'), words: WORDS })).toEqual([
      'hex:r0c1',
    ]);
    expect(aliases('hex:r1c1', { description: DESCRIPTION, view: view('moves'), words: WORDS })).toEqual([]);
    expect(aliases('end-moves', { description: DESCRIPTION, view: view('moves'), words: WORDS })).toEqual([]);
  });
});

describe('by a click a player may have meant', () => {
  it('to move the chosen unit there', () => {
    expect(ask(['unit:allies-1'], 'hex:r0c3', 'moves')).toEqual([['move', 'unit:allies-1', 'hex:r0c3']]);
    expect(ask(['unit:allies-1'], 'unit:axis-1', 'moves')).toEqual([['move', 'unit:allies-1', 'hex:r0c1']]);
  });

  it('to move an own unit, ordered or not', () => {
    expect(ask([], 'unit:allies-2', 'moves')).toEqual([['move', 'unit:allies-2', 'hex:r2c3']]);
  });

  it('to attack with the chosen unit, or with an ordered one', () => {
    const attack = [['battle', 'unit:allies-1', 'unit:axis-1']];
    expect(ask(['unit:allies-1', 'battle'], 'unit:axis-1', 'battles')).toEqual(attack);
    expect(ask([], 'hex:r0c1', 'battles')).toEqual(attack);
  });

  it('to attack with an own unit', () => {
    expect(ask([], 'unit:allies-2', 'battles')).toEqual([['battle', 'unit:allies-2']]);
  });

  it('to order a unit', () => {
    expect(ask([], 'unit:allies-2', 'orders')).toEqual([['order', 'unit:allies-2']]);
    expect(ask([], 'hex:r1c1', 'orders')).toEqual([]);
  });

  it('to play a card, keep it, or hand it out', () => {
    expect(ask([], 'card:ambush', 'choose-card')).toEqual([['play', 'card:ambush']]);
    expect(ask([], 'card:ambush', 'keep')).toEqual([['keep', 'card:ambush']]);
    expect(ask([], 'card:barrage', 'hand-out')[0]).toEqual(['hand', 'card:barrage', 'post:left']);
  });

  it('what the step in between asks for', () => {
    expect(ask([], 'hex:r1c1', 'retreat', { unit: 'axis-1', flags: 1 })).toEqual([
      ['retreat', 'unit:axis-1', 'hex:r1c1'],
    ]);
    expect(ask([], 'unit:allies-2', 'medics')).toEqual([['heal', 'unit:allies-2']]);
    expect(ask([], 'unit:allies-2', 'barrage')).toEqual([['target', 'unit:allies-2']]);
    expect(ask([], 'unit:axis-1', 'again', { unit: 'allies-1' })).toEqual([
      ['battle', 'unit:allies-1', 'unit:axis-1'],
    ]);
    expect(ask([], 'hex:r1c1', 'air-drop')).toEqual([['aim', 'hex:r1c1']]);
  });
});
