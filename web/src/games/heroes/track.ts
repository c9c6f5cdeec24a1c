/** The order of activation: the sides' numbered tokens alternate, the initiative holder first. */
import type { View } from './view';
import { SIDES, type Battle, type Side } from './facts';
import { actingUnit, unitsOf } from './seen';

export interface Stop {
  side: Side;
  number: number;
  /** Who or what has it, if the viewer may know: `unit:…`, `option:…`. */
  holder: string | null;
  token: string;
  state: 'done' | 'now' | 'ahead';
}

/** The stops of this turn; empty before the tokens are placed. */
export function stopsOf(battle: Battle, view: View): Stop[] {
  const first = view.initiative ?? 'soviet';
  const order = [first, SIDES.find((side) => side !== first)!];
  const given = (side: Side): number => Number(view.given?.[side]?.[0] ?? 0);
  const acting = actingUnit(view);
  const most = Math.max(...SIDES.map(given));
  const stops: Stop[] = [];
  for (let number = 1; number <= most; number++) {
    for (const side of order) {
      if (number > given(side)) continue;
      const holder = holderOf(battle, view, side, String(number));
      const done = number <= Number(view.revealed?.[side] ?? 0);
      const now = done && holder !== null && holder === `unit:${acting}`;
      stops.push({
        side,
        number,
        holder,
        token: done || holder !== null || side === view.seat ? String(number) : 'unknown',
        state: now ? 'now' : done ? 'done' : 'ahead',
      });
    }
  }
  return stops;
}

function holderOf(battle: Battle, view: View, side: Side, token: string): string | null {
  const unit = unitsOf(battle, view).find((each) => each.side === side && each.seen.token === token);
  if (unit) return `unit:${unit.id}`;
  const options = Object.entries((view.option_tokens ?? {}) as Record<string, { token: string }>);
  const option = options.find(([id, each]) => each.token === token && battle.options.get(id)?.side === side);
  return option ? `option:${option[0]}` : null;
}
