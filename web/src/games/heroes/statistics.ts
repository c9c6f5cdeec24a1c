/** What the end of a game of Heroes of Stalingrad counts: units by kind, the faces of the six-sided die. */
import type { DieFace, Loss, Throw } from '../../lib/gameUi';
import { textOf } from '../../lib/params';
import type { GameEvent, Json } from '../../lib/protocol';
import { battleOf } from './facts';
import type { Scene } from './scene';

const FACES = 6;

export const dieFaces: readonly DieFace[] = Array.from({ length: FACES }, (_, face) => ({
  art: [`dice/d6-${face + 1}`],
  chance: 1 / FACES,
}));

export function loss({ key, params }: GameEvent, { description, words }: Scene): Loss | null {
  if (key !== 'unit-destroyed') return null;
  const battle = battleOf(description);
  const unit = battle.units.get(textOf(params.unit));
  const counter = battle.counterOf(textOf(params.unit));
  return unit && counter ? { side: unit.side, arm: words.name('kind', counter.kind), count: 1 } : null;
}

/** An attack that fails tells its roll again; in a fight both sides roll. */
export function thrown({ key, params }: GameEvent, { description }: Scene): Throw[] | null {
  const { units } = battleOf(description);
  const sideOf = (unit: Json | undefined) => units.get(textOf(unit))?.side ?? null;
  const art = (dice: Json | undefined) =>
    Array.isArray(dice) ? dice.map((die) => `dice/d6-${Number(die)}`) : [];
  if (key === 'attack-failed') return [];
  if (key === 'fight-rolled') {
    return [
      { side: sideOf(params.unit), dice: art(params.dice) },
      { side: sideOf(params.target), dice: art(params.answer) },
    ];
  }
  if (key !== 'location-rolled') return null;
  // The unit is the one that was hit.
  const hit = sideOf(params.unit);
  return [{ side: description.sides.find((side) => side !== hit) ?? null, dice: art(params.dice) }];
}
