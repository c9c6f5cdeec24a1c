/** What this browser has seen of its tables, to detect an absence. */
const KEY = 'sandtable-seen';
/** Older tables are removed. */
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last change shown to a seat here; null if none. */
export function lastSeen(table: string, seat: string): number | null {
  return read()[`${table} ${seat}`] ?? null;
}

export function remember(table: string, seat: string, number: number): void {
  const key = `${table} ${seat}`;
  const others = Object.entries(read()).filter(([other]) => other !== key);
  const kept = [...others.slice(1 - MOST), [key, number]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // no storage: what was missed is only listed in the rail
  }
}
