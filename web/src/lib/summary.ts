/** A game on one page, as the game itself tells it: sections of pictures and few words. */
import type { Words } from './language/words';
import type { Description } from './protocol';

/** A drawing of the game, a small card with one, or a few characters between two of them. */
export interface Picture {
  symbol?: string;
  /** The number in the band of a card; empty: its back. */
  card?: string;
  /** The colour prefix of the side. */
  colour?: string;
  text?: string;
}

export interface Line {
  picture: string;
  name: string;
  text: string;
  rule?: string;
}

/** Words, or things with a pictogram each. */
export type Cell = string | { icon: string; text: string }[];

interface Titled {
  title: string;
  rule: string;
}

export type Section = Titled &
  (
    | { kind: 'steps'; steps: { name: string; text: string; pictures: Picture[] }[] }
    | { kind: 'lines'; lines: Line[]; wide?: boolean }
    | {
        kind: 'sum';
        terms: { picture: string; label: string; amount: string; sign: string }[];
        faces: { face: string; hit: boolean }[];
        text: string;
      }
    | { kind: 'tiles'; tiles: { picture: string; name: string; badge: string }[] }
    | { kind: 'table'; head: string[]; rows: { picture: string; cells: Cell[] }[] }
  );

export interface GameSummary {
  /** The drawings that its sections use. */
  symbols: string;
  /** Those of which only a few are shown, by path: loaded then. */
  onDemand?: Record<string, () => Promise<string>>;
  /** The first two say how it is played and won. The description is that of the game's first scenario. */
  sections(words: Words, description: Description): Section[];
}
