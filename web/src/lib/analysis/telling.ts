/** Actions in words, as they were possible in some position. */
import type { GameUi } from '../gameUi';
import type { Kinds } from '../kinds';
import type { Words } from '../language/words';
import type { Action, Description, View } from '../protocol';
import type { Scene } from '../scene';
import { idOf } from '../table/asking';

export interface Teller {
  ui: GameUi;
  words: Words;
  kinds: Kinds;
  description: Description;
}

/** With units where they stood in this position; with the active unit, where actions do not name it. */
export function tellIn(view: View, action: Action, { ui, words, kinds, description }: Teller): string {
  const scene: Scene = { description, view, words };
  const standing = new Map(ui.whereabouts?.standing(view));
  const where = (unit: string): string | null => {
    const place = standing.get(unit);
    return place === undefined ? null : words.name(kinds.nameOf(place), idOf(place));
  };
  return words.during(where, () => {
    const actor = ui.actor?.(scene) ?? null;
    const text = words.action(action);
    if (actor === null || action.includes(actor)) return text;
    return `${words.name(kinds.nameOf(actor), idOf(actor))}: ${text}`;
  });
}
