/** Plays animations on the pieces layer, and knows when they are done. */
import type { Piece, Point } from '../drawing';
import { EASING, timeOfChange, timeOfMove, type Changes, type Speed } from './motion';

/** How far a piece sinks or rises when it disappears or appears, in units. */
const DROP = 14;

const placed = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

export class Player {
  #running = new Set<Animation>();

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Registers an animation started elsewhere. */
  add(animation: Animation): void {
    this.#running.add(animation);
    const done = (): void => void this.#running.delete(animation);
    animation.finished.then(done, done);
  }

  /** Moves pieces along their paths, and lets new ones appear. */
  play(changes: Changes, elementOf: (id: string) => Element | null, speed: Speed): void {
    if (speed === 'instant') return;
    for (const { piece, way, steps } of changes.moved) {
      this.#animate(
        elementOf(piece.id),
        way.map((point) => ({ transform: placed(point) })),
        timeOfMove(steps, speed),
      );
    }
    for (const piece of changes.come) {
      this.#animate(elementOf(piece.id), [{ opacity: 0, transform: lifted(piece) }, {}], timeOfChange(speed));
    }
  }

  /** Fades out a piece that is gone. */
  fade(piece: Piece, element: Element, speed: Speed): Animation | null {
    return this.#animate(element, [{}, { opacity: 0, transform: lifted(piece) }], timeOfChange(speed));
  }

  /** Jumps to the end of everything. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  async done(): Promise<void> {
    while (this.busy) await Promise.allSettled([...this.#running].map(({ finished }) => finished));
  }

  #animate(element: Element | null, frames: Keyframe[], duration: number): Animation | null {
    // a hidden page does not run animations: waiting for one would never end
    if (!element || duration === 0 || document.hidden) return null;
    const animation = element.animate(frames, { duration, easing: EASING });
    this.add(animation);
    return animation;
  }
}

const lifted = ({ x, y }: Point): string => placed({ x, y: y - DROP });
