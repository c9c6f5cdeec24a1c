/**
 * Players' contributions to the dice, so that no one can choose them: docs/dice.md has the formulas.
 *
 * The hashes do not use `crypto.subtle`, which browsers offer only over https and on localhost; a server
 * on a local network often has neither.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seat's hash, published first, and its number, revealed later; empty if not revealed. */
export interface Contribution {
  seat: string;
  commitment: string;
  reveal: string;
}

/** 32 bytes in hexadecimal. */
const DIGITS = /^[0-9a-f]{64}$/;
/** Printable ASCII without a colon, so that a line is unambiguous. */
const SEAT = /^[ -9;-~]+$/;

/** A new number to contribute, unknown to anyone else. */
export function newNumber(): string {
  return bytesToHex(randomBytes(32));
}

export function isDigits(text: string): boolean {
  return DIGITS.test(text);
}

/** SHA-256 of a number or of the secret. */
export function commitmentOf(digits: string): string {
  return bytesToHex(sha256(hexToBytes(digits)));
}

/** Is it well-formed, and does a revealed number match its hash? */
export function isSound({ seat, commitment, reveal }: Contribution): boolean {
  if (!SEAT.test(seat) || !isDigits(commitment)) return false;
  return reveal === '' || (isDigits(reveal) && commitmentOf(reveal) === commitment);
}

/** The key of the dice; the secret itself if there are no contributions. */
export function diceKey(secret: string, contributions: Contribution[]): Uint8Array {
  const key = hexToBytes(secret);
  if (!contributions.length) return key;
  const sorted = [...contributions].sort((a, b) => (a.seat < b.seat ? -1 : 1));
  const lines = sorted.map(({ seat, commitment, reveal }) => `${seat}:${commitment}:${reveal}`);
  return hmac(sha256, key, utf8ToBytes(lines.join('\n')));
}

/** The value of a draw: from 0 to `bound - 1`. */
export function drawn(key: Uint8Array, number: number, name: string, bound: number): number {
  const digest = hmac(sha256, key, utf8ToBytes(`${number}:${name}:${bound}`));
  // a 64-bit fraction of the bound: too long for floating-point numbers
  const fraction = BigInt(`0x${bytesToHex(digest.subarray(0, 8))}`);
  return Number((fraction * BigInt(bound)) >> 64n);
}
