/** The current words. Pages read `t(key)`, which is reactive to a change of language. */
import load from 'virtual:catalogues';
import { api } from '../net/api';
import { change, settings } from '../settings.svelte';
import { Words, type Language } from './words';

let current: Words = $state.raw(new Words(settings.language, []));
const texts = new Map<string, Promise<string>>();

function textOf(key: string, fetch: () => Promise<string>): Promise<string> {
  const found = texts.get(key) ?? fetch();
  texts.set(key, found);
  found.catch(() => texts.delete(key)); // so that it is fetched again when the network is back
  return found;
}

export interface Extent {
  /** Also what its summary says. */
  summary?: boolean;
  /** Not what is told of other scenarios. */
  scenario?: string;
  /** Also what is said of campaigns. */
  campaigns?: boolean;
  /** Also what is said of analyses. */
  analysis?: boolean;
  /** Also what is said of balances and fresh battles. */
  report?: boolean;
  /** Also what the editor says, and what is said of faulty scenarios. */
  studio?: boolean;
}

/** The words of a language, with those of a game. Each call returns a new object, since words learn. */
export async function loadWords(
  language: Language,
  game?: string,
  {
    summary = false,
    analysis = false,
    report = false,
    studio = false,
    campaigns = false,
    scenario,
  }: Extent = {},
): Promise<Words> {
  const areas = game === undefined ? ['general'] : ['general', 'table', game];
  if (summary) areas.push('summary', `${game}-summary`);
  if (analysis) areas.push('analysis');
  if (report) areas.push('report', 'errors');
  if (studio) areas.push('studio', 'errors');
  if (campaigns) areas.push('campaigns', `${game}-campaign`);
  const own = areas.flatMap((area) => {
    const key = `${language} ${area}`;
    return load[key] ? [textOf(key, load[key])] : [];
  });
  const engine =
    game === undefined
      ? []
      : [textOf(`${language} of ${game} ${scenario ?? ''}`, () => api.messages(game, language, scenario))];
  return new Words(language, await Promise.all([...own, ...engine]));
}

/** The general words, and what a game, its sides, scenarios and endings are called: enough for lists. */
export async function loadNames(language: Language, game: string): Promise<Words> {
  const general = load[`${language} general`];
  const own = general ? [textOf(`${language} general`, general)] : [];
  const names = textOf(`${language} names of ${game}`, () => api.names(game, language));
  return new Words(language, await Promise.all([...own, names]));
}

/** The same with what is said of campaigns, for lists of them. */
export async function loadCampaignNames(language: Language, game: string): Promise<Words> {
  const areas = ['general', 'campaigns', `${game}-campaign`].map((area) => `${language} ${area}`);
  const own = areas.flatMap((key) => (load[key] ? [textOf(key, load[key])] : []));
  const names = textOf(`${language} names of ${game}`, () => api.names(game, language));
  return new Words(language, await Promise.all([...own, names]));
}

/** What is said of requests and documents that the server refuses: seldom needed, and long. */
export async function loadErrors(language: Language): Promise<Words> {
  const areas = ['general', 'errors'].map((area) => `${language} ${area}`);
  return new Words(language, await Promise.all(areas.map((key) => textOf(key, load[key]!))));
}

/** The words of the pages around the games. */
export function words(): Words {
  return current;
}

export function t(key: string, params: Parameters<Words['text']>[1] = {}): string {
  return current.text(key, params);
}

/** Switches the language: loads its words, then the page updates. */
export async function speak(language: Language): Promise<void> {
  current = await loadWords(language);
  change({ language });
}
