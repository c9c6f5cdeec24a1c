/** A scenario that one page hands to another, in this tab alone. */

const KEY = 'sandtable.balance';

interface Handed {
  game: string;
  text: string;
}

/** Lets `/balance` measure a text. */
export function handOver(game: string, text: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ game, text } satisfies Handed));
}

/** What was handed over; null: nothing. */
export function handedOver(game: string | null): { of: string; text: string } | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Handed> | null;
    const right = typeof found?.game === 'string' && typeof found.text === 'string';
    if (right && (game === null || game === found.game)) return { of: found.game!, text: found.text! };
  } catch {
    // what cannot be read is not there
  }
  return null;
}
