/** A past game, move by move, as one seat saw it. Positions are loaded in chunks as needed. */
import type { Action, Description, ReplayFrame, Summary, View } from '../protocol';
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { pace } from '../settings.svelte';
import { entriesOf, type Entry } from './log';
import { Session } from './session.svelte';

/** The number of frames per request. */
const CHUNK = 40;
/** Milliseconds between two moves at normal speed. */
const STEP = 900;
/** The event that every game ends with. */
const OVER = 'game-over';
export const SPEEDS = [0.5, 1, 2, 4] as const;

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

  private frames: Map<number, ReplayFrame> = $state.raw(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ui: GameUi, words: Words, description: Description, summary: Summary) {
    super(ui, words, description);
    this.summary = summary;
    this.table = summary.table;
  }

  /** The point of view: in a running game, only the player's own seats or a spectator's. */
  async lookAs(seat: string | null): Promise<void> {
    this.stop();
    this.seat = seat;
    this.frames = new Map();
    await this.goTo(this.at);
  }

  /** The position after a number of moves. One move forward is animated. */
  async goTo(wanted: number): Promise<void> {
    if (!(await this.load(wanted))) return;
    const at = Math.max(0, Math.min(wanted, this.length));
    const frame = this.frames.get(at);
    if (frame === undefined) return;
    const before = at === this.at + 1 ? this.frames.get(this.at) : undefined;
    this.at = at;
    if (before) {
      this.settle(before.view, this.entriesUpTo(at - 1));
      this.playback.add([{ ...frame, number: at, before: before.view, after: frame.view }]);
    } else {
      this.settle(frame.view, this.entriesUpTo(at));
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
    this.timer = setTimeout(() => void this.advance(), (STEP * Math.max(pace(), 0.25)) / this.speed);
  }

  private async advance(): Promise<void> {
    await this.goTo(this.at + 1);
    if (!this.running) return;
    if (this.at < this.length) this.tick();
    else this.stop();
  }

  /** Loads everything up to a move, including all earlier moves for the log. */
  private async load(wanted: number): Promise<boolean> {
    const missing = this.firstMissing(wanted);
    if (missing === null) return true;
    this.loading = true;
    try {
      for (let from = missing; from <= wanted || this.frames.size === 0; from += CHUNK) {
        const seat = this.seat;
        const { length, moments } = await api.replay(this.table, { seat, from, to: from + CHUNK - 1 });
        if (seat !== this.seat) return false;
        this.length = length;
        this.frames = new Map([...this.frames, ...moments.map((each) => [each.number, each] as const)]);
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

  /** The position after a number of moves, if it has been loaded. */
  protected viewAt(at: number): View {
    return this.frames.get(at)?.view ?? null;
  }

  /** Loads the rest in the background, in chunks as large as the server gives them. */
  protected async loadRest(): Promise<void> {
    const seat = this.seat;
    for (;;) {
      const from = this.firstMissing(this.length);
      if (from === null) return;
      const { moments } = await api.replay(this.table, { seat, from, to: this.length });
      if (seat !== this.seat || moments.length === 0) return;
      this.frames = new Map([...this.frames, ...moments.map((each) => [each.number, each] as const)]);
    }
  }

  private firstMissing(wanted: number): number | null {
    for (let at = 0; at <= wanted; at += 1) if (!this.frames.has(at)) return at;
    return null;
  }

  private entriesUpTo(at: number): Entry[] {
    const entries: Entry[] = [];
    for (let number = 1; number <= at; number += 1) {
      const frame = this.frames.get(number);
      if (frame) entries.push(...entriesOf({ number, seat: frame.seat ?? '', events: frame.events }));
    }
    return entries;
  }

  /** Points, losses and the end, as far as moves have been loaded. */
  readonly marks: BarMark[] = $derived.by(() =>
    [...this.frames.values()].flatMap((frame) => {
      const event = frame.events.find((each) => this.ui.landmarks?.has(each.key) || each.key === OVER);
      if (!event) return [];
      const side = event.params.side;
      return [{ at: frame.number, side: typeof side === 'string' ? side : this.sideOfSeat(frame.seat) }];
    }),
  );

  readonly notation: string = $derived.by(() => this.frames.get(this.at)?.notation ?? '');

  protected decide(_action: Action): void {}
  undo(): void {}
  why(_actions: Action[]): void {}
}
