/** Short names of games, and one line about each. */
import type { Words } from '../lib/language/words';

export function shortName(game: string, words: Words): string {
  const key = `game-${game}-short`;
  return words.has(key) ? words.text(key) : words.name('game', game);
}

/** One line about a game; empty if there is none. */
export function lineOf(game: string, words: Words): string {
  const key = `game-${game}-line`;
  return words.has(key) ? words.text(key) : '';
}
