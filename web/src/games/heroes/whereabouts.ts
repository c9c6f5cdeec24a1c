/** Where units stand: they are named with their squares. */
import type { Whereabouts } from '../../lib/gameUi';
import { textOf } from '../../lib/params';
import { placeOf, type UnitSeen } from './seen';
import type { View } from './view';

/** Events after which a unit stands in their square. */
const MOVES = new Set([
  'deployed',
  'faces',
  'moved',
  'forced-move',
  'replaced',
  'got-out',
  'stepped-out',
  'went-underground',
]);

export const whereabouts: Whereabouts<View> = {
  *standing(view) {
    const units = Object.entries({ ...view.units, ...view.hidden }) as [string, UnitSeen][];
    for (const [unit, seen] of units) {
      const square = placeOf(view, seen);
      if (square) yield [unit, `square:${square}`];
    }
  },
  follow({ key, params }, places) {
    const unit = textOf(params.unit);
    if (MOVES.has(key) && typeof params.square === 'string') places.set(unit, `square:${params.square}`);
    else if (key === 'boarded') put(unit, places.get(textOf(params.vehicle)), places);
    else if (key === 'identified') put(unit, places.get(textOf(params.alias)), places);
    else if (key === 'exited') places.delete(unit);
  },
};

function put(unit: string, place: string | undefined, places: Map<string, string>): void {
  if (place !== undefined) places.set(unit, place);
}
