/** How the game stands, for the bar at the top. */
import type { Clockface, Plate } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { decisionOf, sidesOf, turnOf } from './table';

/** One way for a side to win, and how far it has come. Where there are several, one will do. */
export interface Aim {
  /** Said beside the name of the side; empty where the numbers say it all. */
  text: string;
  done: number;
  /** 0: it cannot be counted. */
  count: number;
}

export type AimsOf = (side: string, description: Description, view: View, words: Words) => Aim[];

export function plates(description: Description, view: View, words: Words, aimsOf: AimsOf): Plate[] {
  return sidesOf(description).map((side) => {
    const aims = aimsOf(side, description, view, words);
    const nearest = nearestOf(aims);
    const notes = [words.name('side', side), ...aims.map(({ text }) => text).filter(Boolean)];
    if (view.initiative === side) notes.push(words.text('ui-undaunted-holds-initiative'));
    return {
      side,
      note: notes.join(' · '),
      score: nearest?.done ?? null,
      goal: nearest?.count ?? null,
      marks: Array.from({ length: nearest?.count ?? 0 }, (_, i) => (i < nearest!.done ? 'on' : 'off')),
      style: 'pips',
    };
  });
}

/** Of the aims that can be counted the one of which least is left to do. */
function nearestOf(aims: Aim[]): Aim | undefined {
  const counted = aims.filter(({ count }) => count > 0);
  return counted.sort((a, b) => a.count - a.done - (b.count - b.done))[0];
}

export function clock(_description: Description, view: View, words: Words): Clockface {
  return { head: words.text('ui-undaunted-round', { round: view.round ?? 1 }), note: clockNote(view, words) };
}

function clockNote(view: View, words: Words): string {
  const decision = decisionOf(view);
  if (view.outcome || !decision) return '';
  const side = turnOf(view);
  if (!side) return words.text('ui-undaunted-bid');
  if (side === view.seat) return words.text('ui-undaunted-your-turn');
  return words.text('ui-undaunted-turn-of', { side: words.name('side', side) });
}
