/**
 * What a click may have meant. None of this is a rule: the engine says which rule forbids it, and an action
 * that turns out to be legal is not sent.
 */
import type { Scene } from './scene';
import type { Action, Description } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { cardOf, decisionOf, isPlayTime, turnOf, unitOf, type CardKind, type Decision } from './table';

/** How a game composes its actions. */
export interface Ways {
  /** What a click means during a decision specific to the game; null for shared decisions. */
  asked(decision: Decision, word: string): Action[] | null;
  /** What a click means before a card has been chosen. */
  first(word: string, side: string, scene: Scene): Action[];
  /** The verbs of a card that could be followed by this thing, most likely first. */
  verbs(kind: CardKind, word: string, side: string, scene: Scene): string[];
  /** Complete actions of a card, with the words between the card and the target. */
  plays(verb: string, kind: CardKind, rest: string[], scene: Scene): Action[];
}

/** A friendly counter means its card, when cards are played and not picked or taken. */
export function cardsFor(word: string, scene: Scene): string[] {
  const { view, description } = scene;
  if (kindOf(word) !== 'unit' || !isPlayTime(view)) return [];
  const unit = unitOf(description, idOf(word));
  return unit?.card && unit.side === view.seat ? [`card:${unit.card}`] : [];
}

/** The actions that a player may have intended by clicking this after those words. */
export function guessActions(chosen: string[], word: string, scene: Scene, ways: Ways): Action[] {
  const { view, description } = scene;
  const decision = decisionOf(view);
  const side = view.seat ?? turnOf(view);
  if (!decision || !side) return [];
  if (decision.frame === 'initiative') return [withCard('bid', word)];
  if (decision.frame === 'take') return [withCard('take', word)];
  const asked = ways.asked(decision, word);
  if (asked) return asked;

  const verb = chosen.find((other) => kindOf(other) === '');
  const card = chosen.find((other) => kindOf(other) === 'card');
  const kind = card ? cardOf(description, side, idOf(card)) : undefined;
  const further = chosen.filter((other) => kindOf(other) !== '' && other !== card);
  if (kind && verb && word === card) return ways.plays(verb, kind, further, scene);
  if (kindOf(word) === 'card') return anyPlay(idOf(word), side, description);
  if (!kind) return ways.first(word, side, scene);
  if (verb) return ways.plays(verb, kind, [...further, word], scene);
  return ways.verbs(kind, word, side, scene).flatMap((each) => ways.plays(each, kind, [word], scene));
}

/** `bid` or `take` with the clicked card; anything else names no card. */
function withCard(verb: string, word: string): Action {
  return kindOf(word) === 'card' ? [verb, word] : [verb];
}

/** A card that cannot be played: each of its actions, and Hunker Down. */
export function anyPlay(card: string, side: string, description: Description): Action[] {
  const printed = cardOf(description, side, card)?.actions.map(([verb]) => verb) ?? [];
  // Fog has no action; any verb gets the answer that it cannot be played.
  const verbs = printed.length > 0 ? [...printed, 'hunker'] : ['move'];
  return verbs.map((verb) => [verb, `card:${card}`]);
}
