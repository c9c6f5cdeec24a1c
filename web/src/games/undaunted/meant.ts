/**
 * What a click may have meant. None of this is a rule: the engine answers which rule forbids it, and an
 * action that turns out to be allowed is not sent.
 */
import type { Action, Description, View } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { cardOf, decisionOf, isPlayTime, turnOf, unitOf, type CardKind, type Decision } from './table';

/** How a game words its actions. */
export interface Ways {
  /** What a click means while a decision of the game's own is asked for; null for those that all share. */
  asked(decision: Decision, word: string): Action[] | null;
  /** What a click means before a card has been chosen. */
  first(word: string, side: string, view: View, description: Description): Action[];
  /** The verbs of a card that would go on with this thing, the likeliest first. */
  verbs(kind: CardKind, word: string, side: string, view: View, description: Description): string[];
  /** Whole actions of a card: with the words that stand between the card and what it is aimed at. */
  plays(verb: string, kind: CardKind, rest: string[], view: View, description: Description): Action[];
}

/** An own counter stands for its card, where cards are played and not picked or taken. */
export function cardsFor(word: string, view: View, description: Description): string[] {
  if (kindOf(word) !== 'unit' || !isPlayTime(view)) return [];
  const unit = unitOf(description, idOf(word));
  return unit?.card && unit.side === view.seat ? [`card:${unit.card}`] : [];
}

/** The actions a player may have had in mind by clicking this after those words. */
export function meant(
  chosen: string[],
  word: string,
  view: View,
  description: Description,
  ways: Ways,
): Action[] {
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
  if (kind && verb && word === card) return ways.plays(verb, kind, further, view, description);
  if (kindOf(word) === 'card') return anyPlay(idOf(word), side, description);
  if (!kind) return ways.first(word, side, view, description);
  if (verb) return ways.plays(verb, kind, [...further, word], view, description);
  return ways
    .verbs(kind, word, side, view, description)
    .flatMap((each) => ways.plays(each, kind, [word], view, description));
}

/** `bid` or `take` with the card that was clicked; anything else names no card. */
function withCard(verb: string, word: string): Action {
  return kindOf(word) === 'card' ? [verb, word] : [verb];
}

/** A card that cannot be played at all: each of its actions, and Hunker Down. */
export function anyPlay(card: string, side: string, description: Description): Action[] {
  const printed = cardOf(description, side, card)?.actions.map(([verb]) => verb) ?? [];
  // Fog prints no action; any verb brings the answer that it cannot be played.
  const verbs = printed.length > 0 ? [...printed, 'hunker'] : ['move'];
  return verbs.map((verb) => [verb, `card:${card}`]);
}
