/**
 * Invitations created in this browser. The server stores only a hash of each secret, so the secret is
 * stored here to be able to show the link again.
 */
import { api } from '../lib/net/api';

const KEY = 'sandtable-invites';
/** Older ones are removed. */
const MOST = 50;

type Kept = Record<string, string>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const keyOf = (table: string, seat: string) => `${table} ${seat}`;

export function rememberInvites(table: string, invites: Record<string, string>): void {
  const added = Object.entries(invites).map(([seat, secret]) => [keyOf(table, seat), secret] as const);
  const entries = [...Object.entries(read()), ...added].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // no storage; a new invitation can be created at the table
  }
}

export function forgetInvites(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // no storage
  }
}

/** The link of an invitation; the secret follows `#`, which browsers do not send. */
export function linkOf(table: string, secret: string, origin: string): string {
  return `${origin}/join/${table}#${secret}`;
}

export function keptSecret(table: string, seat: string): string | null {
  return read()[keyOf(table, seat)] ?? null;
}

/** Replaces an invitation. */
export async function newSecret(table: string, seat: string): Promise<string> {
  const { secret } = await api.invite(table, seat);
  rememberInvites(table, { [seat]: secret });
  return secret;
}

/** What a player may have pasted: a link, or the part of it with table and secret. */
export function readInvite(text: string): { table: string; secret: string } | null {
  const found = /([\w-]+)#([\w-]+)\s*$/.exec(text.trim());
  return found?.[1] && found[2] ? { table: found[1], secret: found[2] } : null;
}
