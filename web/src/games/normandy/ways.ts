/** How the actions of Normandy's cards continue, for a click that is not legal. */
import type { Scene } from '../undaunted/scene';
import type { Action } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { anyPlay, type Ways } from '../undaunted/guessing';
import { entriesOf, standsIn, unitOf, type CardKind } from '../undaunted/table';

/** Verbs that are followed by a tile, and those followed by a counter. */
const TO_TILE = ['move', 'scout', 'stalk', 'target'];
const AT_ENEMY = ['attack', 'suppress', 'blast'];
const WITH_OWN = ['guide'];

export const ways: Ways = {
  asked: (decision, word) => (decision.frame === 'blasting' ? [['blast', word]] : null),
  /** A friendly counter means its card; anything else needs a card first. */
  first(word, side, { description }) {
    const unit = kindOf(word) === 'unit' ? unitOf(description, idOf(word)) : undefined;
    if (unit?.card && unit.side === side) return anyPlay(unit.card, side, description);
    return [[unit ? 'attack' : 'move']];
  },
  verbs(kind, word, side, { description }) {
    const printed = kind.actions.map(([verb]) => verb);
    if (kindOf(word) !== 'unit') return printed.filter((verb) => TO_TILE.includes(verb));
    const own = unitOf(description, idOf(word))?.side === side;
    const fitting = own ? [...WITH_OWN, ...AT_ENEMY] : AT_ENEMY;
    return fitting.filter((verb) => printed.includes(verb));
  },
  plays,
};

/** An action of a card; a counter off the map enters first (NOR-13.1), at a spawn marker. */
function plays(verb: string, kind: CardKind, rest: string[], scene: Scene): Action[] {
  const { view, description } = scene;
  const card = `card:${kind.card}`;
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  const entering = unit && !standsIn(view, unit) && !rest.some((word) => kindOf(word) === 'spawn');
  const entries = entering ? entriesOf(description, unit.unit) : [];
  return [...entries.map((tile) => [verb, card, `spawn:${tile}`, ...rest]), [verb, card, ...rest]];
}

/** Other words that a click on this thing may mean: a tile may be where a counter enters. */
export function entryOf(word: string): string[] {
  return kindOf(word) === 'tile' ? [`spawn:${idOf(word)}`] : [];
}
