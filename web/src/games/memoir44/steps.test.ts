import { describe, expect, it } from 'vitest';
import { interruption, orderedUnits, stepOf } from './steps';
import type { View } from './view';
import { seen } from './testing';

const stack = (...frames: string[]) => ({ decision: frames.map((frame) => ({ frame })) }) as View;

describe('the step of a turn', () => {
  it('is that of the decision', () => {
    expect(stepOf(stack('choose-card'))).toBe('card');
    expect(stepOf(stack('end-turn', 'battles', 'moves', 'orders'))).toBe('orders');
    expect(stepOf(stack('end-turn', 'battles', 'moves'))).toBe('move');
    expect(stepOf(stack('end-turn', 'battles'))).toBe('battle');
    expect(stepOf(stack('end-turn', 'second-move'))).toBe('battle');
    expect(stepOf(stack('next-turn', 'keep'))).toBe('draw');
    expect(stepOf(stack('air-drop'))).toBeNull();
    expect(stepOf({} as View)).toBeNull();
  });

  it('lasts through what interrupts it', () => {
    expect(stepOf(stack('end-turn', 'battles', 'aftermath', 'attack', 'ambush'))).toBe('battle');
    expect(stepOf(stack('end-turn', 'battles', 'moves', 'retreat'))).toBe('orders');
  });
});

describe('ordered units', () => {
  const ordered = { hex: 'r0c0', figures: 4, order: 0, moved: 0, battles: 0, status: [] as string[] };
  const view = (frame: string) =>
    seen(
      {
        'allies-1': ordered,
        'allies-2': { ...ordered, battles: 1 },
        'allies-3': { hex: 'r0c2', figures: 4 },
      },
      frame,
    );
  const states = (frame: string, legal: string[][], chosen: string[] = []) =>
    orderedUnits(view(frame), legal, chosen).map((unit) => `${unit.id} ${unit.state}`);

  it('can act, are being asked about, have acted', () => {
    const legal = [['battle', 'unit:allies-1', 'unit:axis-1'], ['end-battles']];
    expect(states('battles', legal)).toEqual(['allies-1 open', 'allies-2 done']);
    expect(states('battles', legal, ['unit:allies-1'])).toEqual(['allies-1 now', 'allies-2 done']);
  });

  it('are idle only where their player is asked about all of them', () => {
    expect(states('battles', [['end-battles']])).toEqual(['allies-1 idle', 'allies-2 done']);
    expect(states('battles', [])).toEqual(['allies-1 open', 'allies-2 done']);
    expect(states('ambush', [['decline']])).toEqual(['allies-1 open', 'allies-2 done']);
  });
});

describe('what has been said in the middle of a decision', () => {
  it('is shown on the board', () => {
    const strike = seen({}, 'air-power', { chosen: ['axis-1', 'axis-4'] });
    expect(interruption(strike).marked.map((mark) => mark.text)).toEqual(['1', '2']);
    const ambush = seen({}, 'ambush', { attacker: 'axis-1', target: 'allies-1' });
    expect(interruption(ambush).attack).toEqual({ from: 'axis-1', to: 'allies-1' });
    expect(interruption(seen({}, 'moves'))).toEqual({ attack: null, marked: [] });
  });
});
