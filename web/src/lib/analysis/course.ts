/** The course of an analysed game: what the plots, the list and the keyboard read from the document. Pure. */
import type { Analysis, Decision, Moment, Truth, TurningPoint } from '../wire';

export type Judgement = NonNullable<Decision['judgement']>;
export const JUDGEMENTS: readonly Judgement[] = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'];
/** The signs of the judgements; the first two have their own shapes only. */
export const SIGNS: Record<Judgement, string> = {
  best: '✓',
  fine: '·',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** A point of the curve is drawn as a solid line if it is known this well, or has been looked at this closely. */
export const KNOWN = 0.05;
export const CLOSELY = 12;
/** Luck of a turn that is worth a tag in the list. */
export const NOTABLE = 0.1;

export const isError = (judgement: Judgement | null): boolean =>
  judgement === 'inaccuracy' || judgement === 'mistake' || judgement === 'blunder';

const rank = (judgement: Judgement | null): number =>
  judgement === null ? -1 : JUDGEMENTS.indexOf(judgement);

/** The harder of two judgements. */
export function harder(one: Judgement | null, other: Judgement | null): Judgement | null {
  return rank(other) > rank(one) ? other : one;
}

/** Is this point as good as it will get, or as good as it needs to be? */
export function isKnown(moment: Moment, { progress }: Analysis): boolean {
  const closely = progress.pass === 'deep' && moment.playouts >= CLOSELY;
  return progress.complete || moment.playouts === 0 || moment.error <= KNOWN || closely;
}

/** The share of the width at which a step stands, in per cent. */
export const across = (step: number, length: number): number => (length <= 0 ? 0 : (100 * step) / length);

interface Dot {
  x: number;
  y: number;
}
const WIDTH = 1000;
const HEIGHT = 100;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const pointsOf = (dots: Dot[]): string => dots.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');

export interface Curve {
  /** The band of the 95 % intervals, as the points of a polygon in a box of 1000 × 100. */
  band: string;
  /** The area between the curve and one half. */
  area: string;
  /** Runs of the line, solid where it is known. */
  runs: { known: boolean; points: string }[];
}

/** The curve of the first side's chance. */
export function curveOf(analysis: Analysis): Curve {
  const { curve } = analysis;
  const length = curve.length - 1;
  const x = (i: number): number => (length > 0 ? (WIDTH * i) / length : 0);
  const y = (chance: number): number => HEIGHT * (1 - Math.min(1, Math.max(0, chance)));
  const line = curve.map(({ chance }, i) => ({ x: x(i), y: y(chance) }));
  const high = curve.map(({ chance, error }, i) => ({ x: x(i), y: y(chance + error) }));
  const low = curve.map(({ chance, error }, i) => ({ x: x(i), y: y(chance - error) }));
  const runs: { known: boolean; dots: Dot[] }[] = [];
  for (let i = 1; i < curve.length; i += 1) {
    const known = isKnown(curve[i - 1]!, analysis) && isKnown(curve[i]!, analysis);
    const last = runs.at(-1);
    if (last?.known === known) last.dots.push(line[i]!);
    else runs.push({ known, dots: [line[i - 1]!, line[i]!] });
  }
  const half = HEIGHT / 2;
  return {
    band: pointsOf([...high, ...low.reverse()]),
    area: line.length ? pointsOf([{ x: 0, y: half }, ...line, { x: x(length), y: half }]) : '',
    runs: runs.map(({ known, dots }) => ({ known, points: pointsOf(dots) })),
  };
}

export interface LuckLine {
  side: string;
  points: string;
  /** The sum at the end, and its place from the top, in per cent. */
  total: number;
  end: number;
}

/** The luck of each side, summed step by step, and the bound of the scale. */
export function luckOf({ luck, sides, curve }: Analysis): { lines: LuckLine[]; bound: number } {
  const length = curve.length - 1;
  const sums = sides.map((side) => {
    const gained = new Map<number, number>();
    for (const each of luck) {
      if (each.side === side) gained.set(each.step, (gained.get(each.step) ?? 0) + each.luck);
    }
    let sum = 0;
    return Array.from({ length: length + 1 }, (_, step) => (sum += gained.get(step) ?? 0));
  });
  const bound = Math.max(0.05, ...sums.flat().map(Math.abs));
  const y = (value: number): number => HEIGHT * (0.5 - (0.47 * value) / bound);
  return {
    bound,
    lines: sides.map((side, i) => {
      const values = sums[i]!;
      const dots = values.map((value, step) => ({
        x: length > 0 ? (WIDTH * step) / length : 0,
        y: y(value),
      }));
      const total = values.at(-1) ?? 0;
      return { side, points: pointsOf(dots), total, end: y(total) };
    }),
  };
}

/** Where rounds or turns begin, as far as there is room for their numbers; always the first one. */
export function ticksOf({ curve }: Analysis, least: number): { step: number; time: number }[] {
  const length = curve.length - 1;
  const begin = curve.filter(({ time }, i) => i === 0 || curve[i - 1]!.time !== time);
  const found: { step: number; time: number }[] = [];
  for (const { step, time } of begin) {
    const last = found.at(-1);
    if (!last || across(step - last.step, length) >= least) found.push({ step, time });
  }
  return found;
}

/** A turn of one side: the decisions in it, reactions of the other side too, and what became of the first side's chance. */
export interface TurnGroup {
  key: string;
  time: number;
  side: string;
  decisions: Decision[];
  /** The hardest judgement of its side in it, and the decision that got it. */
  judgement: Judgement | null;
  worst: Decision | null;
  /** How the first side's chance changed. */
  change: number;
  /** Luck of dice and draws, for the first side. */
  luck: number;
}

/** Decisions of one turn belong together; whoever decides first in it has the turn. */
export function turnsOf({ decisions, curve, luck, sides }: Analysis): TurnGroup[] {
  const at = new Map(curve.map((moment) => [moment.step, moment.chance]));
  const given = new Map<number, number>();
  for (const each of luck) {
    const sign = each.side === sides[0] ? 1 : -1;
    given.set(each.step, (given.get(each.step) ?? 0) + sign * each.luck);
  }
  const groups: TurnGroup[] = [];
  for (const decision of decisions) {
    const turn = decision.turn.join('.');
    let group = groups.at(-1);
    if (!group || group.decisions[0]!.turn.join('.') !== turn) {
      group = {
        key: `${decision.step}`,
        time: decision.time,
        side: decision.side,
        decisions: [],
        judgement: null,
        worst: null,
        change: 0,
        luck: 0,
      };
      groups.push(group);
    }
    group.decisions.push(decision);
    if (decision.side === group.side && harder(group.judgement, decision.judgement) !== group.judgement) {
      group.judgement = decision.judgement;
      group.worst = decision;
    }
    group.change += (at.get(decision.step) ?? 0) - (at.get(decision.step - 1) ?? 0);
    group.luck += given.get(decision.step) ?? 0;
  }
  return groups;
}

export type Filter = 'all' | 'turning' | 'errors';

/** The groups that a filter leaves; `mine` are the sides whose errors are looked for. */
export function filtered(
  groups: TurnGroup[],
  filter: Filter,
  points: readonly TurningPoint[],
  mine: readonly string[],
): TurnGroup[] {
  if (filter === 'all') return groups;
  const steps = new Set(points.map(({ step }) => step));
  return groups.filter((group) =>
    filter === 'turning'
      ? group.decisions.some(({ step }) => steps.has(step))
      : group.decisions.some(({ side, judgement }) => mine.includes(side) && isError(judgement)),
  );
}

/** The steps of errors of these sides. */
export function errorsOf({ decisions }: Analysis, mine: readonly string[]): number[] {
  return decisions
    .filter(({ side, judgement }) => mine.includes(side) && isError(judgement))
    .map(({ step }) => step);
}

/** The next of some steps after (or before) one; null if there is none. */
export function next(steps: readonly number[], from: number, by: 1 | -1): number | null {
  const found = by > 0 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
  return found ?? null;
}

export type Command = { to: number } | { play: true } | { close: true } | { whole: true };

/** What a key does: steps are counted from 1, the end comes after the last one. */
export function commandOf(
  key: string,
  step: number,
  length: number,
  errors: readonly number[],
): Command | null {
  const to = (wanted: number): Command => ({ to: Math.min(length + 1, Math.max(1, wanted)) });
  switch (key) {
    case 'ArrowLeft':
      return to(step - 1);
    case 'ArrowRight':
      return to(step + 1);
    case 'Home':
      return to(1);
    case 'End':
      return to(length + 1);
    case 'n':
    case 'p': {
      const found = next(errors, step, key === 'n' ? 1 : -1);
      return found === null ? null : to(found);
    }
    case ' ':
      return { play: true };
    case 'Escape':
      return { close: true };
    case '0':
      return { whole: true };
  }
  return null;
}

export const sameAction = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, i) => word === other[i]);

/** The light in which a decision is shown: as its seat saw it, or to nobody's eyes with open hands. */
export function truthOf({ truths }: Decision, eyes: string | null): Truth | null {
  if (truths === null) return null;
  return eyes === null && truths.open !== null ? truths.open : truths.seat;
}

/** A candidate or what was played, for the list of what was better. */
export interface Option {
  action: string[];
  notation: string;
  chance: number;
  error: number;
  playouts: number;
  played: boolean;
  /** Beside what was played, with the same dice. */
  gain: number;
  gainError: number;
}

/** Up to three candidates; what was played is the last of them if it was not among the best. */
export function optionsOf({ action, notation }: Decision, truth: Truth): Option[] {
  const options = truth.best.map(({ gain_error: gainError, ...rest }): Option => ({
    ...rest,
    gainError,
    played: sameAction(rest.action, action),
  }));
  if (options.some(({ played }) => played)) return options.slice(0, 3);
  const { chance, error, playouts } = truth.played;
  const own: Option = { action, notation, chance, error, playouts, played: true, gain: 0, gainError: 0 };
  return [...options.slice(0, 2), own];
}

/** One scale for all intervals: from the least low to the greatest high, in whole tens of per cent. */
export function scaleOf(options: readonly { chance: number; error: number }[]): {
  low: number;
  high: number;
} {
  const low = Math.min(...options.map(({ chance, error }) => chance - error));
  const high = Math.max(...options.map(({ chance, error }) => chance + error));
  return {
    low: Math.max(0, Math.floor(low * 10) / 10),
    high: Math.min(1, Math.max(Math.ceil(high * 10) / 10, Math.floor(low * 10) / 10 + 0.1)),
  };
}

/** Where an interval lies on the scale, in per cent of its width. */
export function placed(
  { chance, error }: { chance: number; error: number },
  { low, high }: { low: number; high: number },
): { left: number; right: number; dot: number } {
  const at = (value: number): number =>
    high > low ? Math.min(100, Math.max(0, (100 * (value - low)) / (high - low))) : 50;
  return { left: at(chance - error), right: 100 - at(chance + error), dot: at(chance) };
}
