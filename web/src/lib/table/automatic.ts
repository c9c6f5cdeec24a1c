/** What a table does by itself: the next step of a plan, a pass with nothing to play, the only choice. */
import type { Action, Offer } from '../protocol';
import type { Answer } from '../gameUi';
import { discreet, FORCED, NEXT, SETTLED, WINDOW } from './pace';

/** Everything that decides about it. */
export interface Moment {
  offer: Offer;
  /** The rest of a plan. */
  plan: Action[];
  /** Is something waiting to be confirmed? */
  armed: boolean;
  /** Verbs by which a seat does nothing. */
  passes: readonly string[];
  /** The player's standing answer. */
  answer: Answer | null;
  /** For how long, in milliseconds, the last own action is still offered to be undone. */
  undo: number;
  /** When, in milliseconds, an answer reveals nothing; null if its time cannot reveal anything. */
  secret: number | null;
}

export interface Automatic {
  action: Action;
  delay: number;
  /** Announced, and can be held: there is nothing to play, or nothing that matters. */
  window: 'nothing' | 'settled' | null;
}

export function automatic(moment: Moment): Automatic | null {
  const { offer, plan, answer, undo, secret } = moment;
  const [first] = plan;
  if (first !== undefined && isLegal(offer, first)) return { action: first, delay: NEXT, window: null };
  const only = offer.legal.length === 1 ? offer.legal[0]! : null;
  if (answer !== null) {
    const window = only === null ? 'settled' : 'nothing';
    if (answer.silent) return { action: answer.action, delay: secret ?? SETTLED, window: null };
    return { action: answer.action, delay: secret ?? WINDOW, window };
  }
  if (only === null || moment.armed) return null;
  if (!moment.passes.includes(only[0]!))
    return { action: only, delay: Math.max(undo, secret ?? 0, FORCED), window: null };
  // The player's turn ends because nothing is left: it waits for the undo, and tells no more than a person would.
  if (undo > 0) return { action: only, delay: Math.max(undo, discreet()), window: null };
  return { action: only, delay: secret ?? discreet(), window: 'nothing' };
}

export function isLegal(offer: Offer, action: Action): boolean {
  const text = action.join(' ');
  return offer.legal.some((each) => each.join(' ') === text);
}
