/** What every table page loads first: the UI and the words of its game. */
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import { loadGameUi } from '../../games';
import { loadWords, type Extent } from '../language/speech.svelte';
import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

export async function equip(
  game: string,
  scenario?: string,
  extent: Extent = {},
): Promise<{ ui: GameUi; words: Words }> {
  const [ui, words] = await Promise.all([
    loadGameUi(game),
    loadWords(settings.language, game, scenario === undefined ? extent : { ...extent, scenario }),
  ]);
  return { ui, words };
}

/** Updates an open table when the language changes. Call it in an effect. */
export function followLanguage(session: Session, extent: Extent = {}): void {
  const { language } = settings;
  if (session.words.language === language) return;
  void loadWords(language, session.ui.game, extent).then((words) =>
    session.describe(session.description, words),
  );
}
