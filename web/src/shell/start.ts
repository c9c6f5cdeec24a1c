/** Creating a table. */
import { go } from '../lib/router.svelte';
import { api } from '../lib/net/api';
import type { Plan, Title } from '../lib/protocol';
import { rememberInvites } from './invites';
import { ensureName } from './name.svelte';

export type Against = 'bot' | 'here' | 'online';

/** The default opponent. */
export const LEVEL = 'regular';

/** What is needed of a title to create a table. */
type Kind = Pick<Title, 'id' | 'sides' | 'options'>;

export function quickPlan(
  title: Kind,
  scenario: string,
  mine: string,
  against: Against,
  level: string = LEVEL,
): Plan {
  const other = {
    bot: { kind: 'bot', level },
    here: { kind: 'me' },
    online: { kind: 'invite' },
  } as const;
  const seats: Plan['seats'] = Object.fromEntries(
    title.sides.map((side) => [side, side === mine ? { kind: 'me' } : other[against]]),
  );
  return {
    game: title.id,
    scenario,
    options: presets(title, seats),
    seats,
    visibility: 'private',
    clock: { kind: 'none' },
  };
}

/** The default options of a table: games propose some for play over the network. */
export function presets(
  title: Pick<Title, 'options'>,
  seats: Plan['seats'],
): Record<string, boolean | number> {
  const invited = Object.values(seats).some(({ kind }) => kind === 'invite' || kind === 'open');
  if (!invited) return {};
  return Object.fromEntries(
    Object.entries(title.options).flatMap(([name, { online }]) => (online === null ? [] : [[name, online]])),
  );
}

/** Will others see the player's name? */
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
