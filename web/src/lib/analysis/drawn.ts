/** An action as it is drawn on the sheet: where it begins, where it leads, and whether it is fire. Pure. */
import type { Piece, Point, Sheet } from '../drawing';
import type { Kinds } from '../kinds';

export interface Table {
  sheet: Pick<Sheet, 'places'>;
  pieces: readonly Piece[];
  kinds: Kinds;
  /** The active unit, where actions do not name it. */
  actor: string | null;
  /** Other words that a thing may stand for: a counter for its card. */
  aliases: (word: string) => string[];
}

export interface Drawn {
  path: Point[];
  /** The words of its things on the map: who acts, and where to or at whom. */
  from: string | null;
  to: string | null;
  /** It is aimed at the other side. */
  fire: boolean;
}

interface Found extends Point {
  word: string;
  side: string | null;
}

/** Null if nothing of it is on the map. */
export function drawnOf(action: readonly string[], side: string, table: Table): Drawn | null {
  const named = action.slice(1).flatMap((word) => locate(word, side, table) ?? []);
  const actor = table.actor === null ? null : locate(table.actor, side, table);
  const found = actor && named.every(({ word }) => word !== actor.word) ? [actor, ...named] : named;
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  return {
    path: found.map(({ x, y }) => ({ x, y })),
    from: first.word,
    to: found.length > 1 ? last.word : null,
    fire: found.length > 1 && last.side !== null && last.side !== side,
  };
}

/** A piece, a place, the place that shows a thing, or the counter of a card. */
function locate(word: string, side: string, { sheet, pieces, kinds, aliases }: Table): Found | null {
  const piece = pieces.find(({ id }) => id === word);
  if (piece) return { word, x: piece.x, y: piece.y, side: piece.side };
  const place = sheet.places.find(({ id }) => id === word || id === kinds.shownBy(word));
  if (place) return { word: place.id, x: place.x, y: place.y, side: null };
  if (!kinds.is('card', word)) return null;
  const counter = pieces.find((each) => each.side === side && aliases(each.id).includes(word));
  return counter ? { word: counter.id, x: counter.x, y: counter.y, side } : null;
}
