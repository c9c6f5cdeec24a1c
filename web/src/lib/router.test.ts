import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

const route = (address: string) => routeOf(new URL(address, 'http://here'));

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/scenarios/normandy', { page: 'scenarios', game: 'normandy', scenario: null }],
    ['/scenarios/normandy/la-raye', { page: 'scenarios', game: 'normandy', scenario: 'la-raye' }],
    ['/position', { page: 'position', from: null, at: null }],
    ['/position?from=x&at=3', { page: 'position', from: 'x', at: 3 }],
    ['/table/x_1', { page: 'table', table: 'x_1' }],
    ['/join/x_1#secret', { page: 'join', table: 'x_1' }],
    ['/replay/x?at=37&seat=us', { page: 'replay', table: 'x', at: 37, seat: 'us' }],
    ['/replay/x?at=soon', { page: 'replay', table: 'x', at: null, seat: null }],
    ['/replays', { page: 'replays' }],
    ['/rules/normandy#NOR-16.2', { page: 'rules', game: 'normandy', rule: 'NOR-16.2' }],
    ['/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A', rule: null }],
    ['/learn/memoir44', { page: 'learn', game: 'memoir44' }],
  ])('%s', (address, expected) => {
    expect(route(address)).toEqual(expected);
  });

  it.each(['/table', '/position/x', '/table/x/y', '/replays/x', '/elsewhere', '/scenarios/a/b/c'])(
    '%s leads nowhere',
    (address) => {
      expect(route(address)).toEqual({ page: 'nowhere' });
    },
  );
});
