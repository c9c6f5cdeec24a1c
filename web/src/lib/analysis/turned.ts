/** Where a game turned, in words: the greatest turning point. */
import type { Words } from '../language/words';
import type { Analysis, Decision, TurningPoint } from '../wire';
import { signed } from './figures';

export interface Turned {
  point: TurningPoint;
  decision: Decision | null;
  time: number;
}

/** The turning point that changed most; null if there is none. */
export function turnedAt({ turning_points: points, decisions, curve }: Analysis): Turned | null {
  const point = [...points].sort((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
  if (!point) return null;
  const decision = decisions.find(({ step }) => step === point.step) ?? null;
  return { point, decision, time: decision?.time ?? curve[point.step]?.time ?? 0 };
}

/** "It turned on turn 16: Allies +29"; `words` are those of analyses. */
export function noteOf(analysis: Analysis, words: Words, nameOf: (side: string) => string): string {
  const found = turnedAt(analysis);
  if (!found) return '';
  const unit = analysis.statistics.unit ?? 'turn';
  const text = words.text('ui-study-turned', { unit, time: found.time });
  return `${text}: ${nameOf(analysis.sides[0]!)} ${signed(found.point.change, words.language)}`;
}
