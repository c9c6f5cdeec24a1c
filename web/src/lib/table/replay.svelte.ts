/** A game of before, move by move, through the eyes of a seat. Positions come in pieces as needed. */
import type { Action, Description, Moment, Summary } from '../protocol';
import type { Face } from '../face';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { pace } from '../settings.svelte';
import { entriesOf, type Entry } from './log';
import { Session } from './session.svelte';

/** So many moments are asked for at a time. */
const CHUNK = 40;
/** Milliseconds between two moves at single speed. */
const STEP = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Events that a mark on the bar stands for: points, medals, losses of whole units, the end. */
const TURNING = new Set([
  'controlled',
  'eliminated',
  'counter-removed',
  'objective-taken',
  'exited',
  'game-over',
]);

export interface BarMark {
  at: number;
  side: string | null;
}

export class Replay extends Session {
  readonly kind = 'replay';
  readonly table: string;
  at = $state(0);
  length = $state(0);
  running = $state(false);
  speed: number = $state(1);
  loading = $state(false);
  failed: string | null = $state(null);

  private moments: Map<number, Moment> = $state.raw(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(face: Face, words: Words, description: Description, summary: Summary) {
    super(face, words, description);
    this.summary = summary;
    this.table = summary.table;
  }

  /** Through whose eyes: of a running game only those of an own seat, or a spectator's. */
  async lookAs(seat: string | null): Promise<void> {
    this.stop();
    this.seat = seat;
    this.moments = new Map();
    await this.goTo(this.at);
  }

  /** The position after so many moves. One move forward is shown in motion. */
  async goTo(wanted: number): Promise<void> {
    if (!(await this.load(wanted))) return;
    const at = Math.max(0, Math.min(wanted, this.length));
    const moment = this.moments.get(at);
    if (moment === undefined) return;
    const before = at === this.at + 1 ? this.moments.get(this.at) : undefined;
    this.at = at;
    if (before) {
      this.settle(before.view, this.entriesUpTo(at - 1));
      this.playback.add([{ ...moment, number: at, before: before.view, after: moment.view }]);
    } else {
      this.settle(moment.view, this.entriesUpTo(at));
    }
  }

  play(): void {
    if (this.at >= this.length) void this.goTo(0).then(() => this.tick());
    else this.tick();
    this.running = true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      async () => {
        await this.goTo(this.at + 1);
        if (!this.running) return;
        if (this.at < this.length) this.tick();
        else this.stop();
      },
      (STEP * Math.max(pace(), 0.25)) / this.speed,
    );
  }

  /** Loads what is needed to be at a move: all before it too, for the log. */
  private async load(wanted: number): Promise<boolean> {
    const missing = this.firstMissing(wanted);
    if (missing === null) return true;
    this.loading = true;
    try {
      for (let from = missing; from <= wanted || this.moments.size === 0; from += CHUNK) {
        const seat = this.seat;
        const { length, moments } = await api.replay(this.table, { seat, from, to: from + CHUNK - 1 });
        if (seat !== this.seat) return false;
        this.length = length;
        this.moments = new Map([...this.moments, ...moments.map((each) => [each.number, each] as const)]);
        if (moments.length === 0 || from + CHUNK > length) break;
      }
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.loading = false;
    }
  }

  private firstMissing(wanted: number): number | null {
    for (let at = 0; at <= wanted; at += 1) if (!this.moments.has(at)) return at;
    return null;
  }

  private entriesUpTo(at: number): Entry[] {
    const entries: Entry[] = [];
    for (let number = 1; number <= at; number += 1) {
      const moment = this.moments.get(number);
      if (moment) entries.push(...entriesOf({ number, seat: moment.seat ?? '', events: moment.events }));
    }
    return entries;
  }

  /** Points, losses and the end, as far as the moves have been loaded. */
  readonly marks: BarMark[] = $derived.by(() =>
    [...this.moments.values()].flatMap((moment) => {
      const event = moment.events.find((each) => TURNING.has(each.key));
      if (!event) return [];
      const side = event.params.side;
      return [{ at: moment.number, side: typeof side === 'string' ? side : this.sideOfSeat(moment.seat) }];
    }),
  );

  readonly notation: string = $derived.by(() => this.moments.get(this.at)?.notation ?? '');

  protected decide(_action: Action): void {}
  undo(): void {}
  why(_actions: Action[]): void {}
}
