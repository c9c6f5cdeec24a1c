/** The steps of a turn (M44-7.2), and how far the ordered units have come in them. */
import type { Action, View } from '../../lib/protocol';
import { hasMoved, isOrdered, isSpent, unitsSeen, type UnitSeen } from './units';

export const STEPS = ['card', 'orders', 'move', 'battle', 'draw'] as const;
export type Step = (typeof STEPS)[number];

interface Frame {
  frame: string;
}

/** What waits in the middle of another decision (a retreat, an Ambush) belongs to the step below it. */
const STEP_OF: Record<string, Step> = {
  'choose-card': 'card',
  'hand-out': 'card',
  reveal: 'orders',
  'choose-copy': 'orders',
  'choose-half': 'orders',
  orders: 'orders',
  'air-power': 'orders',
  bombs: 'orders',
  barrage: 'orders',
  medics: 'orders',
  'finest-hour': 'orders',
  'dig-in': 'orders',
  moves: 'move',
  battles: 'battle',
  keep: 'draw',
  'end-turn': 'draw',
  'next-turn': 'draw',
};

export function frames(view: View): Frame[] {
  return (view.decision ?? []) as Frame[];
}

export function topFrame<F extends Frame>(view: View, name: string): F | null {
  const top = frames(view).at(-1);
  return top?.frame === name ? (top as F) : null;
}

/** The step of the turn; null before the first turn and after the last. */
export function stepOf(view: View): Step | null {
  const stack = frames(view).map((frame) => frame.frame);
  const found = stack.findLast((frame) => frame in STEP_OF);
  if (found === undefined) return null;
  // Nobody rolls dice in the movement step: it is the retreat of a unit that a card has struck.
  if (found === 'moves' && stack.at(-1) !== 'moves') return 'orders';
  return STEP_OF[found]!;
}

export interface OrderedUnit {
  id: string;
  seen: UnitSeen;
  /** `now`: being asked about; `open`: can still act in this step; `done`: has acted; `idle`: cannot. */
  state: 'now' | 'open' | 'done' | 'idle';
  /** Which message says so. */
  note: string;
}

/** The ordered units and what becomes of them in this step. `legal` is empty for those who only watch. */
export function orderedUnits(view: View, legal: Action[], chosen: string[]): OrderedUnit[] {
  const top = frames(view).at(-1)?.frame;
  const step = legal.length > 0 && (top === 'moves' || top === 'battles') ? top : null;
  const able = new Set(legal.map((action) => action[1]));
  return unitsSeen(view)
    .filter(([, seen]) => isOrdered(seen))
    .map(([id, seen]) => {
      const word = `unit:${id}`;
      return { id, seen, ...progress(seen, step, able.has(word), chosen.includes(word)) };
    });
}

/** `step` is the one in which this seat is asked about all its units; null while it is not. */
function progress(
  seen: UnitSeen,
  step: 'moves' | 'battles' | null,
  able: boolean,
  chosen: boolean,
): Pick<OrderedUnit, 'state' | 'note'> {
  if (isSpent(seen)) return { state: 'done', note: 'battled' };
  if (step === 'moves') {
    if (hasMoved(seen)) return { state: 'done', note: 'moved' };
    if (chosen) return { state: 'now', note: 'choosing-hex' };
    return able ? { state: 'open', note: 'may-move' } : { state: 'idle', note: 'stays' };
  }
  if (step === 'battles') {
    if (chosen) return { state: 'now', note: 'choosing-target' };
    return able ? { state: 'open', note: 'may-battle' } : { state: 'idle', note: 'no-target' };
  }
  return { state: 'open', note: hasMoved(seen) ? 'moved' : 'ready' };
}

/** What has been said already in the middle of a decision, to be seen on the board. */
export interface Interruption {
  /** A close assault that waits for the defender's answer. */
  attack: { from: string; to: string } | null;
  marked: { unit: string; icon: string; text: string }[];
}

interface Pending extends Frame {
  attacker: string;
  target: string;
  unit: string;
  flags: number;
  chosen: string[];
  units: string[];
}

export function interruption(view: View): Interruption {
  const top = frames(view).at(-1) as Pending | undefined;
  switch (top?.frame) {
    case 'ambush':
      return { attack: { from: top.attacker, to: top.target }, marked: [] };
    case 'retreat':
      return { attack: null, marked: [{ unit: top.unit, icon: 'actions/retreat', text: String(top.flags) }] };
    case 'air-power': {
      const marked = top.chosen.map((unit, number) => ({
        unit,
        icon: 'units/aircraft',
        text: String(number + 1),
      }));
      return { attack: null, marked };
    }
    default:
      return { attack: null, marked: [] };
  }
}
