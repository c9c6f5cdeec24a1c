/** The note about a roll on the plain table: the parts of the sum, named by the game's catalogue. */
import type { OddsNote } from '../gameUi';
import type { Action, Odds } from '../protocol';
import { kindOf } from '../table/asking';
import type { PlainScene } from './facts';

const NARROW_SPACE = '\u202f';

export function note(odds: Odds, action: Action, { description, words }: PlainScene): OddsNote {
  const unit = action.find((word) => word.endsWith(`:${odds.target}`));
  const kind = unit ? (description.kinds[kindOf(unit)]?.name ?? kindOf(unit)) : null;
  return {
    head: kind ? words.name(kind, odds.target) : odds.target,
    under: words.action(action),
    chance: `${Math.round(odds.success * 100)}${NARROW_SPACE}%`,
    rows: odds.parts.map(([key, amount]) => ({
      label: words.text(key, { amount: Math.abs(amount) }),
      amount: amount < 0 ? `−${-amount}` : String(amount),
    })),
    total: { label: words.text('ui-plain-need'), amount: String(odds.need) },
    after: words.odds(odds),
  };
}
