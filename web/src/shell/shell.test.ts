import { describe, expect, it } from 'vitest';
import type { Chair, Summary } from '../lib/protocol';
import { readInvite } from './invites';
import { isShared, quickPlan } from './start';
import { byUrgency, even, mayLeave, newsAt, score } from './tables';
import { ago } from './times';

const chair = (seat: string, mine: boolean) => ({ seat, side: seat, kind: 'person', mine }) as Chair;

function table(id: string, changed: number, waiting: string[], more: Partial<Summary> = {}): Summary {
  return {
    table: id,
    changed,
    waiting,
    finished: false,
    seats: [chair('us', true), chair('germany', false)],
    progress: { round: 1, scores: { us: 4, germany: 3 }, goals: { us: 5, germany: 5 } },
    ...more,
  } as Summary;
}

describe('lists of tables', () => {
  it('begin with those that wait for me, then the latest', () => {
    const tables = [table('old', 1, []), table('new', 9, ['germany']), table('mine', 2, ['us'])];
    expect(byUrgency(tables).map((one) => one.table)).toEqual(['mine', 'new', 'old']);
  });

  it('tell what is new since this browser last showed a table', () => {
    const proposal = {
      id: 'a',
      what: 'draw',
      seat: 'germany',
      swap: false,
      step: null,
      awaited: ['us'],
    } as const;
    const at = (version: number, more: Partial<Summary> = {}) =>
      table('a', 1, [], { version, proposal: null, ...more });
    expect(newsAt(at(9), () => 4)).toBe(5);
    expect(newsAt(at(9), () => null)).toBe(0);
    expect(newsAt(at(9, { seats: [chair('us', false)] }), () => 4)).toBe(0);
    expect(newsAt(at(9, { proposal: { ...proposal, awaited: [...proposal.awaited] } }), () => 9)).toBe(
      'proposal',
    );
  });

  it('offer to leave only what others would notice', () => {
    expect(mayLeave(table('a', 1, []))).toBe(true);
    expect(mayLeave(table('a', 1, [], { finished: true }))).toBe(false);
    const bot = { ...chair('germany', false), kind: 'bot' } as Chair;
    expect(mayLeave(table('a', 1, [], { seats: [chair('us', true), bot] }))).toBe(false);
  });

  it('show the score, and the goal where it is one for both', () => {
    const equal = score(table('a', 1, []), ['us', 'germany'])!;
    expect(equal).toEqual([
      { side: 'us', points: 4, goal: 5 },
      { side: 'germany', points: 3, goal: 5 },
    ]);
    expect(even(equal)).toEqual({ text: '4 : 3', goal: 5 });
    const fresh = { scores: {}, goals: {} };
    expect(score(table('a', 1, [], { progress: fresh }), ['us', 'germany'])).toBeNull();
  });

  it('show no points of a side that does not win by them', () => {
    const uneven = { scores: { us: 0, germany: 1 }, goals: { germany: 3 } as Record<string, number> };
    const points = score(table('a', 1, [], { progress: uneven }), ['us', 'germany'])!;
    expect(points).toEqual([{ side: 'germany', points: 1, goal: 3 }]);
    expect(even(points)).toBeNull();
    const free = score(table('a', 1, [], { progress: { ...uneven, goals: {} } }), ['us', 'germany'])!;
    expect(even(free)).toEqual({ text: '0 : 1', goal: null });
  });

  it('say how long ago', () => {
    expect(ago(1000, 'en', 1010)).toBe('now');
    expect(ago(1000, 'en', 1000 + 720)).toBe('12 min. ago');
    expect(ago(0, 'uk', 90_000)).toBe('учора');
  });
});

describe('invitations', () => {
  it('are read from a link or a part of it', () => {
    const invite = { table: 'a_B-1', secret: 'x-Y_9' };
    expect(readInvite('http://here:8000/join/a_B-1#x-Y_9 ')).toEqual(invite);
    expect(readInvite('a_B-1#x-Y_9')).toEqual(invite);
    expect(readInvite('http://here:8000/join/a_B-1')).toBeNull();
  });

  it('are what makes a table a matter of others', () => {
    const title = { id: 'crossroads', sides: ['us', 'germany'], options: {} };
    const plan = (against: 'bot' | 'here' | 'online') => quickPlan(title, 'la-raye', 'us', against);
    expect(isShared(plan('bot'))).toBe(false);
    expect(isShared(plan('here'))).toBe(false);
    expect(isShared(plan('online'))).toBe(true);
    expect(plan('here').seats).toEqual({ us: { kind: 'me' }, germany: { kind: 'me' } });
    expect(plan('online').options).toEqual({});
  });

  it('conceal the hands of those who could read something from a question', () => {
    const conceal_hands = { default: false, rule: 'HOS-31.1', low: 0, high: 0, online: true };
    const title = { id: 'crossroads', sides: ['soviet', 'german'], options: { conceal_hands } };
    const plan = (against: 'bot' | 'here' | 'online') => quickPlan(title, 'two-streets', 'soviet', against);
    expect(plan('online').options).toEqual({ conceal_hands: true });
    expect(plan('bot').options).toEqual({});
    expect(plan('here').options).toEqual({});
  });
});
