/** The players of each seat, in words. */
import type { Chair } from '../protocol';
import type { Session } from './session.svelte';

export function chairName(session: Session, chair: Chair): string {
  const { words } = session;
  if (chair.mine && chair.kind === 'person')
    return chair.seat === session.seat ? words.text('ui-you') : chair.name;
  if (chair.kind === 'free') return words.text('ui-not-here');
  if (chair.kind === 'bot') return words.text('ui-bot-name', { level: chair.level ?? '' });
  return chair.name || words.name('side', chair.seat);
}

/** "Series 2 : 1": the games of a series of rematches, with this one if it is over; empty if there is only this one. */
export function seriesOf({ summary, side, words, description }: Session): string {
  const before = summary?.series ?? {};
  if (!summary || Object.keys(before).length === 0) return '';
  const winner = summary.outcome?.winner;
  const wins = (each: string): number => (before[each] ?? 0) + (each === winner ? 1 : 0);
  const mine = side ?? description.sides[0]!;
  const others = description.sides.filter((each) => each !== mine);
  return words.text('ui-series', { mine: wins(mine), theirs: Math.max(...others.map(wins)) });
}

/** The players of a side; its own name if one player has both. A lesson is played against a bot. */
export function playerName(session: Session, side: string): string {
  const chairs = session.summary?.seats.filter((chair) => chair.side === side) ?? [];
  const sides = new Set(session.summary?.seats.filter((chair) => chair.mine).map((chair) => chair.side));
  if (chairs.length === 0) {
    return side === session.side
      ? session.words.text('ui-you')
      : session.words.text('ui-bot-name', { level: '' });
  }
  if (sides.size > 1) return session.words.name('side', side);
  const own = chairs.find((chair) => chair.mine && chair.kind === 'person');
  if (own) return session.words.text('ui-you');
  return [...new Set(chairs.map((chair) => chairName(session, chair)))].join(', ');
}
