/** What the unit that acts may do now, as a list of verbs. */
import type { Action } from '../../lib/protocol';
import { kindOf } from '../../lib/table/asking';

export interface Doing {
  verb: string;
  /** Different things that can follow it. */
  count: number;
  /** What these are: `unit`, `square`, `point`; empty for a verb alone. */
  kind: string;
  allowed: boolean;
}

/** What every unit can do, if nothing hinders it: what is missing here can be asked about. */
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
