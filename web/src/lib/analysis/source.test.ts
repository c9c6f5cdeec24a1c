import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAnalysis } from './sample';
import { Following, stored } from './source';

const analysis = sampleAnalysis();
let asked: string[];
let answers: object[];
const listener = { told: vi.fn(), rests: vi.fn(), fault: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  for (const each of Object.values(listener)) each.mockReset();
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const { status = 200, ...body } = answers.shift() as { status?: number };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for news until the analysis is complete, and only for what it does not have', async () => {
  answers.push(
    { running: true, complete: false, total: 0, analysis: null },
    { running: true, complete: false, total: 900, analysis },
    { running: false, complete: true, total: 990, analysis },
  );
  new Following('t 1', listener).start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([
    'POST /api/tables/t%201/analysis',
    'GET /api/tables/t%201/analysis?known=0',
    'GET /api/tables/t%201/analysis?known=900',
  ]);
  expect(listener.told).toHaveBeenCalledTimes(2);
  expect(listener.rests).not.toHaveBeenCalled();
});

it('says when the server rests, and goes on when it is told to', async () => {
  answers.push({ running: false, complete: false, total: 900, analysis });
  const following = new Following('t', listener);
  following.start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(listener.rests).toHaveBeenCalledOnce();
  answers.push({ running: true, complete: false, total: 950, analysis: null });
  following.start();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.at(-1)).toBe('POST /api/tables/t/analysis');
  following.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});

it('tells what is wrong', async () => {
  answers.push({ status: 409, error: { key: 'not-finished' } });
  new Following('t', listener).start();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener.fault).toHaveBeenCalledWith(expect.objectContaining({ status: 409, key: 'not-finished' }));
});

it('asks for no more than a first look', async () => {
  answers.push(
    { running: true, complete: false, total: 0, analysis: null },
    { running: true, complete: false, total: 90, analysis },
  );
  new Following('t', listener, true).start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['POST /api/tables/t/analysis?quick=true', 'GET /api/tables/t/analysis?known=0']);
  expect(listener.told).toHaveBeenCalledOnce();
});

it('looks at what is stored without asking for more', async () => {
  answers.push({ running: false, complete: true, total: 900, analysis });
  expect(await stored('t')).toEqual(analysis);
  expect(asked).toEqual(['GET /api/tables/t/analysis']);
});
