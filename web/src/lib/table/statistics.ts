/** What the record of a finished game says in numbers: dice, losses, time. */
import type { DieFace, GameUi, Throw } from '../gameUi';
import type { Change, Course, GameEvent } from '../protocol';
import type { Scene } from '../scene';
import { sideOf, standing } from './log';

/** Whoever takes longer than this has gone away. In milliseconds. */
const AWAY = 10 * 60_000;

export interface FaceCount {
  /** The art of the face. */
  art: string;
  count: number;
  expected: number;
}

export interface SideDice {
  side: string;
  rolled: number;
  faces: FaceCount[];
}

/** A line of a table with a number for each side. */
export interface Row {
  label: string;
  numbers: number[];
}

export interface Statistics {
  /** From the first decision to the last, without long pauses, in milliseconds. */
  played: number;
  /** How long each side has thought, in milliseconds; and how many decisions it has made. */
  thought: number[];
  decisions: number[];
  dice: SideDice[];
  losses: Row[];
}

type Ui = Pick<GameUi, 'roll' | 'thrown' | 'loss' | 'dieFaces'>;

export function statisticsOf(
  changes: Change[],
  ui: Ui,
  scene: Scene,
  sideOfSeat: (seat: string) => string | null,
): Statistics {
  const { sides } = scene.description;
  const steps = standing(changes);
  const thought = sides.map(() => 0);
  const decisions = sides.map(() => 0);
  const rolled = sides.map(() => new Map<string, number>());
  const lost = new Map<string, number[]>();
  let before: number | null = null;
  let played = 0;
  for (const { seat, at, number, events } of steps) {
    const actor = seat === null ? -1 : sides.indexOf(sideOfSeat(seat) ?? '');
    const took = before === null ? 0 : Math.max(0, 1000 * (at - before));
    before = at;
    if (took < AWAY) played += took;
    if (actor >= 0) {
      decisions[actor]! += 1;
      if (took < AWAY) thought[actor]! += took;
    }
    for (const event of events) {
      const own = sideOf({ number, seat, event }, sides, sideOfSeat);
      for (const { side, dice } of throwsOf(event, ui, scene)) {
        const counts = rolled[sides.indexOf(side ?? own ?? '')];
        for (const art of dice) counts?.set(art, (counts.get(art) ?? 0) + 1);
      }
      const loss = ui.loss?.(event, scene);
      const loser = loss ? sides.indexOf(loss.side) : -1;
      if (!loss || loser < 0) continue;
      const row = lost.get(loss.arm) ?? sides.map(() => 0);
      row[loser]! += loss.count;
      lost.set(loss.arm, row);
    }
  }
  return {
    played,
    thought,
    decisions,
    dice: sides.map((side, i) => diceOf(side, rolled[i]!, ui.dieFaces ?? [])),
    losses: [...lost].map(([label, numbers]) => ({ label, numbers })),
  };
}

function throwsOf(event: GameEvent, ui: Ui, scene: Scene): Throw[] {
  const told = ui.thrown?.(event, scene);
  if (told) return told;
  const roll = ui.roll(event, scene);
  return roll ? [{ side: null, dice: roll.dice.map(({ art }) => art) }] : [];
}

function diceOf(side: string, shown: Map<string, number>, faces: readonly DieFace[]): SideDice {
  const counts = faces.map(({ art }) => art.reduce((sum, each) => sum + (shown.get(each) ?? 0), 0));
  const rolled = counts.reduce((sum, count) => sum + count, 0);
  return {
    side,
    rolled,
    faces: faces.map(({ art, chance }, i) => ({
      art: art[0]!,
      count: counts[i]!,
      expected: rolled * chance,
    })),
  };
}

/** A line of the chart: where the score of a side stood at which share of the game. */
export interface ScoreLine {
  side: string;
  points: { at: number; score: number }[];
}

/** The scores as lines of steps, of sides that can win by them; none if nobody ever scored. */
export function scoreLines({ standings, length, goals }: Course, sides: readonly string[]): ScoreLine[] {
  const aimed = sides.filter((side) => side in goals);
  const lines = (aimed.length ? aimed : sides).map((side) => ({
    side,
    points: standings
      .map(({ step, scores }) => ({ at: length ? step / length : 0, score: scores[side] ?? 0 }))
      .filter(({ score }, i, all) => i === 0 || all[i - 1]!.score !== score),
  }));
  return lines.some(({ points }) => points.some(({ score }) => score !== 0)) ? lines : [];
}

/** Where the rounds or turns of a game began, as shares of it. */
export function timeMarks({ standings, length }: Course): { at: number; time: number }[] {
  return standings
    .filter(({ time }, i) => i === 0 || standings[i - 1]!.time !== time)
    .map(({ step, time }) => ({ at: length ? step / length : 0, time }));
}
