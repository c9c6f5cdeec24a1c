/** Which reactions are worth a question, and what was settled beforehand. */
import type { Action, Offer, View } from '../../lib/protocol';
import { aids } from './aids.svelte';
import { framesOf, topFrame, type Frame } from './seen';

const PASS = 'pass';
/** Frames in which a side may add something, or let it be. */
const ASKING = new Set(['window', 'reaction', 'answer', 'gap']);
/** Moments about an own unit that is in danger, and fights. */
const DANGERS = new Set([
  'before-roll',
  'about-to-be-hit',
  'about-to-be-damaged',
  'about-to-be-removed',
  'about-to-be-suppressed',
  'fight',
  'fight-gear',
  'fire-announced',
  'grenade-thrown',
  'barrage-named',
]);

/** The answer that the player has settled beforehand; null: ask. */
export function answer(offer: Offer): Action | null {
  const pass = offer.legal.find((action) => action.length === 1 && action[0] === PASS);
  const frame = topFrame(offer.view);
  if (!pass || !frame || !ASKING.has(frame.frame) || aids.reactions === 'ask') return null;
  if (aids.reactions === 'turn' && aids.passing === offer.view.turn) {
    return isOwnAffair(frame, offer) ? null : pass;
  }
  if (aids.reactions === 'turn') return null;
  return matters(frame, offer) ? null : pass;
}

/** Special orders and autonomous units are no reactions: they are asked for in any case. */
function isOwnAffair(frame: Frame, offer: Offer): boolean {
  return frame.frame === 'gap' && offer.legal.some(([verb]) => verb === 'special' || verb === 'autonomous');
}

function matters(frame: Frame, offer: Offer): boolean {
  if (frame.frame === 'gap') return isOwnAffair(frame, offer);
  if (frame.frame !== 'window') return true;
  if (frame.moment === 'after-roll') return !hasSucceeded(offer.view);
  return DANGERS.has(String(frame.moment));
}

/** Has the attack that was just rolled reached its number? Then it need not be rolled again. */
function hasSucceeded(view: View): boolean {
  const roll = framesOf(view).findLast((frame) => frame.frame === 'attack');
  const dice = roll?.dice ?? [];
  if (!roll || dice.length === 0) return false;
  const number = (name: string): number => Number(roll[name] ?? 0);
  const result = Math.max(...dice) + number('die_bonus') + number('value') - number('penalty');
  return result >= number('defence');
}
