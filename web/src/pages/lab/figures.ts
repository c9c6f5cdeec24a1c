/** The figures of the lab, as they are drawn. */
import type { Balance, GameResults, Rung } from '../../lib/protocol';

/** Within it a battle counts as even. */
export const BAND = { from: 0.35, to: 0.65 };
/** The default bot of the balance, if there are figures of it. */
const FIRST_CHOICE = 'veteran';
/** Ratings are drawn between multiples of this. */
const STEP = 100;

export interface Scale {
  from: number;
  to: number;
}

/** How far along a scale a value is, in per cent. */
export function along(value: number, { from, to }: Scale): number {
  return (100 * (value - from)) / (to - from);
}

/** One scale for the ratings of all games. */
export function ratingScale(rungs: readonly Rung[]): Scale {
  const from = Math.floor(Math.min(...rungs.map(({ low }) => low)) / STEP) * STEP;
  const to = Math.ceil(Math.max(...rungs.map(({ high }) => high)) / STEP) * STEP;
  return { from, to: Math.max(to, from + STEP) };
}

/** Is the whole interval outside the band? */
export function isOutside({ low, high }: Pick<Balance, 'low' | 'high'>): boolean {
  return high < BAND.from || low > BAND.to;
}

/** The bots of which there is a balance. */
export function balancedBots(results: Record<string, GameResults>): string[] {
  return [...new Set(Object.values(results).flatMap(({ balance }) => balance.map(({ bot }) => bot)))];
}

export function firstChoice(bots: readonly string[]): string {
  return bots.includes(FIRST_CHOICE) ? FIRST_CHOICE : (bots[0] ?? '');
}

/** How many games each line stands for: `400`, or `40–400`. */
export function gamesOf(lines: readonly { games: number }[]): string {
  const counts = lines.map(({ games }) => games);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}
