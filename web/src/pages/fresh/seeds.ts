/** Seeds of fresh battles: words that name a battle, in an address and as its title. */

export interface Named {
  seed: string;
  size: string;
  /** Options of dials; none: anything. */
  wish?: string | undefined;
}

/** Where a battle is: the same address shows the same battle, to anybody. */
export function addressOf(game: string, { seed, size, wish }: Named): string {
  const asked = new URLSearchParams(wish ? { size, seed, wish } : { size, seed });
  return `/fresh/${encodeURIComponent(game)}?${asked.toString()}`;
}

/** "amber bridge dawn" → "Amber Bridge Dawn" */
export const titleOf = (seed: string): string =>
  seed
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** A seed as its words are written; "": there are none. */
export const wordsIn = (text: string): string => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ');

/** One of the battles of a size, or of any; `chance` is from 0 to 1. */
export function pickOne<T extends Named>(
  battles: readonly T[],
  size: string | null,
  chance: number,
): T | null {
  const fitting = size === null ? battles : battles.filter((each) => each.size === size);
  return fitting[Math.floor(chance * fitting.length)] ?? null;
}
