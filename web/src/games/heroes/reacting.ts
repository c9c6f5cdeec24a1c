/** Which reactions are worth asking about, and the player's standing answers. */
import type { Answer } from '../../lib/gameUi';
import type { Action, Offer } from '../../lib/protocol';
import type { View } from './view';
import { aids } from './aids.svelte';
import { framesOf, topFrame, type Frame } from './seen';
import { MOMENTS, sumOf } from './situation';

const PASS = 'pass';
/** Moments that concern a friendly unit in danger, and fights. */
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

/** The player's standing answer; null: ask. */
export function answer(offer: Offer): Answer | null {
  const action = settled(offer);
  return action && { action, silent: aids.reactions === 'never' && offer.legal.length > 1 };
}

/** With hands concealed, everybody is asked who could hold something: haste would tell that it is nothing. */
export function secret(offer: Offer): boolean {
  return offer.view.options?.conceal_hands === true && passOf(offer) !== null;
}

/** The pass at a moment at which something could be played. */
function passOf(offer: Offer): Action | null {
  if (!MOMENTS.has(topFrame(offer.view)?.frame ?? '')) return null;
  return offer.legal.find((action) => action.length === 1 && action[0] === PASS) ?? null;
}

function settled(offer: Offer): Action | null {
  const pass = passOf(offer);
  const frame = topFrame(offer.view);
  if (pass === null || !frame || offer.legal.length === 1) return pass;
  if (aids.reactions === 'always' || isOwnAffair(frame, offer)) return null;
  return aids.reactions === 'never' || !matters(frame, offer) ? pass : null;
}

/** Special orders and autonomous units are not reactions: the player is always asked. */
function isOwnAffair(frame: Frame, offer: Offer): boolean {
  return frame.frame === 'gap' && offer.legal.some(([verb]) => verb === 'special' || verb === 'autonomous');
}

function matters(frame: Frame, offer: Offer): boolean {
  if (frame.frame === 'gap') return false;
  if (frame.frame !== 'window') return true;
  if (frame.moment === 'after-roll') return isUnwelcome(offer.view);
  return DANGERS.has(String(frame.moment));
}

/**
 * Would the player want a re-roll? Of their own roll that failed, or an enemy's that succeeded. For rolls that
 * are not attacks on a Defence Value (locations, fights, the sniper's table), only the player can say.
 */
function isUnwelcome(view: View): boolean {
  const roll = framesOf(view).at(-2);
  if (roll?.frame !== 'attack' || roll.mode === 'snipe') return true;
  const { plus, defence, dice } = sumOf(roll);
  if (dice.length === 0) return true;
  return Math.max(...dice) + plus >= defence !== (roll.side === view.seat);
}
