/** How the actions of North Africa's cards and seats continue, for a click that is not legal. */
import type { Scene } from '../undaunted/scene';
import type { Action, Description } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { TO_SEAT } from '../undaunted/cards';
import { anyPlay, cardsFor, type Ways } from '../undaunted/guessing';
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
  first(word, side, scene) {
    const { description, view } = scene;
    const decision = decisionOf(view);
    if (decision?.frame === 'acting') return withCard(decision.card, word, side, scene);
    const busy =
      decision?.frame === 'turn' && decision.busy
        ? unitOf(description, `${side}-${decision.busy}`)
        : undefined;
    // The soldier who has just acted may still take a seat (NAF-11.8).
    if (busy && kindOf(word) === 'seat') return [[seatVerb(busy, scene), word]];
    const cards = aliases(word, scene);
    if (cards.length > 0) return cards.flatMap((card) => anyPlay(idOf(card), side, description));
    return [[kindOf(word) === 'unit' ? 'attack' : 'move']];
  },
  verbs(kind, word, side, scene) {
    const unit = unitOfCard(kind, scene.description);
    const seat = unit && seatOf(unit, scene);
    const verbs = [...(seat?.seat.actions ?? []), ...kind.actions].map(([verb]) => verb);
    const fitting = fittingTo(word, unit, side, scene);
    const found = fitting.filter((verb) => verbs.includes(verb));
    // If nothing fits, the engine says that it is not printed.
    return found.length > 0 ? found : fitting.slice(0, 1);
  },
  plays,
};

function unitOfCard(kind: CardKind, description: Description): Unit | undefined {
  return kind.unit ? unitOf(description, kind.unit) : undefined;
}

function withCard(card: string, word: string, side: string, scene: Scene): Action[] {
  const kind = cardOf(scene.description, side, card);
  if (!kind) return [];
  return ways.verbs(kind, word, side, scene).flatMap((verb) => plays(verb, kind, [word], scene));
}

const seatVerb = (unit: Unit, scene: Scene): string => (seatOf(unit, scene) ? 'change-seat' : 'board');

/** The verbs that may have been intended for a thing, most likely first. */
function fittingTo(word: string, unit: Unit | undefined, side: string, scene: Scene): string[] {
  const { view, description } = scene;
  switch (kindOf(word)) {
    case 'structure':
      return ['demolitions'];
    case 'seat':
      return [unit ? seatVerb(unit, scene) : 'board'];
    case 'unit': {
      const vehicle = vehicleOf(description, idOf(word));
      if (!vehicle) return unitOf(description, idOf(word))?.side === side ? ['swap'] : AT_SOLDIER;
      return stateOf(view, vehicle)?.holder === side ? ['repair', 'board'] : AT_VEHICLE;
    }
    default:
      return TO_TILE;
  }
}

/** An action of the card, and the same from its soldier's seat, if the seat has it. */
function plays(verb: string, kind: CardKind, rest: string[], scene: Scene): Action[] {
  const { description } = scene;
  const card = `card:${kind.card}`;
  const unit = unitOfCard(kind, description);
  const seat = unit && seatOf(unit, scene)?.seat;
  const named = TO_SEAT.includes(verb) || kindOf(rest[0] ?? '') === 'seat';
  const bySeat = seat?.actions.some(([each]) => each === verb) && !named;
  const printed = kind.actions.some(([each]) => each === verb);
  return [
    ...(bySeat ? [[verb, card, `seat:${seat!.seat}`, ...rest]] : []),
    ...(printed || !bySeat ? [[verb, card, ...rest]] : []),
  ];
}

/** A friendly soldier means their card, a friendly vehicle the cards of its crew, the driver's first. */
export function aliases(word: string, scene: Scene): string[] {
  const { view, description } = scene;
  const vehicle = kindOf(word) === 'unit' ? vehicleOf(description, idOf(word)) : undefined;
  if (!vehicle) return cardsFor(word, scene);
  const state = stateOf(view, vehicle);
  if (!state || !isPlayTime(view)) return [];
  return crewOf(vehicle, state, description).flatMap(({ unit }) => cardsFor(`unit:${unit}`, scene));
}
