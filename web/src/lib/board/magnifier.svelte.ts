/** The magnifier: a small piece under the pointer is shown larger after a moment, or any piece while it is held. */
import type { Piece, Point } from '../drawing';
import type { Hands } from './hands.svelte';
import { toView } from './frame';
import { isSmall } from './lay';
import type { Paper } from './paper.svelte';
import type { Surface } from './surface.svelte';

/** Milliseconds that the pointer rests before. */
const REST = 250;
/** In a room that is narrower, it covers most of the map: not while a target is aimed at. */
const NARROW = 612;

/** What the magnifier shows: where it is on the sheet as seen, how large, where on the board, and about it. */
export interface Magnified {
  at: Point;
  size: number;
  where: Point;
  text: string;
  /** Is it under a finger? */
  finger: boolean;
}

export class Magnifier {
  #held = $state(false);
  #word = $state<string | null>(null);
  #hands: Hands;
  readonly shown: Magnified | null;

  /** Must be created by a component. */
  constructor(pieces: () => readonly Piece[], surface: Surface, paper: Paper, hands: Hands) {
    this.#hands = hands;
    $effect(() => {
      const word = hands.pressed ?? hands.pointed;
      if (word === null && this.#held) return;
      const timer = setTimeout(() => (this.#word = word), word === null ? 0 : REST);
      return () => clearTimeout(timer);
    });
    this.shown = $derived.by(() => {
      const word = this.#word;
      const piece =
        word === null ? undefined : pieces().findLast(({ id, place }) => id === word || place === word);
      if (!piece || hands.drag || (!this.#held && !isSmall(piece, paper.pixels))) return null;
      const finger = hands.pressed !== null;
      const aims = surface.marks.some(({ sign }) => sign.state === 'armed');
      if (aims && !finger && !this.#held && paper.room.width < NARROW) return null;
      const standing = surface.standing(piece);
      return {
        at: toView(paper.frame, standing),
        size: 2 * piece.radius * paper.pixels,
        where: paper.placeOf(standing),
        text: surface.labelOf(piece),
        finger,
      };
    });
  }

  /** Holds it, or lets it go. */
  hold(): void {
    this.#held = !this.#held;
    if (!this.#held) this.#word = this.#hands.pointed;
  }
}
