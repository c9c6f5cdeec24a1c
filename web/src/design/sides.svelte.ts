/** The marks of sides: of games with a folder, and of other games by the order of their sides. */
import type { Words } from '../lib/language/words';

export interface SideLook {
  /** The prefix of its colour variables (`us`: `--us-body`, …). */
  colour: string;
  /** First sides are round, second ones have cut corners. */
  round: boolean;
}

const OWN = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, SideLook>>('../games/*/sides.ts', { import: 'default', eager: true }),
  ),
) as Record<string, SideLook>;
const BY_ORDER: readonly SideLook[] = [
  { colour: 'su', round: true },
  { colour: 'de', round: false },
  { colour: 'lrdg', round: true },
  { colour: 'it', round: false },
];

let others: Record<string, SideLook> = $state.raw({});
let letters: Record<string, string> = $state.raw({});

/** Registers the sides of a game, and their letters in the current language. */
export function learnSides(sides: readonly string[], words: Words): void {
  const fresh = sides.flatMap((side, i) =>
    side in OWN || side in others ? [] : [[side, BY_ORDER[i % BY_ORDER.length]!] as const],
  );
  if (fresh.length > 0) others = { ...others, ...Object.fromEntries(fresh) };
  const told = sides.map((side) => [side, markOf(side, words)] as const);
  if (told.some(([side, letter]) => letters[side] !== letter)) {
    letters = { ...letters, ...Object.fromEntries(told) };
  }
}

/** The letter that a game gives for a side's mark, or the first letter of the side's name. */
function markOf(side: string, words: Words): string {
  const key = `side-${side}-mark`;
  return words.has(key) ? words.text(key) : words.name('side', side).slice(0, 1).toUpperCase();
}

export function sideLetter(side: string): string {
  return letters[side] ?? side.slice(0, 1).toUpperCase();
}

export function sideLook(side: string): SideLook {
  return OWN[side] ?? others[side] ?? BY_ORDER[0]!;
}
