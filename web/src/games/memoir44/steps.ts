/** The steps of a turn (M44-7.2), and the progress of the ordered units. */
import type { Action } from '../../lib/protocol';
import type { Decision, View } from './view';
import { hasMoved, isOrdered, isSpent, unitsSeen, type UnitSeen } from './units';

export const STEPS = ['card', 'orders', 'move', 'battle', 'draw'] as const;
export type Step = (typeof STEPS)[number];

/** A decision in the middle of another one (a retreat, an Ambush) belongs to the step below it. */
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
  'second-move': 'battle',
  keep: 'draw',
  'end-turn': 'draw',
  'next-turn': 'draw',
};

/** The decision of this name. */
type DecisionOf<F, D = Decision> = D extends { frame: infer Name } ? (F extends Name ? D : never) : never;

export function frames(view: View): Decision[] {
  return view.decision ?? [];
}

export function topFrame<F extends Decision['frame']>(view: View, name: F): DecisionOf<F> | null {
  const top = frames(view).at(-1);
  return top?.frame === name ? (top as DecisionOf<F>) : null;
}

/** The step of the turn; null before the first turn and after the last. */
export function stepOf(view: View): Step | null {
  const stack = frames(view).map((frame) => frame.frame);
  const found = stack.findLast((frame) => frame in STEP_OF);
  if (found === undefined) return null;
  // No dice are rolled in the movement step: this is the retreat of a unit struck by a card.
  if (found === 'moves' && stack.at(-1) !== 'moves') return 'orders';
  return STEP_OF[found]!;
}

export interface OrderedUnit {
  id: string;
  seen: UnitSeen;
  /** `now`: being decided; `open`: can still act in this step; `done`: has acted; `idle`: cannot act. */
  state: 'now' | 'open' | 'done' | 'idle';
  /** The message for it. */
  note: string;
}

/** The ordered units and their state in this step. `legal` is empty for spectators. */
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

/** `step` is the step in which this seat decides about all its units; null otherwise. */
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

/** What has already been decided in the middle of a decision, to be shown on the board. */
export interface Interruption {
  /** A close assault that is waiting for the defender's answer. */
  attack: { from: string; to: string } | null;
  marked: { unit: string; icon: string; text: string }[];
}

export function interruption(view: View): Interruption {
  const top = frames(view).at(-1);
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
