/** The available games, with their words. */
import { learnSides } from '../design/sides.svelte';
import { loadCampaignNames, loadNames, loadWords, words as general } from '../lib/language/speech.svelte';
import type { Language, Words } from '../lib/language/words';
import { api } from '../lib/net/api';
import type { Title } from '../lib/protocol';

export interface Library {
  titles: Title[];
  sidesOf(game: string): string[];
  /** The words of a game. */
  wordsOf(game: string): Words;
}

/**
 * What the server offers; with all words of the games, or with names only, which are far quicker to load, and with what
 * is said of campaigns.
 */
export async function loadLibrary(
  language: Language,
  extent: boolean | 'campaigns' = true,
): Promise<Library> {
  const load = extent === 'campaigns' ? loadCampaignNames : extent ? loadWords : loadNames;
  const titles = await api.games();
  const words = await Promise.all(titles.map((title) => load(language, title.id)));
  titles.forEach(({ sides }, i) => learnSides(sides, words[i]!));
  const known = new Map(titles.map((title, i) => [title.id, words[i]!]));
  const sidesOf = (game: string) => titles.find(({ id }) => id === game)?.sides ?? [];
  return { titles, sidesOf, wordsOf: (game) => known.get(game) ?? general() };
}
