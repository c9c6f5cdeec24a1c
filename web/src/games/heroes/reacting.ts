/** Which reactions are worth a question, and what was settled beforehand. */
import type { Action, Offer, View } from '../../lib/protocol';
import { aids } from './aids.svelte';
import { framesOf, topFrame, type Frame } from './seen';
import { sumOf } from './situation';

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
  if (frame.moment === 'after-roll') return isUnwelcome(offer.view);
  return DANGERS.has(String(frame.moment));
}

/**
 * Would the player rather have another roll? His own that failed, an enemy's that did not. Of rolls that
 * are no attack on a Defence Value (locations, fights, the sniper's table) nobody can say it for him.
 */
function isUnwelcome(view: View): boolean {
  const roll = framesOf(view).at(-2);
  if (roll?.frame !== 'attack' || roll.mode === 'snipe') return true;
  const { plus, defence, dice } = sumOf(roll);
  if (dice.length === 0) return true;
  return Math.max(...dice) + plus >= defence !== (roll.side === view.seat);
}
