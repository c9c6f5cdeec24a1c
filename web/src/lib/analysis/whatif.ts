/** "What if": a practice table from a position of a finished game. */
import { api } from '../net/api';
import { randomId } from '../net/ids';
import { socketAddress, TableSocket } from '../net/socket';
import { go } from '../router.svelte';
import type { Action, FromServer, Plan, Summary } from '../protocol';

/** Does it go on with new dice, or with those of the game? */
export type FallenDice = 'new' | 'fallen';

export interface Branch {
  /** The table, and how many moves of it have been made. */
  summary: Pick<Summary, 'table' | 'game' | 'seats'>;
  at: number;
  /** The side that the player takes. */
  side: string;
  /** The level of the bot. */
  level: string;
  dice: FallenDice;
  /** The first move and the seat that makes it; null: it is chosen at the table. */
  first: { seat: string; action: Action } | null;
}

export function seatsOf({ summary, side, level }: Pick<Branch, 'summary' | 'side' | 'level'>): Plan['seats'] {
  return Object.fromEntries(
    summary.seats.map((chair) => [chair.seat, chair.side === side ? { kind: 'me' } : { kind: 'bot', level }]),
  );
}

/** Opens the table, makes the first move and goes there. */
export async function branch(wanted: Branch): Promise<void> {
  const { summary, at, first, dice } = wanted;
  const { table } = await api.create({
    game: summary.game,
    position: await api.position(summary.table, at),
    seats: seatsOf(wanted),
    visibility: 'private',
    clock: { kind: 'none' },
    practice: true,
    dice: dice === 'fallen' ? { table: summary.table, at } : null,
  });
  if (first) await act(table, first.seat, first.action);
  go(`/table/${table}`);
}

/** If it takes longer, the move is left to the player. */
const PATIENCE = 8000;

function act(table: string, seat: string, action: Action): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, PATIENCE);
    const id = randomId();
    const socket = new TableSocket(socketAddress(table), { message, connected: () => undefined });
    function end(): void {
      clearTimeout(timer);
      socket.close();
      resolve();
    }
    function message(told: FromServer): void {
      if (told.type === 'welcome') socket.send({ type: 'act', id, version: told.version, action });
      else if ((told.type === 'done' || told.type === 'refused') && told.id === id) end();
    }
    socket.hello(seat, null);
  });
}
