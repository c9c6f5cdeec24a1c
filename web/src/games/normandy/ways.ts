/** What the cards of Normandy go on with, for a click that is not allowed. */
import type { Action, Description, View } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { anyPlay, type Ways } from '../undaunted/meant';
import { entriesOf, standsIn, unitOf, type CardKind } from '../undaunted/table';

/** Verbs that go on with a tile, and those that go on with a counter. */
const TO_TILE = ['move', 'scout', 'stalk', 'target'];
const AT_ENEMY = ['attack', 'suppress', 'blast'];
const WITH_OWN = ['guide'];

export const ways: Ways = {
  asked: (decision, word) => (decision.frame === 'blasting' ? [['blast', word]] : null),
  /** An own counter means its card; anything else wants a card first. */
  first(word, side, _view, description) {
    const unit = kindOf(word) === 'unit' ? unitOf(description, idOf(word)) : undefined;
    if (unit?.card && unit.side === side) return anyPlay(unit.card, side, description);
    return [[unit ? 'attack' : 'move']];
  },
  verbs(kind, word, side, _view, description) {
    const printed = kind.actions.map(([verb]) => verb);
    if (kindOf(word) !== 'unit') return printed.filter((verb) => TO_TILE.includes(verb));
    const own = unitOf(description, idOf(word))?.side === side;
    const fitting = own ? [...WITH_OWN, ...AT_ENEMY] : AT_ENEMY;
    return fitting.filter((verb) => printed.includes(verb));
  },
  plays,
};

/** An action of a card; a counter that is not on the map enters first (NOR-13.1), by a spawn marker. */
function plays(verb: string, kind: CardKind, rest: string[], view: View, description: Description): Action[] {
  const card = `card:${kind.card}`;
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  const entering = unit && !standsIn(view, unit) && !rest.some((word) => kindOf(word) === 'spawn');
  const entries = entering ? entriesOf(description, unit.unit) : [];
  return [...entries.map((tile) => [verb, card, `spawn:${tile}`, ...rest]), [verb, card, ...rest]];
}

/** Other words that a click on this thing may mean: a tile is where a counter enters. */
export function entryOf(word: string): string[] {
  return kindOf(word) === 'tile' ? [`spawn:${idOf(word)}`] : [];
}
