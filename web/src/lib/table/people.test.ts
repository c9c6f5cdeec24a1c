import { expect, it } from 'vitest';
import { seriesOf } from './people';
import type { Session } from './session.svelte';

const told = (key: string, params: object): string => `${key} ${JSON.stringify(params)}`;

function sessionOf(series: Record<string, number>, winner: string | null, side: string | null): Session {
  const summary = { series, outcome: winner === null ? null : { winner } };
  return { summary, side, words: { text: told }, description: { sides: ['us', 'germany'] } } as never;
}

it('a series is counted from one’s own side, with the game that is over', () => {
  const series = { us: 1, germany: 1 };
  expect(seriesOf(sessionOf({}, 'us', 'us'))).toBe('');
  expect(seriesOf(sessionOf(series, null, 'germany'))).toBe('ui-series {"mine":1,"theirs":1}');
  expect(seriesOf(sessionOf(series, 'germany', 'germany'))).toBe('ui-series {"mine":2,"theirs":1}');
  expect(seriesOf(sessionOf(series, 'germany', null))).toBe('ui-series {"mine":1,"theirs":2}');
});
