/**
 * The numbers that this browser contributes to the dice, kept until the game has been verified; with each of
 * them, everyone's hashes as of when it was revealed. Replacing a hash after that would allow choosing the
 * dice.
 */
import { commitmentOf, newNumber } from './contribution';

const KEY = 'sandtable-dice';
/** Older ones are removed. */
const MOST = 200;

/** What is public before anyone reveals a number: the commitment of the dice, and a hash for each seat. */
export interface Published {
  commitment: string;
  commitments: Record<string, string>;
}

/** A number of this browser. `published`: what was public when it was revealed; null before. */
export interface OwnNumber {
  number: string;
  published: Published | null;
}

type Kept = Record<string, OwnNumber>;

/** A fallback for browsers without storage, such as private windows; lasts as long as the page. */
let unsaved: Kept = {};

function read(): Kept {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept), ...unsaved };
  } catch {
    return unsaved;
  }
}

function keep(key: string, own: OwnNumber): void {
  const others = Object.entries(read()).filter(([other]) => other !== key);
  const kept = Object.fromEntries([...others.slice(1 - MOST), [key, own]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unsaved = {};
  } catch {
    unsaved = kept;
  }
}

const keyOf = (table: string, seat: string) => `${table} ${seat}`;

/** The hash of this browser's number for a seat; the number is generated on first use. */
export function promiseNumber(table: string, seat: string): string {
  const key = keyOf(table, seat);
  const own = read()[key] ?? { number: newNumber(), published: null };
  keep(key, own);
  return commitmentOf(own.number);
}

export function isSame(one: Published, other: Published): boolean {
  const lines = ({ commitment, commitments }: Published) =>
    JSON.stringify([commitment, ...Object.entries(commitments).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return lines(one) === lines(other);
}

/**
 * The number of a seat, to be sent once all hashes are published, which are stored with it.
 *
 * Null if this browser has no number for the seat, if its hash is not among those published, or if they
 * have changed since the number was first revealed.
 */
export function revealNumber(table: string, seat: string, published: Published): string | null {
  const key = keyOf(table, seat);
  const own = read()[key];
  if (!own || published.commitments[seat] !== commitmentOf(own.number)) return null;
  if (own.published) return isSame(own.published, published) ? own.number : null;
  keep(key, { ...own, published });
  return own.number;
}

/** The numbers of this browser at a table, by seat. */
export function ownNumbers(table: string): Record<string, OwnNumber> {
  const start = keyOf(table, '');
  const mine = Object.entries(read()).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(mine.map(([key, own]) => [key.slice(start.length), own]));
}
