/** The delays of automatic actions, in milliseconds. */

/** How long a forced choice is shown before it is made. */
export const FORCED = 700;
/** How long a window with nothing to play stays open. */
export const WINDOW = 800;
/** How long the last own action is offered to be undone. */
export const UNDO_SHOWN = 6000;
/** After this time an answer of the server is awaited visibly. */
export const SLOW = 400;
/** Before the next step of a plan, and before a standing answer. */
export const NEXT = 60;
export const SETTLED = 300;
const LEAST = 1500;
const SPREAD = 2500;

/** For answers whose timing could reveal something: as long as a person might take, always different. */
export function discreet(): number {
  return LEAST + Math.random() * SPREAD;
}
