/** How long and how hard a scenario is, as measured in games of the lab; nothing where none were played. */
import { t } from '../lib/language/speech.svelte';
import type { Words } from '../lib/language/words';
import type { Balance, GameResults, Length } from '../lib/protocol';

/** A decision of a person takes so long here; it is said wherever minutes are. */
export const PACE_SECONDS = 15;
/** Minutes are rounded to multiples of this. */
const ROUND_MINUTES = 5;
/** Within it a battle counts as even. */
const BAND = { from: 0.35, to: 0.65 };

export type Results = Record<string, GameResults>;

export interface Measured {
  length: Length | null;
  balance: Balance | null;
}

export function measuredOf(results: Results, game: string, scenario: string): Measured {
  const found = results[game];
  const of = <T extends { scenario: string }>(lines: T[] | undefined) =>
    lines?.find((line) => line.scenario === scenario) ?? null;
  return { length: of(found?.lengths), balance: of(found?.balance) };
}

/** The rating of a bot in a game, as measured between the bots; empty where it has not played. */
export function ratingOf(results: Results, game: string, bot: string): string {
  const rung = results[game]?.ladder.find((each) => each.bot === bot);
  return rung ? String(Math.round(rung.elo)) : '';
}

/** The decisions that one player takes: on a side, or on either. */
export function decisionsOf({ decisions }: Length, side: string | null = null): number {
  const spreads = side === null ? Object.values(decisions) : [decisions[side]!];
  return Math.round(spreads.reduce((sum, { median }) => sum + median, 0) / spreads.length);
}

/** How long one player's decisions take together. */
export function minutesOf(decisions: number): number {
  const minutes = (decisions * PACE_SECONDS) / 60;
  return Math.max(ROUND_MINUTES, Math.round(minutes / ROUND_MINUTES) * ROUND_MINUTES);
}

export interface Hardship {
  /** `harder`: the games leave a doubt; `hard`: they do not. */
  grade: 'even' | 'harder' | 'hard';
  /** The side that wins less often. */
  side: string | null;
}

export function hardshipOf({ share, low, high, side }: Balance, sides: readonly string[]): Hardship {
  if (share >= BAND.from && share <= BAND.to) return { grade: 'even', side: null };
  const weak = share < BAND.from ? side : (sides.find((each) => each !== side) ?? side);
  return { grade: high < BAND.from || low > BAND.to ? 'hard' : 'harder', side: weak };
}

/** "about 20 min · 85 decisions · hard as the Axis"; empty if nothing is known. */
export function measuredLine(
  { length, balance }: Measured,
  sides: readonly string[],
  words: Words,
  side: string | null = null,
): string {
  const told: string[] = [];
  if (length) {
    const decisions = decisionsOf(length, side);
    told.push(
      t('ui-about-minutes', { minutes: minutesOf(decisions) }),
      t('ui-decision-count', { count: decisions }),
    );
  }
  if (balance) {
    const { grade, side: weak } = hardshipOf(balance, sides);
    told.push(t('ui-hardship', { grade, side: weak ? words.name('side', weak) : '' }));
  }
  return told.join(' · ');
}
