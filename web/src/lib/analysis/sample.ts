/** A small analysis, for tests. */
import type { Analysis, Candidate, Decision, Estimate, Truth } from '../wire';

const about = (chance: number, error = 0.04): Estimate => ({ chance, error, playouts: 48 });

function candidate(action: string[], chance: number, gain: number): Candidate {
  return { ...about(chance, 0.03), action, notation: action.join(' '), gain, gain_error: 0.03 };
}

function mistaken(by: number): Truth {
  return {
    before: about(0.38),
    played: about(0.31, 0.03),
    best: [
      candidate(['battle', 'unit:allies-1', 'unit:axis-1'], 0.31 + by, by),
      candidate(['move', 'unit:allies-1', 'hex:e5'], 0.38, 0.07),
    ],
    loss: { chance: by, error: 0.03 },
    close: true,
  };
}

function decision(step: number, side: string, time: number, more: Partial<Decision> = {}): Decision {
  return {
    step,
    seat: side,
    side,
    time,
    turn: [time, side === 'allies' ? 0 : 1],
    action: ['order', `unit:${side}-1`],
    notation: `order ${side}-1`,
    options: 5,
    judgement: null,
    truths: null,
    change: 0,
    ...more,
  };
}

/** Two turns: the Allies make a mistake at step 2, and have luck at step 5. */
export function sampleAnalysis(): Analysis {
  const chances = [0.5, 0.6, 0.4, 0.4, 0.45, 1];
  const errors = [0.04, 0.04, 0.08, 0.04, 0.04, 0];
  const sums = { luck_error: 0.02, play: 0, lost: 0.09, decisions: 2 };
  return {
    sandtable: 'analysis',
    format: 1,
    game: 'crossroads',
    rules: 'crossroads-1',
    scenario: 'the-ford',
    record: 'r',
    estimate: 'e',
    seed: 0,
    seat: null,
    sides: ['allies', 'axis'],
    seats: { allies: 'allies', axis: 'axis' },
    outcome: { winner: 'allies', reason: 'end-medals', rule: 'X-1.1' },
    progress: { pass: 'deep', done: 3, decisions: 5, playouts: 48, total: 900, error: 0.04, complete: false },
    calibration: { error: 0.02, games: 400 },
    curve: chances.map((chance, step) => ({
      chance,
      error: errors[step]!,
      playouts: errors[step] ? (step === 2 ? 6 : 48) : 0,
      step,
      time: step < 3 ? 1 : 2,
      turn: [step < 3 ? 1 : 2, 0],
    })),
    decisions: [
      decision(1, 'allies', 1),
      decision(2, 'allies', 1, {
        judgement: 'mistake',
        truths: { seat: mistaken(0.09), open: mistaken(0.02) },
      }),
      decision(3, 'axis', 1),
      decision(4, 'allies', 2),
      decision(5, 'allies', 2, { judgement: 'best', truths: { seat: mistaken(0), open: mistaken(0) } }),
    ],
    luck: [
      {
        step: 5,
        side: 'allies',
        luck: 0.25,
        error: 0.02,
        expected: 0.5,
        after: 0.75,
        exact: true,
        outcomes: 6,
      },
      {
        step: 3,
        side: 'axis',
        luck: -0.1,
        error: 0.02,
        expected: 0.5,
        after: 0.4,
        exact: false,
        outcomes: 9,
      },
    ],
    sums: {
      initial: 0.5,
      result: 1,
      sides: {
        allies: {
          ...sums,
          luck: 0.25,
          judgements: { best: 1, fine: 0, inaccuracy: 0, mistake: 1, blunder: 0 },
        },
        axis: {
          ...sums,
          luck: -0.1,
          judgements: { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
        },
      },
    },
    turning_points: [{ step: 5, side: 'allies', kind: 'luck', change: 0.55, error: 0.05 }],
    statistics: {
      unit: 'turn',
      dice: [{ side: 'allies', name: 'battle', rolled: [2, 1, 1, 1, 0, 1], expected: 1 }],
      standings: [],
      goals: {},
      forces: { allies: { infantry: [12, 9] }, axis: { infantry: [10, 4] } },
      thinking: { allies: 65, axis: 5 },
    },
  };
}
