/** From a plan to the table. */
import { go } from '../lib/router.svelte';
import { api } from '../lib/net/api';
import type { Plan } from '../lib/protocol';
import { rememberInvites } from './invites';
import { ensureName } from './name.svelte';

export type Against = 'bot' | 'here' | 'online';

/** The opponent whom one gets without saying more. */
export const LEVEL = 'veteran';

export function quickPlan(
  game: string,
  scenario: string,
  sides: string[],
  mine: string,
  against: Against,
): Plan {
  const other = {
    bot: { kind: 'bot', level: LEVEL },
    here: { kind: 'me' },
    online: { kind: 'invite' },
  } as const;
  return {
    game,
    scenario,
    seats: Object.fromEntries(sides.map((side) => [side, side === mine ? { kind: 'me' } : other[against]])),
    visibility: 'private',
    clock: { kind: 'none' },
  };
}

/** Will somebody else see our name? */
export function isShared(plan: Pick<Plan, 'seats' | 'visibility'>): boolean {
  const kinds = Object.values(plan.seats).map((seat) => seat.kind);
  return plan.visibility === 'public' || kinds.includes('invite') || kinds.includes('open');
}

/** Creates the table and goes to it. */
export async function start(plan: Plan): Promise<void> {
  if (isShared(plan) && !(await ensureName())) return;
  const { table, invites } = await api.create(plan);
  rememberInvites(table, invites);
  go(`/table/${table}`);
}
