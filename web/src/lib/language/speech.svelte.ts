/** The words in use now. Pages read `t(key)`, which follows a change of language by itself. */
import load from 'virtual:catalogues';
import { sidesOf } from '../games';
import { change, settings } from '../settings.svelte';
import { Words, type Language } from './words';

let current: Words = $state.raw(new Words(settings.language, []));
const texts = new Map<string, Promise<string>>();

function textOf(language: Language, area: string): Promise<string> {
  const key = `${language} ${area}`;
  const found = texts.get(key) ?? load[key]();
  texts.set(key, found);
  found.catch(() => texts.delete(key)); // so that it is asked for again when the network is back
  return found;
}

/** The words of a language, with those of a game. Each call gives its own object, since words learn. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const areas = game === undefined ? ['general'] : ['general', game];
  const all = await Promise.all(areas.map((area) => textOf(language, area)));
  return new Words(language, all, game === undefined ? [] : sidesOf(game));
}

/** The words of the pages around the games. */
export function words(): Words {
  return current;
}

export function t(key: string, params: Parameters<Words['text']>[1] = {}): string {
  return current.text(key, params);
}

/** Switches the language: loads its words, then everything that is shown follows. */
export async function speak(language: Language): Promise<void> {
  current = await loadWords(language);
  change({ language });
}
