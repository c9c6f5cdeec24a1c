/** What the end of an Undaunted game counts: cards lost, the faces of the ten-sided die. */
import type { DieFace, Loss } from '../../lib/gameUi';
import { textOf } from '../../lib/params';
import type { GameEvent } from '../../lib/protocol';
import type { Scene } from './scene';

const FACES = 10;

export const dieFaces: readonly DieFace[] = Array.from({ length: FACES }, (_, face) => ({
  art: [`dice/d10-${face}`, `dice/d10-${face}-hit`],
  chance: 1 / FACES,
}));

export function loss({ key, params }: GameEvent, { words }: Scene): Loss | null {
  if (key !== 'casualty') return null;
  return { side: textOf(params.side), arm: words.name('card', textOf(params.card)), count: 1 };
}
