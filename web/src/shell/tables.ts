/** What a list of tables says about one of them. */
import type { Words } from '../lib/language/words';
import type { Chair, Summary } from '../lib/protocol';

/** The name of what is played: that which a scenario of somebody's own gives itself says more than "own". */
export function scenarioOf({ scenario, name }: Summary, words: Words): string {
  if (!name) return words.name('scenario', scenario);
  return scenario === 'own' ? name : `${words.name('scenario', scenario)}: ${name}`;
}

export function mySeats(table: Summary): Chair[] {
  return table.seats.filter((chair) => chair.mine);
}

export function others(table: Summary): Chair[] {
  return table.seats.filter((chair) => !chair.mine);
}

/** Does one player play both sides, on one screen? */
export function isHotSeat(table: Summary): boolean {
  return mySeats(table).length > 1 && others(table).length === 0;
}

export function waitsForMe(table: Summary): boolean {
  return !table.finished && mySeats(table).some((chair) => table.waiting.includes(chair.seat));
}

/** A game does not begin before every seat is taken. */
export function waitsForPlayers(table: Summary): boolean {
  return !table.finished && table.seats.some((chair) => chair.kind === 'free');
}

/** The points of a side, with the number it needs if there is one. */
export interface Points {
  side: string;
  points: number;
  goal: number | null;
}

/**
 * The points of the sides, in their order; null before the game has begun. Where only some sides win by points, the
 * others have none to show: a 0 would look like one.
 */
export function score(table: Summary, sides: string[]): Points[] | null {
  const { scores, goals } = table.progress;
  if (!sides.every((side) => side in scores)) return null;
  const all = sides.map((side) => ({ side, points: scores[side]!, goal: goals[side] ?? null }));
  const aimed = all.filter(({ goal }) => goal !== null);
  return aimed.length > 0 ? aimed : all;
}

/** "4 : 4", and the goal if it is the same for all; null if each side needs its own line. */
export function even(points: Points[]): { text: string; goal: number | null } | null {
  const [first] = points;
  if (points.length < 2 || points.some(({ goal }) => goal !== first!.goal)) return null;
  return { text: points.map((each) => each.points).join(' : '), goal: first!.goal };
}

/** Tables that wait for the player first, then the latest. */
export function byUrgency(tables: Summary[]): Summary[] {
  return [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.changed - a.changed);
}

/** Is it a game that the player could leave, and others would notice? */
export function mayLeave(table: Summary): boolean {
  return !table.finished && mySeats(table).length > 0 && others(table).some(({ kind }) => kind === 'person');
}

/** What has happened at a table since the player last looked; `seen` is the last change this browser has shown. */
export function newsAt(
  table: Summary,
  seen: (table: string, seat: string) => number | null,
): 'proposal' | number {
  const mine = mySeats(table).map(({ seat }) => seat);
  if (table.proposal?.awaited.some((seat) => mine.includes(seat))) return 'proposal';
  const last = Math.max(...mine.map((seat) => seen(table.table, seat) ?? table.version), 0);
  return mine.length === 0 ? 0 : Math.max(0, table.version - last);
}
