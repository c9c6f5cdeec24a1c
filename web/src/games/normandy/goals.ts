/** What each side of Normandy plays for: points, or to pin the enemy (NOR-37, NOR-38). */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import type { Aim } from '../undaunted/status';
import { sideOf } from '../undaunted/table';

export interface Goal {
  points: number;
  pin: boolean;
}

export const goalOf = (description: Description, side: string): Goal => description.goals[side];

export function aimsOf(side: string, description: Description, view: View, words: Words): Aim[] {
  const goal = goalOf(description, side);
  const points = { text: '', done: sideOf(view, side)?.points ?? 0, count: goal.points };
  const pin = { text: words.text('ui-undaunted-goal-pin'), done: 0, count: 0 };
  return [...(goal.points > 0 ? [points] : []), ...(goal.pin ? [pin] : [])];
}
