/** The display name: asked for once, when others will see it. */
import { api } from '../lib/net/api';
import { change, settings } from '../lib/settings.svelte';

let answer: ((name: string | null) => void) | null = $state.raw(null);

export const naming = {
  get open(): boolean {
    return answer !== null;
  },
};

/** The answer of the dialog; null: closed without a name. */
export function answered(name: string | null): void {
  answer?.(name);
  answer = null;
}

/** Ensures that the server has a name; false if the player declines. */
export async function ensureName(): Promise<boolean> {
  const known = (await api.me()).name;
  if (known) {
    change({ name: known });
    return true;
  }
  const name = settings.name || (await new Promise<string | null>((resolve) => (answer = resolve)));
  if (!name) return false;
  change({ name: (await api.rename(name)).name });
  return true;
}
