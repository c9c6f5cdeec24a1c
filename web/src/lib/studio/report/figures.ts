/** The numbers of a report as they are written and drawn. Pure. */
import type { DraftShare, Fallen, Lengths, ObjectiveShare, Share } from './document';

/** A ± beside a chance is shown only where it is wider, in points. */
const WIDE = 15;
/** How strongly the coldest and the hottest place are coloured, in per cent. */
const COLD = 12;
const HOT = 74;
/** Places with fewer losses in a hundred games have no number. */
const NUMBERED = 9;
/** The share of games that the usual lengths leave out at each end. */
const TAIL = 0.05;
const Z95 = 1.96;

/** Whole per cent; "<1" and ">99" for what is neither never nor always. */
export function percent(share: number): string {
  const value = 100 * share;
  if (value > 0 && value < 0.5) return '<1';
  if (value < 100 && value > 99.5) return '>99';
  return String(Math.round(value));
}

/** "48–63" */
export const range = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${Math.round(100 * low)}–${Math.round(100 * high)}`;

/** Half of an interval, in points. */
export const margin = ({ low, high }: Pick<Share, 'low' | 'high'>): number => Math.round(50 * (high - low));

/** What the interval of an even battle narrows to after so many games: 200 → 7, 1000 → 3. */
export const marginAfter = (games: number): number => Math.round((100 * Z95 * 0.5) / Math.sqrt(games));

/** "±21" where a chance is known badly, else nothing. */
export function doubt(share: Share): string {
  return share.share !== null && margin(share) > WIDE ? `±${margin(share)}` : '';
}

/** The difference of two measured shares, in points, with its own ±. */
export function difference(one: Share, other: Share): { points: number; margin: number } | null {
  if (one.share === null || other.share === null) return null;
  const half = (share: Share): number => (share.high - share.low) / 2;
  return {
    points: Math.round(100 * (one.share - other.share)),
    margin: Math.max(1, Math.round(100 * Math.hypot(half(one), half(other)))),
  };
}

/** "+2", "−9", "0" */
export const signed = (points: number): string =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

export interface Bar {
  length: number;
  count: number;
  /** Of the highest bar, from 0 to 1. */
  height: number;
  middle: boolean;
}

/** A bar for every length from the shortest to the longest. */
export function bars({ counts, median }: Lengths): Bar[] {
  const first = counts[0]?.length;
  const last = counts.at(-1)?.length;
  if (first === undefined || last === undefined) return [];
  const most = Math.max(...counts.map(({ count }) => count));
  const found = new Map(counts.map(({ length, count }) => [length, count]));
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const count = found.get(first + i) ?? 0;
    return { length: first + i, count, height: count / most, middle: first + i === Math.round(median) };
  });
}

/** The lengths between which nine of ten games lie. */
export function usual({ counts }: Lengths): { from: number; to: number } {
  const games = counts.reduce((sum, { count }) => sum + count, 0);
  const at = (share: number): number => {
    let passed = 0;
    for (const { length, count } of counts) {
      passed += count;
      if (passed >= share * games) return length;
    }
    return counts.at(-1)?.length ?? 0;
  };
  return { from: at(TAIL), to: at(1 - TAIL) };
}

export interface Heat {
  place: string;
  /** In a hundred games. */
  losses: number;
  /** How strongly it is coloured, in per cent. */
  strength: number;
  /** "": too few to be numbered. */
  text: string;
}

/** Where units fell, of one side or of both (null). */
export function heat(fallen: Fallen[], games: number, side: string | null): Heat[] {
  const counts = new Map<string, number>();
  for (const each of fallen) {
    if (side !== null && each.side !== side) continue;
    counts.set(each.place, (counts.get(each.place) ?? 0) + each.count);
  }
  const most = Math.max(1, ...counts.values());
  return [...counts].map(([place, count]) => {
    const losses = (100 * count) / Math.max(1, games);
    return {
      place,
      losses,
      strength: COLD + ((HOT - COLD) * count) / most,
      text: losses >= NUMBERED ? String(Math.round(losses)) : '',
    };
  });
}

/** Objectives that somebody held, those that were held most often first. */
export function decisive(objectives: ObjectiveShare[]): ObjectiveShare[] {
  return objectives.filter(({ held }) => held > 0).sort((a, b) => b.held - a.held);
}

/** The side that a dropped draft favours. */
export function favoured(draft: DraftShare, sides: readonly string[]): string {
  const other = sides.find((side) => side !== draft.side) ?? draft.side;
  return draft.share >= 0.5 ? draft.side : other;
}

/** Where a share lies on a scale, in per cent of it; what lies outside is at its end. */
export function placed(share: number, [from, to]: readonly [number, number]): number {
  return Math.min(100, Math.max(0, (100 * (share - from)) / (to - from)));
}

/** The seconds that are left, by what has been done since the first news; null: too early to say. */
export function secondsLeft(
  first: { at: number; done: number },
  now: { at: number; done: number },
  most: number,
): number | null {
  const done = now.done - first.done;
  if (done <= 0) return null;
  return Math.ceil(((now.at - first.at) * (most - now.done)) / done / 1000);
}
