/** The client agrees with the engine; `python -m tests.kernel.dice_vectors` writes the games. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { commitmentOf, diceKey, drawn, isDigits, isSound, newNumber } from './contribution';
import type { OwnNumber } from './numbers';
import { verify, type Proof } from './verify';
import fixture from './verify.fixture.json';

const NUMBERS: Record<string, string> = fixture.numbers;
const PROOFS: Record<string, Proof> = fixture.proofs;
const ZERO = '0'.repeat(64);

/** A game with contributions of both players, to be modified. */
const both = (): Proof => structuredClone(PROOFS.both!);

/** What a seat's browser remembers of an honest game. */
function ownOf(proof: Proof, seat: string): Record<string, OwnNumber> {
  const commitments = Object.fromEntries(proof.contributions.map((each) => [each.seat, each.commitment]));
  return { [seat]: { number: NUMBERS[seat]!, published: { commitment: proof.commitment, commitments } } };
}

describe('an honest game', () => {
  it.each(Object.entries(PROOFS))('is verified, down to the last number: %s', (_, proof) => {
    const total = proof.draws.length;
    expect(total).toBeGreaterThan(30);
    expect(verify(proof)).toEqual({ verified: total, total, problem: null });
  });

  it.each(['us', 'germany'])('has the number of the browser that looks: %s', (seat) => {
    const total = PROOFS.both!.draws.length;
    expect(verify(PROOFS.both!, ownOf(PROOFS.both!, seat))).toEqual({
      verified: total,
      total,
      problem: null,
    });
  });

  it('may count only the hash of a number that this browser did not reveal', () => {
    const own = { germany: { number: NUMBERS.germany!, published: null } };
    expect(verify(PROOFS.one!, own).problem).toBeNull();
  });

  it('does not depend on the order of the contributions', () => {
    const proof = both();
    proof.contributions.reverse();
    expect(verify(proof).problem).toBeNull();
  });
});

describe('a problem is found:', () => {
  const nothing = (proof: Proof, own = {}) => {
    const verdict = verify(proof, own);
    expect(verdict).toMatchObject({ verified: 0, total: proof.draws.length });
    return verdict.problem;
  };

  it.each([ZERO, '', 'nonsense', PROOFS.both!.secret.toUpperCase()])('another secret, %j', (secret) => {
    expect(nothing({ ...both(), secret })).toEqual({ kind: 'secret' });
  });

  it('another commitment', () => {
    expect(nothing({ ...both(), commitment: ZERO })).toEqual({ kind: 'secret' });
  });

  it.each([
    { reveal: ZERO },
    { reveal: 'nonsense' },
    { commitment: ZERO },
    { commitment: '' },
    { seat: '' },
    { seat: 'us:' },
    { seat: 'us\n' },
    { seat: 'ю' },
  ])('an altered contribution, %j', (part) => {
    const proof = both();
    Object.assign(proof.contributions[1]!, part);
    expect(nothing(proof)).toEqual({ kind: 'contribution', seat: proof.contributions[1]!.seat });
  });

  it('a seat that contributes twice', () => {
    const proof = both();
    proof.contributions.push({ seat: 'us', commitment: commitmentOf(ZERO), reveal: '' });
    expect(nothing(proof)).toEqual({ kind: 'contribution', seat: 'us' });
  });

  it("the browser's own number left out", () => {
    const own = ownOf(both(), 'us');
    expect(nothing(PROOFS.none!, own)).toEqual({ kind: 'left-out', seat: 'us' });
    const proof = both();
    Object.assign(proof.contributions[1]!, { commitment: commitmentOf(ZERO), reveal: ZERO });
    expect(nothing(proof, own)).toEqual({ kind: 'left-out', seat: 'us' });
  });

  it("the browser's own number revealed, but not counted", () => {
    const own = ownOf(both(), 'germany');
    expect(nothing(PROOFS.one!, own)).toEqual({ kind: 'not-counted', seat: 'germany' });
  });

  it('a hash replaced after this browser revealed its number', () => {
    const own = ownOf(both(), 'us');
    own.us!.published!.commitments.germany = commitmentOf(ZERO);
    expect(nothing(both(), own)).toEqual({ kind: 'replaced', seat: 'us' });
  });

  it('a contribution added after this browser revealed its number', () => {
    const own = ownOf(both(), 'us');
    delete own.us!.published!.commitments.germany;
    expect(nothing(both(), own)).toEqual({ kind: 'replaced', seat: 'us' });
  });

  it('a commitment of the dice replaced after this browser revealed its number', () => {
    const own = ownOf(both(), 'us');
    own.us!.published!.commitment = ZERO;
    expect(nothing(both(), own)).toEqual({ kind: 'replaced', seat: 'us' });
  });

  it('a single altered number; the others still agree', () => {
    for (const [at, draw] of both().draws.entries()) {
      const proof = both();
      proof.draws[at]!.value = draw.value ? draw.value - 1 : draw.value + 1;
      const total = proof.draws.length;
      expect(verify(proof)).toEqual({ verified: total - 1, total, problem: { kind: 'draw', number: at } });
    }
  });

  it.each([
    { bound: 0 },
    { bound: -9 },
    { bound: 9.5 },
    { bound: Number.NaN },
    { bound: 2 ** 60 },
    { name: 'attack' },
    { number: 7 },
    { value: 3.5 },
  ])('an altered draw, %j', (part) => {
    const proof = both();
    Object.assign(proof.draws[0]!, part);
    expect(verify(proof).problem).toEqual({ kind: 'draw', number: 0 });
  });

  it('a draw left out or put in', () => {
    const short = both();
    short.draws.splice(20, 1);
    expect(verify(short)).toMatchObject({ verified: 20, problem: { kind: 'draw', number: 20 } });
    const long = both();
    long.draws.splice(20, 0, { ...long.draws[20]! });
    expect(verify(long)).toMatchObject({ verified: 21, problem: { kind: 'draw', number: 21 } });
  });

  it('contributions that were made up afterwards, as other dice', () => {
    const proof = both();
    Object.assign(proof.contributions[0]!, { commitment: commitmentOf(ZERO), reveal: ZERO });
    const { verified, total, problem } = verify(proof);
    expect(problem).toMatchObject({ kind: 'draw' });
    expect(verified).toBeLessThan(total / 2);
  });
});

describe('a contribution', () => {
  it('is 32 bytes that nobody has had before', () => {
    const numbers = Array.from({ length: 50 }, newNumber);
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.every(isDigits)).toBe(true);
  });

  it('is promised by its SHA-256', () => {
    const number = newNumber();
    const hash = createHash('sha256').update(Buffer.from(number, 'hex')).digest('hex');
    expect(commitmentOf(number)).toBe(hash);
    expect(isSound({ seat: 'us', commitment: hash, reveal: number })).toBe(true);
    expect(isSound({ seat: 'us', commitment: hash, reveal: '' })).toBe(true);
    expect(isSound({ seat: 'us', commitment: hash, reveal: newNumber() })).toBe(false);
  });

  it('makes the key that the documentation says', () => {
    const given = [
      { seat: 'us', commitment: commitmentOf(ZERO), reveal: ZERO },
      { seat: 'germany', commitment: commitmentOf('1'.repeat(64)), reveal: '' },
    ];
    const text = `germany:${commitmentOf('1'.repeat(64))}:\nus:${commitmentOf(ZERO)}:${ZERO}`;
    const secret = newNumber();
    const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex');
    expect(Buffer.from(diceKey(secret, given)).toString('hex')).toBe(key);
    expect(Buffer.from(diceKey(secret, [])).toString('hex')).toBe(secret);
  });

  it('needs no secure page: without https a browser has random numbers, but no hashes', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(crypto.subtle).toBeUndefined();
    expect(isDigits(commitmentOf(newNumber()))).toBe(true);
    expect(verify(PROOFS.both!).problem).toBeNull();
    vi.unstubAllGlobals();
  });
});

it('draws every number below its bound', () => {
  const key = new Uint8Array(32);
  const seen = new Set(Array.from({ length: 200 }, (_, number) => drawn(key, number, 'attack', 10)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
