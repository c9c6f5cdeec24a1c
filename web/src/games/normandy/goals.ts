/** The goals of each side in Normandy: points, or pinning the enemy (NOR-37, NOR-38). */
import type { Scene } from '../undaunted/scene';
import type { Briefing } from '../../lib/gameUi';
import type { Description } from '../../lib/protocol';
import type { Aim } from '../undaunted/status';
import { sideOf, standsIn, unitsOf } from '../undaunted/table';

export interface Goal {
  points: number;
  pin: boolean;
}

export const goalOf = (description: Description, side: string): Goal => description.goals[side];

export function aimsOf(side: string, scene: Scene): Aim[] {
  const { description, view, words } = scene;
  const goal = goalOf(description, side);
  const points = { text: '', done: sideOf(view, side)?.points ?? 0, count: goal.points };
  const left = leftToPin(side, scene);
  const pin = { text: words.text('ui-undaunted-goal-pin', { count: left }), done: 0, count: 0, left };
  return [...(goal.points > 0 ? [points] : []), ...(goal.pin ? [pin] : [])];
}

/** The Riflemen that the enemy has on the board: without any it is pinned (NOR-38.1). */
function leftToPin(side: string, { description, view }: Scene): number {
  const theirs = unitsOf(description).filter((unit) => unit.side !== side && unit.title === 'riflemen');
  return theirs.filter((unit) => standsIn(view, unit) !== null).length;
}

/** The goal of a side in one line, before the first move. */
export function goal(side: string, { description, words }: Scene): string {
  const { points, pin } = goalOf(description, side);
  return [
    ...(points > 0 ? [words.text('ui-goal-points', { count: points })] : []),
    ...(pin ? [words.text('ui-goal-pin')] : []),
  ].join(' · ');
}

export function briefing(side: string, scene: Scene): Briefing {
  const { description, words } = scene;
  const { points, pin } = goalOf(description, side);
  const how = [
    ...(points > 0
      ? [words.text('ui-undaunted-brief-points', { control: words.name('action', 'control') })]
      : []),
    ...(pin ? [words.text('ui-undaunted-brief-pin')] : []),
  ];
  return { goal: goal(side, scene), how: how.join(' ') };
}
