/** The games that can be played here, with their words. */
import { isKnown } from '../lib/games';
import { loadWords } from '../lib/language/speech.svelte';
import type { Language, Words } from '../lib/language/words';
import { api } from '../lib/net/api';
import type { Title } from '../lib/protocol';

export interface Library {
  titles: Title[];
  words: Record<string, Words>;
}

/** What the server offers, as far as this client has a face for it. */
export async function loadLibrary(language: Language): Promise<Library> {
  const titles = (await api.games()).filter((title) => isKnown(title.id));
  const words = await Promise.all(titles.map((title) => loadWords(language, title.id)));
  return { titles, words: Object.fromEntries(titles.map((title, i) => [title.id, words[i]])) };
}
