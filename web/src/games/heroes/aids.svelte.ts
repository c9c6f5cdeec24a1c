/** The player's visual aids, and when to be asked for reactions; stored in this browser. */

/** When to be asked; `matters`: only if it makes a difference. */
export const REACTIONS = ['always', 'matters', 'never'] as const;
export type Reactions = (typeof REACTIONS)[number];

export interface Aids {
  zones: boolean;
  arcs: boolean;
  reactions: Reactions;
}

const KEY = 'sandtable-heroes';
const DEFAULTS: Aids = { zones: false, arcs: true, reactions: 'matters' };

function read(): Aids {
  try {
    const kept: Aids = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    // An earlier version knew other answers.
    return REACTIONS.includes(kept.reactions) ? kept : { ...kept, reactions: DEFAULTS.reactions };
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
