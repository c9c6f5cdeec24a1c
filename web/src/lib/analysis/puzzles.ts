/** Puzzles, of a game's book or the player's own mistakes: where they are, and which ones have been solved. */
import { api } from '../net/api';
import type { Action, Hint, PuzzleShown, PuzzleTold } from '../protocol';
import type { Analysis, Decision } from '../wire';

/** One of a game's book, or the mistake of a step of a finished game. */
export type Origin = { game: string; number: number } | { mistaken: string; number: number };

/** What the page of a puzzle needs. */
export interface Opened {
  shown: PuzzleShown;
  judge: (action: Action) => Promise<Hint>;
  /** The others of its list, in their order; empty where that is not known. */
  list: PuzzleTold[];
}

const KEY = 'sandtable-solved';
/** The most names that are remembered; the oldest go first. */
const MOST = 1000;

export function solved(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set(); // storage is not available, or has foreign data under our key
  }
}

export function markSolved(name: string): void {
  const names = [...solved()].filter((each) => each !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names, name].slice(-MOST)));
  } catch {
    // private windows may refuse: the mark is gone with the page
  }
}

/** Is it as good as the best move, as far as the analysis can tell? */
export const isSolution = ({ judgement }: Hint): boolean => judgement === 'best' || judgement === 'fine';

export const addressOf = (game: string, { table, number }: PuzzleTold): string =>
  table === null ? `/puzzles/${game}/${number}` : `/mistakes/${table}/${number}`;

/** The next one that has not been solved, after the last one the first; null if there is no other. */
export function nextOf(
  list: readonly PuzzleTold[],
  name: string,
  done: ReadonlySet<string>,
): PuzzleTold | null {
  const place = list.findIndex((each) => each.name === name);
  const others = [...list.slice(place + 1), ...list.slice(0, Math.max(0, place))];
  return others.find((each) => !done.has(each.name)) ?? null;
}

/** What can be learnt from in the decisions of these seats. */
export function mistakesOf({ decisions }: Analysis, seats: readonly string[]): Decision[] {
  return decisions.filter(
    ({ seat, judgement }) => seats.includes(seat) && (judgement === 'mistake' || judgement === 'blunder'),
  );
}

export async function openPuzzle(origin: Origin): Promise<Opened> {
  const { number } = origin;
  // Without its list a puzzle can still be solved.
  const listed = (list: Promise<PuzzleTold[]>) => list.catch(() => []);
  if ('game' in origin) {
    const { game } = origin;
    const [shown, list] = await Promise.all([api.bookPuzzle(game, number), listed(api.puzzles(game))]);
    return { shown, list, judge: (action) => api.answerBook(game, number, action) };
  }
  const { mistaken } = origin;
  const shown = await api.mistake(mistaken, number);
  const list = await listed(api.mistakes(shown.game));
  return { shown, list, judge: (action) => api.answerMistake(mistaken, number, action) };
}
