/** The delays of automatic actions, in milliseconds. */

/** How long a forced choice is shown before it is made. */
export const FORCED = 700;
/** Before the next step of a plan, and before a standing answer. */
export const NEXT = 60;
export const SETTLED = 300;
const LEAST = 1500;
const SPREAD = 2500;

/** For answers whose timing could reveal something: as long as a person might take, always different. */
export function discreet(): number {
  return LEAST + Math.random() * SPREAD;
}
