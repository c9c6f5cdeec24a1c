/** Where a finished game turned, as the sheet of its table shows it: the position, and what was decided on. */
import { api } from '../net/api';
import type { Words } from '../language/words';
import type { Past, Recalled } from '../table/past.svelte';
import { drawnOf } from './drawn';
import type { Turned } from './turned';

/** `words` are those of analyses. */
export async function recalled(
  session: Past,
  { point, decision, time }: Turned,
  unit: string,
  words: Words,
): Promise<Recalled | null> {
  const before = point.step - 1;
  const wanted = { seat: session.seat, from: before, to: before };
  const { moments } = await api.replay(session.table, wanted);
  const view = moments[0]?.view;
  if (!view) return null;
  const { sheet, kinds, ui, description } = session;
  const scene = { description, view, words: session.words };
  const table = {
    sheet,
    pieces: ui.pieces(sheet, scene),
    kinds,
    actor: ui.actor?.(scene) ?? null,
    aliases: (word: string) => ui.aliases(word, scene),
  };
  const drawn = decision && drawnOf(decision.action, decision.side, table);
  return {
    view,
    word: drawn?.to ?? drawn?.from ?? null,
    text: words.text('ui-study-turned-position', { unit, time }),
    back: words.text('ui-study-turned-back'),
  };
}
