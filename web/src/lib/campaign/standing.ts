/** What is told of a campaign: its battles as marks, its score as a sum. No rules: all numbers are the server's. */
import type { CampaignBattle, CampaignTold, StandingTold } from '../protocol';

export type Place = 'first' | 'second';

/** A battle as a mark: who won it (a side; null: nobody), or when it will be played. */
export type Sign = { kind: 'won'; side: string } | { kind: 'draw' } | { kind: 'next' } | { kind: 'to-come' };

export function signOf({ result, number }: CampaignBattle, next: number | null): Sign {
  if (result) return result.winner === null ? { kind: 'draw' } : { kind: 'won', side: result.winner };
  return { kind: number === next ? 'next' : 'to-come' };
}

/** The battles that are over. */
export function played({ battles }: CampaignTold): CampaignBattle[] {
  return battles.filter(({ result }) => result !== null);
}

export function isOver({ next }: CampaignTold): boolean {
  return next === null;
}

/** One line of the sum, with an amount for each player. */
export interface SumRow {
  /** The message that names it: what was counted (`term`), or what that is worth (`worth`). */
  message: string;
  /** Where each battle has a term of its own: which one it is. */
  battle: number;
  amounts: number[];
}

/** The lines of a standing; `isWorth` says of what the worth is told beside the count. */
export function sumRows({ scores }: StandingTold, isWorth: (key: string) => boolean): SumRow[] {
  const terms = scores[0]?.terms ?? [];
  return terms.flatMap(({ key }, i): SumRow[] => {
    const each = scores.map((score) => score.terms[i]!);
    const battle = terms.slice(0, i + 1).filter((term) => term.key === key).length;
    const counted = { message: `ui-campaign-term-${key}`, battle, amounts: each.map(({ count }) => count) };
    const worth = { message: `ui-campaign-worth-${key}`, battle, amounts: each.map(({ value }) => value) };
    return isWorth(key) ? [counted, worth] : [counted];
  });
}

/** The rule of a sum: that of its terms. */
export function sumRule({ scores, rule }: StandingTold): string {
  return scores[0]?.terms.at(-1)?.rule || rule;
}

/** By how much the leader is ahead. */
export function leadOf({ scores }: StandingTold): number {
  const totals = scores.map(({ total }) => total);
  return Math.max(...totals) - Math.min(...totals);
}

/** What was noted of a battle for a side: the one number that counts. */
export function notedOf({ result }: CampaignBattle, side: string): number | null {
  return Object.values(result?.noted[side] ?? {})[0] ?? null;
}

/** The key of that number. */
export function notedKey(campaign: CampaignTold): string | null {
  const noted = played(campaign)[0]?.result?.noted;
  return Object.keys(Object.values(noted ?? {})[0] ?? {})[0] ?? null;
}

/**
 * What a player needs in the last battle of a series if the other one reaches their goal there: so many win it, so
 * many make it a draw. Null: it cannot be said, or not be reached.
 */
export interface Need {
  other: number;
  win: number | null;
  draw: number | null;
}

export function neededBy(campaign: CampaignTold, place: Place, goals: Record<string, number>): Need | null {
  const last = campaign.battles.at(-1);
  if (!last || campaign.next !== last.number || campaign.battles.length < 2) return null;
  const goalOf = (wanted: boolean) =>
    goals[Object.keys(last.sides).find((side) => (last.sides[side] === place) === wanted) ?? ''];
  const [mine, other] = [goalOf(true), goalOf(false)];
  if (mine === undefined || other === undefined) return null;
  const total = (wanted: boolean) =>
    campaign.standing.scores.find(({ player }) => (player === place) === wanted)?.total ?? 0;
  const draw = total(false) + other - total(true);
  // Whoever reaches the goal ends the battle: the other has at least one less.
  const reachable = (count: number) => (count < mine ? Math.max(count, 0) : null);
  return { other, win: reachable(draw + 1), draw: draw < 0 ? null : reachable(draw) };
}
