/** What a card of North Africa offers: its actions, those of the soldier's seat, boarding and leaving. */
import type { Scene } from '../undaunted/scene';
import { linesOf as printedLines, type CardLine } from '../undaunted/cards';
import { decisionOf, isSuppressed, standsIn, unitOf, type CardKind, type Unit } from '../undaunted/table';
import { inPlay, seatOf } from './vehicles';

/** The seat's actions are above those of the card (NAF-11.5). */
export function linesOf(kind: CardKind, scene: Scene): CardLine[] {
  const { view, description } = scene;
  const printed = printedLines(kind, scene);
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  if (!unit) return printed;
  // A card that is being resolved cannot return to the supply.
  const decision = decisionOf(view);
  const acting = decision?.frame === 'acting' && decision.card === kind.card;
  const own = acting ? printed.filter(({ verb }) => verb !== 'hunker') : printed;
  const down = isSuppressed(view, unit) ? 1 : 0;
  return [
    ...own.slice(0, down),
    ...seatLines(unit, scene),
    ...own.slice(down),
    ...(acting ? [] : wayLines(unit, scene)),
  ];
}

function seatLines(unit: Unit, scene: Scene): CardLine[] {
  const { words } = scene;
  const found = seatOf(unit, scene);
  if (!found) return [];
  return found.seat.actions.map(([verb, size]) => ({
    verb,
    text: words.name('action', verb),
    size: size === null ? '' : String(size),
    by: `seat:${found.seat.seat}`,
  }));
}

/** Boarding if a vehicle is near; leaving, changing seats and swapping for soldiers aboard. */
function wayLines(unit: Unit, scene: Scene): CardLine[] {
  const { words } = scene;
  return waysOf(unit, scene).map((verb) => ({
    verb,
    text: words.name('action', verb),
    size: '',
    small: true,
  }));
}

function waysOf(unit: Unit, scene: Scene): string[] {
  const { view } = scene;
  const found = seatOf(unit, scene);
  if (!found) {
    const tile = standsIn(view, unit);
    return inPlay(scene).some(({ state }) => state.tile === tile) ? ['board'] : [];
  }
  const aboard = Object.keys(found.vehicle.state.seats).length;
  return ['leave', 'change-seat', ...(aboard > 1 ? ['swap'] : [])];
}
