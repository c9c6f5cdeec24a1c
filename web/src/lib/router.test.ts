import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

const route = (address: string) => routeOf(new URL(address, 'http://here'));

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/scenarios/crossroads', { page: 'scenarios', game: 'crossroads', scenario: null }],
    ['/scenarios/crossroads/la-raye', { page: 'scenarios', game: 'crossroads', scenario: 'la-raye' }],
    ['/position', { page: 'position', from: null, at: null }],
    ['/position?from=x&at=3', { page: 'position', from: 'x', at: 3 }],
    ['/table/x_1', { page: 'table', table: 'x_1' }],
    ['/join/x_1#secret', { page: 'join', table: 'x_1' }],
    ['/replay/x?at=37&seat=us', { page: 'replay', table: 'x', at: 37, seat: 'us' }],
    ['/replay/x?at=soon', { page: 'replay', table: 'x', at: null, seat: null }],
    ['/analysis/x?seat=us#86', { page: 'analysis', table: 'x', step: 86, seat: 'us' }],
    ['/analysis/x#end', { page: 'analysis', table: 'x', step: null, seat: null }],
    ['/replays', { page: 'replays' }],
    ['/lab', { page: 'lab' }],
    ['/you', { page: 'you' }],
    ['/link#secret', { page: 'link' }],
    ['/rules/crossroads#NOR-16.2', { page: 'rules', game: 'crossroads', rule: 'NOR-16.2' }],
    ['/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A', rule: null }],
    ['/learn/crossroads', { page: 'learn', game: 'crossroads' }],
    ['/balance/crossroads/x', { page: 'balance', game: 'crossroads', scenario: 'x' }],
    ['/puzzle#position=x', { page: 'puzzle', game: null, mistaken: null, number: null }],
    ['/puzzles', { page: 'puzzles', game: null }],
    ['/puzzles/crossroads', { page: 'puzzles', game: 'crossroads' }],
    ['/puzzles/crossroads/3', { page: 'puzzle', game: 'crossroads', mistaken: null, number: 3 }],
    ['/mistakes/x_1/24', { page: 'puzzle', game: null, mistaken: 'x_1', number: 24 }],
    ['/balance', { page: 'balance', game: null, scenario: null }],
    ['/fresh', { page: 'fresh', game: null, size: null, seed: null, wish: '' }],
    [
      '/fresh/crossroads?size=small&seed=cold+lane&wish=hills+river',
      { page: 'fresh', game: 'crossroads', size: 'small', seed: 'cold lane', wish: 'hills river' },
    ],
  ])('%s', (address, expected) => {
    expect(route(address)).toEqual(expected);
  });

  it.each([
    '/table',
    '/position/x',
    '/table/x/y',
    '/replays/x',
    '/you/x',
    '/lab/x',
    '/puzzle/x',
    '/puzzles/x/last',
    '/mistakes/x',
    '/elsewhere',
    '/scenarios/a/b/c',
  ])('%s leads nowhere', (address) => {
    expect(route(address)).toEqual({ page: 'nowhere' });
  });
});
