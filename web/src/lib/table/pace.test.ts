import { expect, test } from 'vitest';

import { discreet } from './pace';

test('an answer that would tell something takes another time each time', () => {
  const times = Array.from({ length: 50 }, discreet);
  expect(new Set(times).size).toBeGreaterThan(40);
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(1500);
    expect(time).toBeLessThan(4000);
  }
});
