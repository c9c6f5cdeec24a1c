import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commitmentOf, isDigits } from './contribution';
import type * as Numbers from './numbers';

/** A browser's storage; `full` refuses to write. */
function storage(full = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  } as Storage;
}

/** The page after a reload. */
async function page(): Promise<typeof Numbers> {
  vi.resetModules();
  return import('./numbers');
}

let numbers: typeof Numbers;

beforeEach(async () => {
  vi.stubGlobal('localStorage', storage());
  numbers = await page();
});
afterEach(() => vi.unstubAllGlobals());

const published = (us: string, germany = 'g', commitment = 'c') => ({
  commitment,
  commitments: { us, germany },
});

it('makes a number for each seat of each table, once', () => {
  const hash = numbers.promiseNumber('t', 'us');
  expect(isDigits(hash)).toBe(true);
  expect(numbers.promiseNumber('t', 'us')).toBe(hash);
  const others = [numbers.promiseNumber('t', 'germany'), numbers.promiseNumber('other', 'us')];
  expect(new Set([hash, ...others]).size).toBe(3);
});

it('reveals the number that was promised', () => {
  const hash = numbers.promiseNumber('t', 'us');
  const number = numbers.revealNumber('t', 'us', published(hash))!;
  expect(commitmentOf(number)).toBe(hash);
  expect(numbers.ownNumbers('t')).toEqual({ us: { number, published: published(hash) } });
});

it('keeps the number when the page is opened anew', async () => {
  const hash = numbers.promiseNumber('t', 'us');
  numbers = await page();
  expect(numbers.promiseNumber('t', 'us')).toBe(hash);
  expect(commitmentOf(numbers.revealNumber('t', 'us', published(hash))!)).toBe(hash);
});

it('reveals nothing while its own hash is not published', () => {
  numbers.promiseNumber('t', 'us');
  expect(numbers.revealNumber('t', 'us', published('0'.repeat(64)))).toBeNull();
  expect(numbers.revealNumber('t', 'us', { commitment: 'c', commitments: {} })).toBeNull();
  expect(numbers.ownNumbers('t').us!.published).toBeNull();
});

it('reveals nothing for a seat that it promised nothing for', () => {
  const hash = numbers.promiseNumber('t', 'us');
  expect(numbers.revealNumber('t', 'germany', published(hash, hash))).toBeNull();
  expect(numbers.revealNumber('other', 'us', published(hash))).toBeNull();
});

it('reveals again what it revealed, but not after a hash has been replaced', async () => {
  const hash = numbers.promiseNumber('t', 'us');
  const number = numbers.revealNumber('t', 'us', published(hash));
  numbers = await page();
  const again = { commitment: 'c', commitments: { germany: 'g', us: hash } };
  expect(numbers.revealNumber('t', 'us', again)).toBe(number);
  expect(numbers.revealNumber('t', 'us', published(hash, 'other'))).toBeNull();
  expect(numbers.revealNumber('t', 'us', published(hash, 'g', 'other'))).toBeNull();
  const more = { commitment: 'c', commitments: { germany: 'g', us: hash, guest: 'x' } };
  expect(numbers.revealNumber('t', 'us', more)).toBeNull();
  expect(numbers.ownNumbers('t').us!.published).toEqual(published(hash));
});

it('tells the tables apart', () => {
  numbers.promiseNumber('t', 'us');
  numbers.promiseNumber('t2', 'us');
  numbers.promiseNumber('t', 'germany');
  expect(Object.keys(numbers.ownNumbers('t')).sort()).toEqual(['germany', 'us']);
  expect(Object.keys(numbers.ownNumbers('t2'))).toEqual(['us']);
  expect(numbers.ownNumbers('nowhere')).toEqual({});
});

it('forgets the oldest of very many', () => {
  const first = numbers.promiseNumber('first', 'us');
  const second = numbers.promiseNumber('second', 'us');
  for (let i = 0; i < 199; i += 1) numbers.promiseNumber(`t${i}`, 'us');
  expect(numbers.promiseNumber('second', 'us')).toBe(second);
  expect(numbers.promiseNumber('first', 'us')).not.toBe(first);
});

it.each([
  ['is full', storage(true)],
  ['is not there', undefined],
])('remembers as long as the page lasts where storage %s', async (_, given) => {
  vi.stubGlobal('localStorage', given);
  numbers = await page();
  const hash = numbers.promiseNumber('t', 'us');
  expect(numbers.promiseNumber('t', 'us')).toBe(hash);
  expect(commitmentOf(numbers.revealNumber('t', 'us', published(hash))!)).toBe(hash);
  numbers = await page();
  expect(numbers.ownNumbers('t')).toEqual({});
});

it('begins anew where something foreign is stored', () => {
  localStorage.setItem('sandtable-dice', 'nonsense');
  const hash = numbers.promiseNumber('t', 'us');
  expect(numbers.promiseNumber('t', 'us')).toBe(hash);
});
