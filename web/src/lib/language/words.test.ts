/** The client says what Python says; `python -m tests.language.sentences` writes the sentences. */
import load from 'virtual:catalogues';
import { describe, expect, it, vi } from 'vitest';
import { sidesOf } from '../games';
import type { Description, Odds, Outcome, Refusal } from '../protocol';
import fixture from './words.fixture.json';
import { ARGUMENTS, KINDS, LANGUAGES, Words, type Language } from './words';

type Kind = 'event' | 'prompt' | 'action' | 'refusal' | 'outcome' | 'odds';
type Sentence = { kind: string; message: unknown } & Record<Language, string>;

async function wordsOf(language: Language, game?: string): Promise<Words> {
  const areas = game ? ['general', game] : ['general'];
  const texts = await Promise.all(areas.map((area) => load[`${language} ${area}`]()));
  return new Words(language, texts, game ? sidesOf(game) : []);
}

/** The sentence as Python writes it: with the rule in brackets behind it. */
function say(words: Words, kind: Kind, message: unknown): string {
  if (kind === 'refusal' || kind === 'outcome') {
    const said = kind === 'refusal' ? words.refusal(message as Refusal) : words.outcome(message as Outcome);
    return `${said.text} (${said.rule})`;
  }
  if (kind === 'odds') return words.odds(message as Odds);
  return words[kind](message as never);
}

it('knows the same kinds of things', () => {
  expect(KINDS).toEqual(fixture.kinds);
  expect(ARGUMENTS).toEqual(fixture.arguments);
});

describe.each(LANGUAGES)('%s', (language) => {
  it.each(Object.entries(fixture.games))('tells %s in the same sentences', async (game, told) => {
    const words = await wordsOf(language, game);
    words.learn(told.description as Description);
    for (const sentence of told.sentences as Sentence[]) {
      expect(say(words, sentence.kind as Kind, sentence.message)).toBe(sentence[language]);
    }
  });

  it('names errors, with their place', async () => {
    const words = await wordsOf(language);
    const key = { en: 'The key “id” is missing.', ru: 'Не хватает ключа «id».', uk: 'Бракує ключа «id».' }[
      language
    ];
    expect(words.error({ key: 'missing-key', where: 'scenario.toml: ', params: { name: 'id' } })).toBe(
      `scenario.toml: ${key}`,
    );
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
