/** The goals of each side in North Africa, and their progress (NAF-48 to NAF-51). */
import type { Scene } from '../undaunted/scene';
import type { Briefing } from '../../lib/gameUi';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { View } from '../undaunted/view';
import type { Aim } from '../undaunted/status';
import { bareName, sideOf, sidesOf, unitOf, type Unit } from '../undaunted/table';

/** A number of points, or a number of these counters evacuated or neutralised. */
export interface Goal {
  kind: 'points' | 'evacuate' | 'neutralise';
  count: number;
  of: string[];
}

/** A counter named by a goal, and its fate. */
export interface Named {
  unit: Unit;
  fate: 'in play' | 'evacuated' | 'neutralised';
}

export interface Progress extends Goal {
  done: number;
  named: Named[];
}

function fateOf(unit: Unit, view: View): Named['fate'] {
  const side = sideOf(view, unit.side);
  if (side?.evacuated?.includes(bareName(unit))) return 'evacuated';
  return side?.neutralised?.includes(bareName(unit)) ? 'neutralised' : 'in play';
}

export function progressOf(side: string, scene: Scene): Progress[] {
  const { description, view } = scene;
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

export function aimsOf(side: string, scene: Scene): Aim[] {
  const { words } = scene;
  return progressOf(side, scene).map((goal) => ({
    text: goal.kind === 'points' ? '' : goalText(goal, words),
    done: Math.min(goal.done, goal.count),
    count: goal.count,
  }));
}

/** The side that scores structures by wrecking them; the other side holds them (NAF-5.8). */
export const isWrecker = (side: string, description: Description): boolean =>
  side === sidesOf(description)[0];

/** The goals of a side in one line, before the first move. */
export function goal(side: string, { description, words }: Scene): string {
  const goals = (description.goals as Record<string, Goal[]>)[side] ?? [];
  return goals.map((each) => goalText(each, words)).join(' · ');
}

export function briefing(side: string, scene: Scene): Briefing {
  const { description, words } = scene;
  const goals = (description.goals as Record<string, Goal[]>)[side] ?? [];
  const points = isWrecker(side, description) ? 'wreck' : 'hold';
  const kinds = new Set(goals.map(({ kind }) => (kind === 'points' ? points : kind)));
  const action = (verb: string): string => words.name('action', verb);
  const names = {
    control: action('control'),
    demolitions: action('demolitions'),
    scout: action('scout'),
  };
  const how = [...kinds, 'way'].map((kind) => words.text(`ui-undaunted-brief-${kind}`, names));
  return { goal: goal(side, scene), how: how.join(' ') };
}
