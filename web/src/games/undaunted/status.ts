/** How the game stands, for the bar at the top. */
import type { Clockface, Plate } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { decisionOf, goalOf, sideOf, sidesOf, turnOf } from './table';

export function plates(description: Description, view: View, words: Words): Plate[] {
  return sidesOf(description).map((side) => {
    const goal = goalOf(description, side);
    const points = sideOf(view, side)?.points ?? 0;
    const notes = [words.name('side', side)];
    if (goal.pin) notes.push(words.text('ui-undaunted-goal-pin'));
    if (view.initiative === side) notes.push(words.text('ui-undaunted-holds-initiative'));
    return {
      side,
      note: notes.join(' · '),
      score: goal.points > 0 ? points : null,
      goal: goal.points > 0 ? goal.points : null,
      marks: Array.from({ length: goal.points }, (_, i) => (i < points ? 'on' : 'off')),
      style: 'pips',
    };
  });
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
