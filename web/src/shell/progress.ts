/** What the player has achieved, scenario by scenario. */
import type { Mark } from '../lib/protocol';

/** The marks of a scenario. */
export function marksOf(marks: readonly Mark[], game: string, scenario: string): Mark[] {
  return marks.filter((mark) => mark.game === game && mark.scenario === scenario);
}

/** The sides of a scenario that the player has won with. */
export function sidesWon(marks: readonly Mark[], sides: readonly string[]): string[] {
  return sides.filter((side) => marks.some((mark) => mark.side === side && mark.won > 0));
}

/** How many scenarios of a game have been won, on any side. */
export function scenariosWon(marks: readonly Mark[], game: string): number {
  return new Set(marks.filter((mark) => mark.game === game && mark.won > 0).map(({ scenario }) => scenario))
    .size;
}

/** How many games against a bot of this level have been played and won. */
export function against(
  marks: readonly Mark[],
  game: string,
  level: string,
): { played: number; won: number } {
  const met = marks.filter((mark) => mark.game === game && mark.against === level);
  const sum = (count: (mark: Mark) => number) => met.reduce((all, mark) => all + count(mark), 0);
  return { played: sum(({ played }) => played), won: sum(({ won }) => won) };
}

/** The marks of a side, the opponents in the order of the levels, people last. */
export function inOrder(marks: readonly Mark[], sides: readonly string[], levels: readonly string[]): Mark[] {
  const rank = ({ side, against }: Mark) => {
    const level = levels.indexOf(against);
    return sides.indexOf(side) * 100 + (level < 0 ? levels.length + Number(against === 'alone') : level);
  };
  return marks.toSorted((a, b) => rank(a) - rank(b));
}
