/** What each side of North Africa plays for, and how far it has come (NAF-48 to NAF-51). */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import type { Aim } from '../undaunted/status';
import { bareName, sideOf, sidesOf, unitOf, type SideView, type Unit } from '../undaunted/table';

/** So many points, or so many of these counters off the map or neutralised. */
export interface Goal {
  kind: 'points' | 'evacuate' | 'neutralise';
  count: number;
  of: string[];
}

/** What North Africa adds to a side; all of it is open (NAF-46.4). */
export interface DesertSide extends SideView {
  evacuated: string[];
  neutralised: string[];
  wrecked: string[];
}

/** A counter that a goal names, and what has become of it. */
export interface Named {
  unit: Unit;
  fate: 'in play' | 'evacuated' | 'neutralised';
}

export interface Progress extends Goal {
  done: number;
  named: Named[];
}

function fateOf(unit: Unit, view: View): Named['fate'] {
  const side = sideOf(view, unit.side) as DesertSide | undefined;
  if (side?.evacuated?.includes(bareName(unit))) return 'evacuated';
  return side?.neutralised?.includes(bareName(unit)) ? 'neutralised' : 'in play';
}

export function progressOf(side: string, description: Description, view: View): Progress[] {
  const goals: Goal[] = description.goals[side];
  return goals.map((goal) => {
    const named = goal.of.flatMap((id) => {
      const unit = unitOf(description, id);
      return unit ? [{ unit, fate: fateOf(unit, view) }] : [];
    });
    const counts = goal.kind === 'evacuate' ? 'evacuated' : 'neutralised';
    const done =
      goal.kind === 'points'
        ? (sideOf(view, side)?.points ?? 0)
        : named.filter(({ fate }) => fate === counts).length;
    return { ...goal, done, named };
  });
}

/** "evacuate 4 of 5" */
export function goalText({ kind, count, of }: Goal, words: Words): string {
  return words.text(`ui-undaunted-goal-${kind}`, { count, all: of.length });
}

export function aimsOf(side: string, description: Description, view: View, words: Words): Aim[] {
  return progressOf(side, description, view).map((goal) => ({
    text: goal.kind === 'points' ? '' : goalText(goal, words),
    done: Math.min(goal.done, goal.count),
    count: goal.count,
  }));
}

/** The side that scores structures by wrecking them; the other does by holding them (NAF-5.8). */
export const isWrecker = (side: string, description: Description): boolean =>
  side === sidesOf(description)[0];
