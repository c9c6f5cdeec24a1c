/** What happened on the plain table: moves from the pieces before and after, shots and dice from events. */
import type { Roll } from '../gameUi';
import type { GameEvent } from '../protocol';
import type { Piece, Point, Sheet, Trace } from '../drawing';
import { textOf } from '../params';
import { idOf } from '../table/asking';
import type { PlainScene } from './facts';

const pointOf = ({ x, y }: Point): Point => ({ x, y });

export function traces(events: GameEvent[], _sheet: Sheet, before: Piece[], after: Piece[]): Trace[] {
  const trails = after.flatMap((piece): Trace[] => {
    const old = before.find(({ id }) => id === piece.id);
    if (!old || old.place === piece.place) return [];
    return [{ kind: 'trail', side: piece.side, path: [pointOf(old), pointOf(piece)] }];
  });
  const named = (id: string): Piece | undefined =>
    [...before, ...after].find((piece) => idOf(piece.id) === id);
  const shots = events.flatMap(({ params }): Trace[] => {
    const [from, to] = [named(textOf(params.unit)), named(textOf(params.target))];
    if (!from || !to || from.id === to.id) return [];
    return [{ kind: 'fire', side: from.side, path: [pointOf(from), pointOf(to)] }];
  });
  return [...trails, ...shots];
}

/** A number is drawn as a six-sided die, or as a ten-sided one if six are not enough. */
export function roll(event: GameEvent, { words }: PlainScene): Roll | null {
  const { dice, need } = event.params;
  if (!Array.isArray(dice) || dice.length === 0 || !dice.every((die) => typeof die === 'number')) return null;
  const sides = dice.every((die) => die >= 1 && die <= 6) ? 'd6' : 'd10';
  return {
    dice: dice.map((die) => ({
      art: `dice/${sides}-${die}`,
      hit: typeof need !== 'number' || die >= need,
      label: String(die),
    })),
    caption: words.event(event),
    result: '',
  };
}
