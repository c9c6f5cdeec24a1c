/** Pseudo-random numbers that are always the same for the same place, so that a map never changes. */
export type Thrower = () => number;

/** A stream of numbers from 0 to 1, seeded by this text. */
export function throwerFor(text: string): Thrower {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
