/** What a card of North Africa offers: its own actions, those of the soldier's seat, ways in and out. */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { linesOf as printedLines, type CardLine } from '../undaunted/cards';
import { decisionOf, isSuppressed, standsIn, unitOf, type CardKind, type Unit } from '../undaunted/table';
import { inPlay, seatOf } from './vehicles';

/** The seat's actions stand above those of the card (NAF-11.5). */
export function linesOf(kind: CardKind, view: View, description: Description, words: Words): CardLine[] {
  const printed = printedLines(kind, view, description, words);
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  if (!unit) return printed;
  // A card that is on its way cannot go back to the supply.
  const decision = decisionOf(view);
  const acting = decision?.frame === 'acting' && decision.card === kind.card;
  const own = acting ? printed.filter(({ verb }) => verb !== 'hunker') : printed;
  const down = isSuppressed(view, unit) ? 1 : 0;
  return [
    ...own.slice(0, down),
    ...seatLines(unit, view, description, words),
    ...own.slice(down),
    ...(acting ? [] : wayLines(unit, view, description, words)),
  ];
}

function seatLines(unit: Unit, view: View, description: Description, words: Words): CardLine[] {
  const found = seatOf(unit, description, view);
  if (!found) return [];
  return found.seat.actions.map(([verb, size]) => ({
    verb,
    text: words.name('action', verb),
    size: size === null ? '' : String(size),
    by: `seat:${found.seat.seat}`,
  }));
}

/** Boarding where a vehicle is near; leaving, another seat and swapping for those aboard. */
function wayLines(unit: Unit, view: View, description: Description, words: Words): CardLine[] {
  return waysOf(unit, view, description).map((verb) => ({
    verb,
    text: words.name('action', verb),
    size: '',
    small: true,
  }));
}

function waysOf(unit: Unit, view: View, description: Description): string[] {
  const found = seatOf(unit, description, view);
  if (!found) {
    const tile = standsIn(view, unit);
    return inPlay(description, view).some(({ state }) => state.tile === tile) ? ['board'] : [];
  }
  const aboard = Object.keys(found.vehicle.state.seats).length;
  return ['leave', 'change-seat', ...(aboard > 1 ? ['swap'] : [])];
}
