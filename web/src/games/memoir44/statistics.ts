/** What the end of a game of Memoir '44 counts: figures by arm, the faces of the battle dice. */
import type { DieFace, Loss } from '../../lib/gameUi';
import { textOf } from '../../lib/params';
import type { GameEvent } from '../../lib/protocol';
import type { Scene } from './scene';
import { unitFacts } from './units';

/** The battle die has two faces of infantry, and one of each other (docs/ledger: A10). */
const FACES: Record<string, number> = { infantry: 2, armor: 1, grenade: 1, flag: 1, star: 1 };

export const dieFaces: readonly DieFace[] = Object.entries(FACES).map(([face, count]) => ({
  art: [`dice/battle-${face}`],
  chance: count / 6,
}));

export function loss({ key, params }: GameEvent, { description, words }: Scene): Loss | null {
  if (key !== 'figures-lost') return null;
  const unit = unitFacts(description, textOf(params.unit));
  return unit ? { side: unit.side, arm: words.name('arm', unit.arm), count: Number(params.count) } : null;
}
