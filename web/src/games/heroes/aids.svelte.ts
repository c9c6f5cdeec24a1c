/** The player's visual aids, and when to be asked for reactions; stored in this browser. */

/** `ask`: always; `matters`: only if it makes a difference; `turn`: pass until the next turn. */
export const REACTIONS = ['ask', 'matters', 'turn'] as const;
export type Reactions = (typeof REACTIONS)[number];

export interface Aids {
  zones: boolean;
  arcs: boolean;
  /** Show abilities with their explanations, not only their names. */
  texts: boolean;
  reactions: Reactions;
  /** The turn in which the player passes, if chosen. */
  passing: number;
}

const KEY = 'sandtable-heroes';
const DEFAULTS: Aids = { zones: false, arcs: true, texts: true, reactions: 'ask', passing: 0 };

function read(): Aids {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS }; // storage is not available
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
