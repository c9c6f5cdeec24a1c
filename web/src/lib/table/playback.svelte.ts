/**
 * Plays back changes one after another: lines of fire and trails, the dice, then the resulting position.
 * A key or a tap jumps to the end of the motion.
 */
import type { GameEvent, View } from '../protocol';

/** A change with the positions before and after, as far as they are known. */
export interface Step {
  number: number;
  seat: string | null;
  events: GameEvent[];
  before: View;
  after: View;
}

/** Where it is displayed. */
export interface Stage {
  /** Trails and lines of fire of a step. */
  trace(step: Step): void;
  isRoll(event: GameEvent): boolean;
  /** Shows the dice of an event. */
  roll(event: GameEvent): void;
  /** Adds it to the log, if it is not there yet. */
  tell(step: Step, event: GameEvent): void;
  /** The position. */
  place(view: View): void;
  /** Was it this seat's own decision? Then it need not be shown slowly. */
  isOwn(step: Step): boolean;
  /** Do two steps stand in one line of the log? Then one pause is enough for both. */
  areOne(one: Step, other: Step): boolean;
}

/** Milliseconds at a calm pace. */
const FIRE = 200;
const DICE = 1400;
const STEP = 900;
const PART = 200;

/** The progress of a playback of several steps. */
export interface Position {
  index: number;
  steps: Step[];
  step: Step;
}

export class Playback {
  /** Is there anything left to show? */
  playing = $state(false);
  paused = $state(false);
  /** Set while earlier steps are replayed. */
  position: Position | null = $state.raw(null);

  private queue: Step[] = [];
  /** The step to go on with, if it is not the next one. */
  private wanted: number | null = null;
  private endWait: (() => void) | null = null;
  private running = false;
  /** Another run has begun, or the table was left: stop the current one. */
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

  /** Replays steps that were seen or missed, each with its caption, once they are loaded. */
  async again(coming: Promise<Step[]>, last: () => View): Promise<void> {
    if (this.running) return;
    const run = this.run;
    this.running = true;
    this.playing = true;
    this.finish = () => {
      this.position = null;
      this.paused = false;
      this.stage.place(last());
      // Then play what arrived meanwhile.
      void this.work(this.run);
    };
    const steps = await coming;
    if (run !== this.run) return;
    for (let index = 0; index < steps.length; index = this.wanted ?? index + 1) {
      const step = steps[index]!;
      this.wanted = null;
      this.position = { index, steps, step };
      this.stage.place(step.before);
      await this.show(step, run, false);
      if (run !== this.run) return;
      if (this.wanted === null) await this.wait(this.pauseAfter(step, steps[index + 1]));
      while (this.paused && this.wanted === null && run === this.run) await this.pausable(Infinity);
      if (run !== this.run) return;
    }
    this.finish();
  }

  /** Goes on with another of the steps that are replayed; after the last one it ends. */
  goTo(index: number): void {
    if (this.position === null) return;
    this.wanted = Math.max(0, index);
    this.endWait?.();
  }

  /** Ends a replay of earlier steps. */
  skip(): void {
    if (this.position === null) return this.hurry();
    this.run += 1;
    this.endWait?.();
    this.finish();
  }

  /** Resolves when there is nothing left to show. */
  idle(): Promise<void> {
    return this.playing ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  private pauseAfter(step: Step, next?: Step): number {
    return next !== undefined && this.stage.areOne(step, next) ? PART : STEP;
  }

  private rest(): void {
    this.running = false;
    this.playing = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Jumps to the end of the current motion. */
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
      if (!this.stage.isOwn(step) && step.events.length > 0)
        await this.wait(this.pauseAfter(step, this.queue[0]));
      if (run !== this.run) return;
    }
    this.rest();
  }

  private async show(step: Step, run: number, told: boolean): Promise<void> {
    this.stage.trace(step);
    if (step.events.some((event) => this.stage.isRoll(event))) await this.wait(FIRE);
    else this.stage.place(step.after);
    for (const event of step.events) {
      if (run !== this.run) return;
      if (!told && this.wanted !== null) break; // another step is wanted: its dice need not be waited for
      if (told) this.stage.tell(step, event);
      if (this.stage.isRoll(event)) {
        this.stage.roll(event);
        await this.wait(DICE);
      }
    }
    if (run === this.run) this.stage.place(step.after);
  }

  /**
   * At an instant pace there is nothing to wait for, so that a state changes in one go. Nor is there in a pause, which
   * stands at the end of a step.
   */
  private async wait(time: number): Promise<void> {
    const length = this.paused ? 0 : time * this.pace();
    if (length > 0) await this.pausable(length);
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
