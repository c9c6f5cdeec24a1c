/** When help opens and closes: hover, focus, press and hold. It knows nothing of what it says. */

/** Milliseconds that the pointer rests, the focus stays, a finger presses. */
export const REST = 350;
export const FOCUS = 500;
export const HOLD = 400;
/** While a target is aimed at, its odds come first. */
export const AIMING = 900;
/** The time to get from a thing into its help, to follow a link in it. */
export const LEAVE = 250;

export interface Anchor {
  word: string;
  element: Element;
}

export class Helper {
  /** What is explained now. */
  shown: Anchor | null = $state.raw(null);
  /** It stays until it is closed. */
  pinned = $state(false);
  /** It was opened by a finger: at the bottom of the screen, until the next tap. */
  docked = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: string | null = null;

  constructor(private readonly isAimed: (word: string) => boolean) {}

  /** The pointer is over a thing. */
  rest(anchor: Anchor): void {
    if (this.docked || this.pinned) return;
    if (this.shown?.word === anchor.word || this.waiting === anchor.word) {
      if (this.shown?.word === anchor.word) this.cancel();
      return;
    }
    this.soon(anchor, this.isAimed(anchor.word) ? AIMING : this.shown ? 0 : REST);
  }

  focus(anchor: Anchor): void {
    if (!this.pinned) this.soon(anchor, this.isAimed(anchor.word) ? AIMING : FOCUS);
  }

  /** A finger is on a thing; `held` is called once it has been there long enough. */
  hold(anchor: Anchor, held: () => void): void {
    this.cancel();
    this.timer = setTimeout(() => {
      this.docked = true;
      this.open(anchor);
      held();
    }, HOLD);
  }

  /** The pointer has left the thing and its help. */
  leave(): void {
    if (this.docked || this.pinned) return;
    this.cancel();
    if (this.shown) this.timer = setTimeout(() => this.close(), LEAVE);
  }

  /** The pointer is in the help itself. */
  stay(): void {
    this.cancel();
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }

  close(): void {
    this.cancel();
    this.shown = null;
    this.pinned = false;
    this.docked = false;
  }

  /** The next choice closes it, unless it is pinned. */
  choose(): void {
    this.cancel();
    if (!this.pinned) this.close();
  }

  pin(): boolean {
    if (!this.shown) return false;
    this.pinned = !this.pinned;
    return true;
  }

  private soon(anchor: Anchor, delay: number): void {
    this.cancel();
    this.waiting = anchor.word;
    this.timer = setTimeout(() => this.open(anchor), delay);
  }

  private open(anchor: Anchor): void {
    this.waiting = null;
    this.shown = anchor;
  }
}
