/** The current actions of the active unit, as a list of verbs. */
import type { Action } from '../../lib/protocol';
import { kindOf } from '../../lib/table/asking';

export interface Doing {
  verb: string;
  /** The number of different things that can follow it. */
  count: number;
  /** Their kind: `unit`, `square`, `point`; empty for a verb without arguments. */
  kind: string;
  allowed: boolean;
}

/** What every unit can normally do; what is not available can be asked about. */
const USUAL = ['move', 'fire', 'assault'];

export function doings(legal: Action[], acting: boolean, reach: number): Doing[] {
  const verbs = [...new Set(legal.map(([verb]) => verb!))];
  const found = verbs.map((verb): Doing => {
    const things = new Set(legal.filter((action) => action[0] === verb).flatMap((action) => action[1] ?? []));
    const [first] = things;
    if (verb === 'move' && reach > 0) return { verb, count: reach, kind: 'square', allowed: true };
    return { verb, count: things.size, kind: first ? kindOf(first) : '', allowed: true };
  });
  const missing = acting ? USUAL.filter((verb) => !verbs.includes(verb)) : [];
  return [...found, ...missing.map((verb) => ({ verb, count: 0, kind: '', allowed: false }))];
}
