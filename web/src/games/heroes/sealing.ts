/** What is sealed: units of a secret set-up, order tokens. */
import type { Action, GameEvent, Offer } from '../../lib/protocol';
import { textOf } from '../../lib/params';
import { battleOf } from './facts';
import type { Scene } from './scene';
import { topFrame, unitsOf, type Standing } from './seen';

/** Is this the last unit of a set-up, or the last token? Then nothing can be changed after it. */
export function seals(action: Action, offer: Offer, { description }: Scene): boolean {
  const { view } = offer;
  const things = new Set(offer.legal.map(([, thing]) => thing));
  switch (topFrame(view)?.frame) {
    case 'deployment':
      return view.phase === 'setup' && things.size === 1 && action.length > 2;
    case 'facing':
      return view.phase === 'setup' && !unitsOf(battleOf(description), view).some(isAwaited);
    case 'placing':
      return view.options?.together !== true && (view.own?.unplaced ?? []).length === 1;
  }
  return false;

  function isAwaited({ seen, side }: Standing): boolean {
    return seen.standing === 'awaited' && side === view.seat;
  }
}

/** The word of what a choice has placed, or of what it has placed something on. */
export function placed({ key, params }: GameEvent): string | null {
  switch (key) {
    case 'deployed':
    case 'faces':
    case 'token-on-unit':
      return `unit:${textOf(params.unit)}`;
    case 'token-on-option':
      return `option:${textOf(params.option)}`;
  }
  return null;
}
