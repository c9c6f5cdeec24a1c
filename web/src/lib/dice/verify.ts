/** Checks the dice of a finished game, without its rules: exactly what docs/dice.md guarantees. */
import { commitmentOf, diceKey, drawn, isDigits, isSound, type Contribution } from './contribution';
import { isSame, type OwnNumber } from './numbers';

/** A draw; `step` needed it, 0 is the set-up. */
export interface Draw {
  number: number;
  name: string;
  bound: number;
  value: number;
  step: number;
}

/** Everything a check needs. `used`: how many numbers had been drawn before the first of `draws`. */
export interface Proof {
  commitment: string;
  secret: string;
  contributions: Contribution[];
  used: number;
  draws: Draw[];
}

/**
 * What is wrong:
 * - `secret`: the secret does not match the commitment of the dice
 * - `contribution`: a seat's contribution is malformed, duplicated, or does not match its hash
 * - `left-out`: this browser's number for a seat is not among the contributions
 * - `not-counted`: this browser revealed its number for a seat, but only the hash was counted
 * - `replaced`: the hashes are not those that were published when this browser revealed its number
 * - `draw`: the draw with this number is missing, or does not follow from the key
 */
export type Problem =
  | { kind: 'secret' }
  | { kind: 'contribution' | 'left-out' | 'not-counted' | 'replaced'; seat: string }
  | { kind: 'draw'; number: number };

/** How many of all draws are verified; none if the key itself is in doubt. */
export interface Verdict {
  verified: number;
  total: number;
  problem: Problem | null;
}

/** Checks every draw. `own`: this browser's numbers (`ownNumbers`) for its seats. */
export function verify(proof: Proof, own: Record<string, OwnNumber> = {}): Verdict {
  const total = proof.draws.length;
  const problem = keyProblem(proof) ?? ownProblem(proof, own);
  if (problem) return { verified: 0, total, problem };
  const key = diceKey(proof.secret, proof.contributions);
  // skipping one would be a choice, so they are counted without gaps
  const wrong = proof.draws.map((draw, place) => !isTrue(key, draw, proof.used + place));
  const first = wrong.indexOf(true);
  return {
    verified: wrong.filter((each) => !each).length,
    total,
    problem: first < 0 ? null : { kind: 'draw', number: proof.used + first },
  };
}

function keyProblem({ commitment, secret, contributions }: Proof): Problem | null {
  if (!isDigits(secret) || commitmentOf(secret) !== commitment) return { kind: 'secret' };
  const seats = contributions.map(({ seat }) => seat);
  const bad = contributions.find((each, place) => !isSound(each) || seats.indexOf(each.seat) !== place);
  return bad ? { kind: 'contribution', seat: bad.seat } : null;
}

function ownProblem({ commitment, contributions }: Proof, own: Record<string, OwnNumber>): Problem | null {
  const commitments = Object.fromEntries(contributions.map((each) => [each.seat, each.commitment]));
  for (const [seat, { number, published }] of Object.entries(own)) {
    const mine = contributions.find((each) => each.seat === seat);
    if (mine?.commitment !== commitmentOf(number)) return { kind: 'left-out', seat };
    if (!published) continue; // never revealed here: only its hash can count
    if (mine.reveal !== number) return { kind: 'not-counted', seat };
    if (!isSame(published, { commitment, commitments })) return { kind: 'replaced', seat };
  }
  return null;
}

function isTrue(key: Uint8Array, { number, name, bound, value }: Draw, expected: number): boolean {
  if (number !== expected || !Number.isSafeInteger(bound) || bound < 1) return false;
  return drawn(key, number, name, bound) === value;
}
