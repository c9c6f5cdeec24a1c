/** Where units stand: they are named by their hexes. */
import type { Whereabouts } from '../../lib/gameUi';
import { textOf } from '../../lib/params';
import type { View } from './view';

const MOVES = new Set(['moved', 'retreated', 'took-ground', 'landed']);
/** An eliminated unit is still named by the hex where it fell. */
const LEAVES = new Set(['exited', 'drop-lost']);

export const whereabouts: Whereabouts<View> = {
  standing: (view) => Object.entries(view.units ?? {}).map(([unit, { hex }]) => [unit, `hex:${hex}`]),
  follow({ key, params }, places) {
    const unit = textOf(params.unit);
    if (MOVES.has(key)) places.set(unit, `hex:${textOf(params.hex)}`);
    else if (LEAVES.has(key)) places.delete(unit);
  },
};
