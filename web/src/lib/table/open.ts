/** What every table page needs before it can show anything: the face and the words of its game. */
import type { Face } from '../face';
import type { Words } from '../language/words';
import { loadFace } from '../../games';
import { loadWords } from '../language/speech.svelte';
import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

export async function equip(game: string): Promise<{ face: Face; words: Words }> {
  const [face, words] = await Promise.all([loadFace(game), loadWords(settings.language, game)]);
  return { face, words };
}

/** Follows a change of language while a table is open. To be called in an effect. */
export function followLanguage(session: Session): void {
  const { language } = settings;
  if (session.words.language === language) return;
  void loadWords(language, session.face.game).then((words) => session.describe(session.description, words));
}
