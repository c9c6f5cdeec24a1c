/** What a click on the plain table may mean, for choosing and for asking why not. */
import type { Action } from '../protocol';
import { idOf, kindOf } from '../table/asking';
import type { PlainScene } from './facts';

/** A place may mean the pieces on it or what it shows, a piece its place. */
export function aliases(word: string, { description, view }: PlainScene): string[] {
  const pieces = view.pieces ?? [];
  const piece = pieces.find(({ id }) => id === word);
  if (piece) return [piece.at];
  const shown = Object.entries(description.kinds)
    .filter(([, { at }]) => at === kindOf(word))
    .map(([kind]) => `${kind}:${idOf(word)}`);
  return [...shown, ...pieces.filter(({ at }) => at === word).map(({ id }) => id)];
}

/** Every verb that could be followed by this thing, most likely first. */
export function guessActions(chosen: string[], word: string, legal: Action[], scene: PlainScene): Action[] {
  const things = chosen.filter((each) => kindOf(each) !== '');
  const named = chosen.find((each) => kindOf(each) === '');
  const verbs = [...new Set(legal.filter((action) => action.length > 1).map(([verb]) => verb!))];
  const words = [word, ...aliases(word, scene)];
  const guesses = words.flatMap((each) =>
    (named === undefined ? verbs : [named]).map((verb) => [verb, ...things, each]),
  );
  return guesses.slice(0, 12);
}
