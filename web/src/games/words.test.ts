/** The client says what Python says; `python -m tests.language.sentences` writes the sentences. */
import load from 'virtual:catalogues';
import { describe, expect, it, vi } from 'vitest';
import { spokenTexts } from '../../vite/languages';
import { LANGUAGES } from '../lib/language/languages';
import { Words, type Language, type Naming } from '../lib/language/words';
import type { Odds, Outcome, Refusal } from '../lib/protocol';
import fixture from './words.fixture.json';

type Facts = Parameters<Words['learn']>[0];
type Kind = 'event' | 'prompt' | 'action' | 'refusal' | 'outcome' | 'odds';
type Sentence = { kind: string; message: unknown; [language: Language]: unknown };

const ENGLISH = Object.keys(import.meta.glob('../../../sandtable/games/**/messages/en/*.ftl'));
const NAMINGS = import.meta.glob<(description: never) => Naming>('./*/naming.ts', {
  import: 'naming',
  eager: true,
});

/** The engine's catalogues of a game: those of its folder and of the folders above it. */
function engineTexts(language: Language, game: string): string[] {
  const folder = ENGLISH.find((path) => path.includes(`/${game.replaceAll('-', '_')}/messages/`))!;
  const parts = folder.slice(0, folder.indexOf('/messages/')).split('/games/')[1]!.split('/');
  const folders = parts.map((_, i) => `sandtable/games/${parts.slice(0, i + 1).join('/')}/messages`);
  return spokenTexts(folders, language);
}

async function wordsOf(language: Language, game?: string): Promise<Words> {
  const general = await Promise.all(['general', 'errors'].map((area) => load[`${language} ${area}`]!()));
  return new Words(language, [...general, ...(game ? engineTexts(language, game) : [])]);
}

/** The sentence as Python writes it, followed by the rule in parentheses. */
function say(words: Words, kind: Kind, message: unknown): string {
  if (kind === 'refusal' || kind === 'outcome') {
    const said = kind === 'refusal' ? words.refusal(message as Refusal) : words.outcome(message as Outcome);
    return `${said.text} (${said.rule})`;
  }
  if (kind === 'odds') return words.odds(message as Odds);
  return words[kind](message as never);
}

describe.each(LANGUAGES)('%s', (language) => {
  it.each(Object.entries(fixture.games))('tells %s in the same sentences', async (game, told) => {
    const words = await wordsOf(language, game);
    const naming = NAMINGS[`./${game}/naming.ts`]!;
    words.learn(told.description as Facts, naming(told.description as never));
    for (const sentence of told.sentences as Sentence[]) {
      expect(say(words, sentence.kind as Kind, sentence.message)).toBe(sentence[language]);
    }
  });

  it('names errors, with their place', async () => {
    const words = await wordsOf(language);
    const told = words.error({ key: 'missing-key', where: 'scenario.toml: ', params: { name: 'id' } });
    expect(told).toBe(`scenario.toml: ${words.text('error-missing-key', { name: 'id' })}`);
    expect(words.error({ key: 'of-another-game', where: 'us.deck' })).toBe('us.deck: of-another-game');
  });
});

it('shows a message that is missing, and tells the console', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const words = await wordsOf('en');
  expect(words.has('no-such-message')).toBe(false);
  expect(words.text('no-such-message')).toBe('⟨no-such-message⟩');
  expect(console).toHaveBeenCalledOnce();
  console.mockRestore();
});
