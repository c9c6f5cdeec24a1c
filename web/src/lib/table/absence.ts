/** What this browser has seen of its tables, so that an absence is noticed. */
const KEY = 'sandtable-seen';
/** Older tables are forgotten. */
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last change that was shown to a seat here; null if none ever was. */
export function lastSeen(table: string, seat: string): number | null {
  return read()[`${table} ${seat}`] ?? null;
}

export function remember(table: string, seat: string, number: number): void {
  const { [`${table} ${seat}`]: _, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - MOST), [`${table} ${seat}`, number]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // nothing is kept: what was missed then stands in the rail only
  }
}
