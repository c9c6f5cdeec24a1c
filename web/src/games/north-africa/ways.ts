/** What cards and seats of North Africa go on with, for a click that is not allowed. */
import type { Action, Description, View } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { TO_SEAT } from '../undaunted/cards';
import { anyPlay, cardsFor, type Ways } from '../undaunted/meant';
import { cardOf, decisionOf, isPlayTime, unitOf, type CardKind, type Unit } from '../undaunted/table';
import { crewOf, seatOf, stateOf, vehicleOf } from './vehicles';

const TO_TILE = ['drive', 'move', 'scout', 'stalk'];
const AT_SOLDIER = ['attack', 'suppress', 'strafe'];
const AT_VEHICLE = ['anti-tank', 'demolitions', ...AT_SOLDIER];

export const ways: Ways = {
  asked(decision, word) {
    if (decision.frame === 'marking') return [['mark', word]];
    return decision.frame === 'crew-hit' ? [['pick', word]] : null;
  },
  first(word, side, view, description) {
    const decision = decisionOf(view);
    if (decision?.frame === 'acting') return withCard(decision.card, word, side, view, description);
    const busy =
      decision?.frame === 'turn' && decision.busy
        ? unitOf(description, `${side}-${decision.busy}`)
        : undefined;
    // The soldier who has just acted may still go to a seat (NAF-11.8).
    if (busy && kindOf(word) === 'seat') return [[seatVerb(busy, view, description), word]];
    const cards = standsFor(word, view, description);
    if (cards.length > 0) return cards.flatMap((card) => anyPlay(idOf(card), side, description));
    return [[kindOf(word) === 'unit' ? 'attack' : 'move']];
  },
  verbs(kind, word, side, view, description) {
    const unit = unitOfCard(kind, description);
    const seat = unit && seatOf(unit, description, view);
    const verbs = [...(seat?.seat.actions ?? []), ...kind.actions].map(([verb]) => verb);
    const fitting = fittingTo(word, unit, side, view, description);
    const found = fitting.filter((verb) => verbs.includes(verb));
    // The engine says that it is not printed, where nothing fits.
    return found.length > 0 ? found : fitting.slice(0, 1);
  },
  plays,
};

function unitOfCard(kind: CardKind, description: Description): Unit | undefined {
  return kind.unit ? unitOf(description, kind.unit) : undefined;
}

function withCard(card: string, word: string, side: string, view: View, description: Description): Action[] {
  const kind = cardOf(description, side, card);
  if (!kind) return [];
  return ways
    .verbs(kind, word, side, view, description)
    .flatMap((verb) => plays(verb, kind, [word], view, description));
}

const seatVerb = (unit: Unit, view: View, description: Description): string =>
  seatOf(unit, description, view) ? 'change-seat' : 'board';

/** The verbs that could be meant for a thing, the likeliest first. */
function fittingTo(
  word: string,
  unit: Unit | undefined,
  side: string,
  view: View,
  description: Description,
): string[] {
  switch (kindOf(word)) {
    case 'structure':
      return ['demolitions'];
    case 'seat':
      return [unit ? seatVerb(unit, view, description) : 'board'];
    case 'unit': {
      const vehicle = vehicleOf(description, idOf(word));
      if (!vehicle) return unitOf(description, idOf(word))?.side === side ? ['swap'] : AT_SOLDIER;
      return stateOf(view, vehicle)?.holder === side ? ['repair', 'board'] : AT_VEHICLE;
    }
    default:
      return TO_TILE;
  }
}

/** An action of the card, and the same from the seat of its soldier, where the seat has it. */
function plays(verb: string, kind: CardKind, rest: string[], view: View, description: Description): Action[] {
  const card = `card:${kind.card}`;
  const unit = unitOfCard(kind, description);
  const seat = unit && seatOf(unit, description, view)?.seat;
  const named = TO_SEAT.includes(verb) || kindOf(rest[0] ?? '') === 'seat';
  const bySeat = seat?.actions.some(([each]) => each === verb) && !named;
  const printed = kind.actions.some(([each]) => each === verb);
  return [
    ...(bySeat ? [[verb, card, `seat:${seat!.seat}`, ...rest]] : []),
    ...(printed || !bySeat ? [[verb, card, ...rest]] : []),
  ];
}

/** An own soldier stands for his card, an own vehicle for the cards of its crew, the driver's first. */
export function standsFor(word: string, view: View, description: Description): string[] {
  const vehicle = kindOf(word) === 'unit' ? vehicleOf(description, idOf(word)) : undefined;
  if (!vehicle) return cardsFor(word, view, description);
  const state = stateOf(view, vehicle);
  if (!state || !isPlayTime(view)) return [];
  return crewOf(vehicle, state, description).flatMap(({ unit }) =>
    cardsFor(`unit:${unit}`, view, description),
  );
}
