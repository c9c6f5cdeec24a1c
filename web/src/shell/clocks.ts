/** The clocks that a new table can have. */
import { t } from '../lib/language/speech.svelte';
import type { Clock } from '../lib/protocol';

type Kind = Clock['kind'];

const perMove = (minutes: number): Clock => ({ kind: 'casual', minutes });
const days = (days: number): Clock => ({ kind: 'days', days });
const perGame = (minutes: number): Clock => ({ kind: 'total', minutes });
const fischer = (minutes: number, seconds: number): Clock => ({ kind: 'increment', minutes, seconds });

export const CLOCKS: Record<Kind, Clock[]> = {
  none: [{ kind: 'none' }],
  casual: [2, 5, 15, 30].map(perMove),
  days: [1, 3, 7].map(days),
  total: [15, 30, 60, 90].map(perGame),
  increment: [fischer(10, 10), fischer(20, 15), fischer(30, 30), fischer(60, 60)],
};

/** What is proposed first. */
const USUAL: Record<Kind, number> = { none: 0, casual: 2, days: 1, total: 2, increment: 2 };

export const usualClock = (kind: Kind): Clock => CLOCKS[kind][USUAL[kind]]!;

export function clockText({ kind, ...amounts }: Clock): string {
  return t(`ui-clock-${kind}`, amounts);
}
