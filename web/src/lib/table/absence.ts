/** What this browser has seen of its tables, to detect an absence. */
const KEY = 'sandtable-seen';
/** The last decision of a seat in which it had a choice. */
const CHOSEN = 'sandtable-chosen';
/** Older tables are removed. */
const MOST = 50;

function read(key: string): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(store: string, table: string, seat: string, number: number): void {
  const key = `${table} ${seat}`;
  const others = Object.entries(read(store)).filter(([other]) => other !== key);
  const kept = [...others.slice(1 - MOST), [key, number]];
  try {
    localStorage.setItem(store, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // no storage: what was missed is only listed in the log
  }
}

/** The last change shown to a seat here; null if none. */
export function lastSeen(table: string, seat: string): number | null {
  return read(KEY)[`${table} ${seat}`] ?? null;
}

export function remember(table: string, seat: string, number: number): void {
  write(KEY, table, seat, number);
}

/** The last change that a seat chose here among several; null if none. */
export function lastChosen(table: string, seat: string): number | null {
  return read(CHOSEN)[`${table} ${seat}`] ?? null;
}

export function rememberChoice(table: string, seat: string, number: number): void {
  write(CHOSEN, table, seat, number);
}
