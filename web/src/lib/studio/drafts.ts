/** The drafts of this browser: they survive a restart, and nobody else sees them. */

export interface StoredDraft {
  id: string;
  game: string;
  name: string;
  text: string;
  /** When it was last changed, in milliseconds. */
  saved: number;
}

const PREFIX = 'sandtable.draft.';

/** What keeps drafts: `localStorage`, or nothing where a browser refuses that. */
function shelf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  const draft = value as Partial<StoredDraft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    [draft.id, draft.game, draft.name, draft.text].every((each) => typeof each === 'string') &&
    typeof draft.saved === 'number'
  );
}

function read(key: string): StoredDraft | null {
  try {
    const found: unknown = JSON.parse(shelf()?.getItem(key) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** All drafts, the last one first. */
export function allDrafts(): StoredDraft[] {
  const kept = shelf();
  const keys = Array.from({ length: kept?.length ?? 0 }, (_, i) => kept!.key(i) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.saved - a.saved);
}

export const findDraft = (id: string): StoredDraft | null => read(PREFIX + id);

/** Keeps a draft; false if the browser has no room for it. */
export function keepDraft(draft: StoredDraft): boolean {
  try {
    shelf()?.setItem(PREFIX + draft.id, JSON.stringify(draft));
    return shelf() !== null;
  } catch {
    return false;
  }
}

export function dropDraft(id: string): void {
  shelf()?.removeItem(PREFIX + id);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Is it an id that `newId` makes? Drafts have been thrown away, or are in another browser. */
export const isDraftId = (text: string): boolean => /^[0-9a-f]{12}$/.test(text);

/** The name that a text gives itself: its name, or its id. */
export function nameIn(text: string): string {
  const value = (key: string): string => new RegExp(`^${key} *= *"([^"\\n]*)"`, 'm').exec(text)?.[1] ?? '';
  return value('name') || value('id');
}
