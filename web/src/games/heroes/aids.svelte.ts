/** What a player has switched on to see more, and when to be asked for reactions. Kept in this browser. */

/** `ask`: always; `matters`: only where something hangs on it; `turn`: pass until the next turn. */
export const REACTIONS = ['ask', 'matters', 'turn'] as const;
export type Reactions = (typeof REACTIONS)[number];

export interface Aids {
  zones: boolean;
  arcs: boolean;
  /** Abilities with what they do, not only with their names. */
  texts: boolean;
  reactions: Reactions;
  /** The turn in which one passes, where that was chosen. */
  passing: number;
}

const KEY = 'sandtable-heroes';
const DEFAULTS: Aids = { zones: false, arcs: true, texts: true, reactions: 'ask', passing: 0 };

function read(): Aids {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS }; // a browser that keeps nothing
  }
}

export const aids: Aids = $state(read());

export function changeAids(wanted: Partial<Aids>): void {
  Object.assign(aids, wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(aids));
  } catch {
    // private windows may refuse; it then lasts as long as the page
  }
}
