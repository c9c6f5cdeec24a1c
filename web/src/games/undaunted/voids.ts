/** Plays that do nothing, though the rules allow them. */
import type { Action } from '../../lib/protocol';

/** Verbs that go from tile to tile, and may stop before the first. */
const GOING = new Set(['move', 'scout', 'stalk']);

/** A move or guidance of no tiles, a command that draws no cards. */
export function isVoid([verb = '', ...things]: Action): boolean {
  if (verb === 'command') return things.at(-1) === 'number:0';
  if (verb === 'guide') return things.length === 2;
  return GOING.has(verb) && things.length === 1;
}
