/** Made from the schema of an analysis by `npm run wire`. */

/**
 * The whole document.
 */
export interface Analysis {
  sandtable?: 'analysis';
  format?: 1;
  game: string;
  rules: string;
  scenario: string | null;
  record: string;
  estimate: string;
  seed: number;
  seat: string | null;
  sides: string[];
  seats: {
    [k: string]: string;
  };
  outcome: {
    [k: string]: unknown;
  } | null;
  progress: Progress;
  calibration: Calibration;
  curve: Moment[];
  decisions: Decision[];
  luck: Luck[];
  sums: Sums | null;
  turning_points: TurningPoint[];
  statistics: Statistics;
}
/**
 * How far the analysis has come: the ``quick`` pass covers all, the ``deep`` one refines.
 *
 * ``done`` of ``decisions`` have reached the present depth, which is ``playouts`` a candidate;
 * ``error`` is the median error of the curve.
 */
export interface Progress {
  pass: 'quick' | 'deep';
  done: number;
  decisions: number;
  playouts: number;
  total: number;
  error: number;
  complete: boolean;
}
/**
 * How far the estimate was off in games it was not fitted on: part of every error.
 */
export interface Calibration {
  error: number;
  games: number;
}
/**
 * A point of the curve: the first side's chance after ``step`` steps, with open hands.
 */
export interface Moment {
  chance: number;
  error: number;
  playouts: number;
  step: number;
  time: number;
  turn: number[];
}
/**
 * A step of the record.
 */
export interface Decision {
  step: number;
  seat: string;
  side: string;
  time: number;
  turn: number[];
  action: string[];
  notation: string;
  options: number;
  judgement: ('best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder') | null;
  truths: Truths | null;
  change: number | null;
}
/**
 * Both lights. ``open`` is null in the analysis of one seat.
 */
export interface Truths {
  seat: Truth;
  open: Truth | null;
}
/**
 * A decision in one light: as the seat saw it, or with open hands.
 *
 * Chances are those of the side that decides.
 */
export interface Truth {
  before: Estimate;
  played: Estimate;
  best: Candidate[];
  loss: Loss;
  close: boolean;
}
/**
 * A chance to win. ``error`` holds the spread of the playouts and that of the calibration.
 */
export interface Estimate {
  chance: number;
  error: number;
  playouts: number;
}
/**
 * An action that could have been chosen, and its chance for the side that decides.
 */
export interface Candidate {
  chance: number;
  error: number;
  playouts: number;
  action: string[];
  notation: string;
  gain: number;
  gain_error: number;
}
/**
 * What a decision cost: the chance of the best candidate less that of what was played.
 */
export interface Loss {
  chance: number;
  error: number;
}
/**
 * What dice and draws gave the side that made them, in one step: ``after`` less ``expected``.
 *
 * ``exact``: the expectation is over all outcomes that there are, else over a sample of them.
 */
export interface Luck {
  step: number;
  side: string;
  luck: number;
  error: number;
  expected: number;
  after: number;
  exact: boolean;
  outcomes: number;
}
/**
 * ``initial`` + luck and play of the first side - luck and play of the second = ``result``.
 *
 * Chances are the first side's. The result of a game that goes on is the chance at its end.
 */
export interface Sums {
  initial: number;
  result: number;
  sides: {
    [k: string]: SideSums;
  };
}
/**
 * Luck and decisions of one side; ``lost`` is the sum of what its decisions cost it.
 */
export interface SideSums {
  luck: number;
  luck_error: number;
  play: number;
  lost: number;
  decisions: number;
  judgements: {
    [k: string]: number;
  };
}
/**
 * A step that changed the first side's chance much, and what it was: a decision or luck.
 */
export interface TurningPoint {
  step: number;
  side: string;
  kind: 'decision' | 'luck';
  change: number;
  error: number;
}
/**
 * What can be counted.
 */
export interface Statistics {
  unit: ('round' | 'turn') | null;
  dice: DiceCount[];
  standings: ScoreAt[];
  goals: {
    [k: string]: number;
  };
  forces: {
    [k: string]: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      [k: string]: [number, number];
    };
  };
  thinking: {
    [k: string]: number;
  } | null;
}
/**
 * All dice of one kind that a side has rolled, by face: 0 is the first one.
 */
export interface DiceCount {
  side: string;
  name: string;
  rolled: number[];
  expected: number;
}
/**
 * Score and losses of each side after a step; step 0 is the set-up.
 */
export interface ScoreAt {
  step: number;
  time: number;
  scores: {
    [k: string]: number;
  };
  losses: {
    [k: string]: number;
  };
}
