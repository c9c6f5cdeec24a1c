/** The state of the game, for the top bar. */
import type { Scene } from './scene';
import type { Clockface, Plate } from '../../lib/gameUi';
import { decisionOf, sidesOf, turnOf } from './table';

/** One way for a side to win, and its progress. If there are several, one is enough. */
export interface Aim {
  /** Shown beside the name of the side; empty if the numbers say it all. */
  text: string;
  done: number;
  /** 0: it cannot be counted. */
  count: number;
  /** What has yet to be done, of an aim that cannot be counted. */
  left?: number;
}

export type AimsOf = (side: string, scene: Scene) => Aim[];

export function plates(scene: Scene, aimsOf: AimsOf): Plate[] {
  const { description, view, words } = scene;
  return sidesOf(description).map((side) => {
    const aims = aimsOf(side, scene);
    const nearest = nearestOf(aims);
    const notes = [words.name('side', side), ...aims.map(({ text }) => text).filter(Boolean)];
    if (view.initiative === side) notes.push(words.text('ui-undaunted-holds-initiative'));
    return {
      side,
      note: notes.join(' · '),
      score: nearest?.done ?? null,
      goal: nearest?.count ?? null,
      left: nearest ? undefined : aims[0]?.left,
      pips: Array.from({ length: nearest?.count ?? 0 }, (_, i) => i < nearest!.done),
    };
  });
}

/** The countable aim that is closest to completion. */
function nearestOf(aims: Aim[]): Aim | undefined {
  const counted = aims.filter(({ count }) => count > 0);
  return counted.sort((a, b) => a.count - a.done - (b.count - b.done))[0];
}

export function clock(scene: Scene): Clockface {
  const { view, words } = scene;
  return { head: words.text('ui-undaunted-round', { round: view.round ?? 1 }), note: clockNote(scene) };
}

function clockNote(scene: Scene): string {
  const { view, words } = scene;
  const decision = decisionOf(view);
  if (view.outcome || !decision) return '';
  const side = turnOf(view);
  if (!side) return words.text('ui-undaunted-bid');
  if (side === view.seat) return words.text('ui-undaunted-your-turn');
  return words.text('ui-undaunted-turn-of', { side: words.name('side', side) });
}
