/**
 * What a click may have meant. None of this is a rule: the engine answers which rule forbids it, and an
 * action that turns out to be allowed is not sent.
 */
import type { Action, Description, View } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { cardOf, decisionOf, entriesOf, standsIn, turnOf, unitOf, type CardKind } from './table';

/** Verbs that go on with a tile, and those that go on with a counter. */
const TO_TILE = ['move', 'scout', 'stalk', 'target'];
const AT_ENEMY = ['attack', 'suppress', 'blast'];
const WITH_OWN = ['guide'];

/** Other words that a click on this thing may mean: a tile is where a counter enters, a counter its card. */
export function standsFor(word: string, view: View, description: Description): string[] {
  if (kindOf(word) === 'tile') return [`spawn:${idOf(word)}`];
  // Counters stand for cards that are played, not for those that are picked or taken.
  if (kindOf(word) !== 'unit' || decisionOf(view)?.frame !== 'turn') return [];
  const unit = unitOf(description, idOf(word));
  return unit && unit.side === view.seat ? [`card:${unit.card}`] : [];
}

/** The actions a player may have had in mind by clicking this after those words. */
export function meant(chosen: string[], word: string, view: View, description: Description): Action[] {
  const decision = decisionOf(view);
  const side = view.seat ?? turnOf(view);
  if (!decision || !side) return [];
  if (decision.frame === 'initiative') return [withCard('bid', word)];
  if (decision.frame === 'take') return [withCard('take', word)];
  if (decision.frame === 'blasting') return [['blast', word]];

  const verb = chosen.find((other) => kindOf(other) === '');
  const card = chosen.find((other) => kindOf(other) === 'card');
  const kind = card ? cardOf(description, side, idOf(card)) : undefined;
  if (kind && verb && word === card) return plays(verb, kind, [], view, description);
  if (kindOf(word) === 'card') return anyPlay(idOf(word), side, description);
  if (!kind) return firstClick(word, side, description);
  if (verb) {
    const further = chosen.filter((other) => kindOf(other) !== '' && other !== card);
    return plays(verb, kind, [...further, word], view, description);
  }
  return verbsFor(kind, word, side, description).flatMap((each) =>
    plays(each, kind, [word], view, description),
  );
}

/** `bid` or `take` with the card that was clicked; anything else names no card. */
function withCard(verb: string, word: string): Action {
  return kindOf(word) === 'card' ? [verb, word] : [verb];
}

/** A card that cannot be played at all: each of its actions, and Hunker Down. */
function anyPlay(card: string, side: string, description: Description): Action[] {
  const printed = cardOf(description, side, card)?.actions.map(([verb]) => verb) ?? [];
  // Fog prints no action; any verb brings the answer that it cannot be played.
  const verbs = printed.length > 0 ? [...printed, 'hunker'] : ['move'];
  return verbs.map((verb) => [verb, `card:${card}`]);
}

/** Before a card has been chosen: an own counter means its card; anything else wants a card first. */
function firstClick(word: string, side: string, description: Description): Action[] {
  const unit = kindOf(word) === 'unit' ? unitOf(description, idOf(word)) : undefined;
  if (unit?.side === side) return anyPlay(unit.card, side, description);
  return [[unit ? 'attack' : 'move']];
}

/** The printed verbs of a card that would go on with this thing, the likeliest first. */
function verbsFor(kind: CardKind, word: string, side: string, description: Description): string[] {
  const printed = kind.actions.map(([verb]) => verb);
  if (kindOf(word) !== 'unit') return printed.filter((verb) => TO_TILE.includes(verb));
  const own = unitOf(description, idOf(word))?.side === side;
  const fitting = own ? [...WITH_OWN, ...AT_ENEMY] : AT_ENEMY;
  return fitting.filter((verb) => printed.includes(verb));
}

/** An action of a card; a counter that is not on the map enters first (NOR-13.1), by a spawn marker. */
function plays(verb: string, kind: CardKind, rest: string[], view: View, description: Description): Action[] {
  const card = `card:${kind.card}`;
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  const entering = unit && !standsIn(view, unit) && !rest.some((word) => kindOf(word) === 'spawn');
  const entries = entering ? entriesOf(description, unit.unit) : [];
  return [...entries.map((tile) => [verb, card, `spawn:${tile}`, ...rest]), [verb, card, ...rest]];
}
