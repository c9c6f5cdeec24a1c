/**
 * Shows what happened, one change after the other: the lines of fire and trails, the dice, then the
 * position it led to. A key or a tap ends the motion at its last frame.
 */
import type { Happening, View } from '../protocol';

/** One change with the positions around it, as far as they are known. */
export interface Step {
  number: number;
  seat: string | null;
  events: Happening[];
  before: View;
  after: View;
}

/** Where it is shown. */
export interface Stage {
  /** Trails and lines of fire of a step. */
  trace(step: Step): void;
  isRoll(event: Happening): boolean;
  /** Shows the dice of an event. */
  roll(event: Happening): void;
  /** Told in the log, if it has not been told before. */
  tell(step: Step, event: Happening): void;
  /** The position. */
  place(view: View): void;
  /** Was it this seat's own decision? Then nobody needs time to see it. */
  isOwn(step: Step): boolean;
}

/** Milliseconds at a calm pace (style.md 5 and 9). */
const FIRE = 200;
const DICE = 1400;
const STEP = 900;

/** Where a playback of several steps is. */
export interface Position {
  index: number;
  count: number;
  step: Step;
}

export class Playback {
  /** Something is still to be seen. */
  playing = $state(false);
  paused = $state(false);
  /** Set while steps of before are shown once more. */
  position: Position | null = $state.raw(null);

  private queue: Step[] = [];
  private endWait: (() => void) | null = null;
  private running = false;
  /** Another run has begun, or the table was left: what is under way stops. */
  private run = 0;
  private finish = (): void => {};
  private waiting: (() => void)[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly pace: () => number,
  ) {}

  /** Shows steps as they come in. */
  add(steps: Step[]): void {
    this.queue.push(...steps);
    if (!this.running) void this.work(this.run);
  }

  /** Shows steps that have been seen or missed before, each with its caption, once they are here. */
  async again(coming: Promise<Step[]>, last: () => View): Promise<void> {
    if (this.running) return;
    const run = this.run;
    this.running = true;
    this.playing = true;
    this.finish = () => {
      this.position = null;
      this.paused = false;
      this.stage.place(last());
      // What came in meanwhile follows.
      void this.work(this.run);
    };
    const steps = await coming;
    if (run !== this.run) return;
    for (const [index, step] of steps.entries()) {
      this.position = { index, count: steps.length, step };
      this.stage.place(step.before);
      await this.show(step, run, false);
      if (run !== this.run) return;
      await this.wait(STEP, run);
      if (run !== this.run) return;
    }
    this.finish();
  }

  /** Leaves the steps that are shown once more. */
  skip(): void {
    if (this.position === null) return this.hurry();
    this.run += 1;
    this.endWait?.();
    this.finish();
  }

  /** When there is nothing left to be seen. */
  idle(): Promise<void> {
    return this.playing ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  private rest(): void {
    this.running = false;
    this.playing = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Ends the motion under way at its last frame. */
  hurry(): void {
    if (!this.paused) this.endWait?.();
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.endWait?.();
  }

  /** Drops everything that is still to be shown. */
  stop(): void {
    this.run += 1;
    this.queue = [];
    this.paused = false;
    this.position = null;
    this.endWait?.();
    this.rest();
  }

  private async work(run: number): Promise<void> {
    this.running = true;
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      await this.show(step, run, true);
      if (run !== this.run) return;
      if (!this.stage.isOwn(step) && step.events.length > 0) await this.wait(STEP, run);
      if (run !== this.run) return;
    }
    this.rest();
  }

  private async show(step: Step, run: number, told: boolean): Promise<void> {
    this.stage.trace(step);
    if (step.events.some((event) => this.stage.isRoll(event))) await this.wait(FIRE, run);
    else this.stage.place(step.after);
    for (const event of step.events) {
      if (run !== this.run) return;
      if (told) this.stage.tell(step, event);
      if (this.stage.isRoll(event)) {
        this.stage.roll(event);
        await this.wait(DICE, run);
      }
    }
    if (run === this.run) this.stage.place(step.after);
  }

  /** Nothing to wait for at an instant pace, so that a state changes in one go. */
  private async wait(time: number, run: number): Promise<void> {
    const length = time * this.pace();
    if (length === 0 && !this.paused) return;
    await this.pausable(length);
    while (this.paused && run === this.run) await this.pausable(Infinity);
  }

  private pausable(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = length === Infinity ? undefined : setTimeout(() => this.endWait?.(), length);
      this.endWait = () => {
        clearTimeout(timer);
        this.endWait = null;
        resolve();
      };
    });
  }
}
