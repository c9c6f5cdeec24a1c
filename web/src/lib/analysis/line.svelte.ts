/** A line of one's own from a decision of a finished game: both sides are played on the board, and judged. */
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import type { Action, Description, Hint, LineMove, LineTold, LineWish, Summary } from '../protocol';
import { Session } from '../table/session.svelte';
import { askLine, judgeLine } from './source';
import { tellIn } from './telling';

/** A move of the line, and what the analysis says of it. */
export interface Tried {
  move: LineMove;
  side: string;
  text: string;
  hint: Hint | null;
  fault: unknown;
  /** Is it still to be judged? What was the only possible move is not. */
  waits: boolean;
}

export class LineSession extends Session {
  readonly kind = 'line';
  readonly table: string;
  tried: Tried[] = $state.raw([]);
  error: unknown = $state.raw(null);
  /** Where the line leads, after each of its moves and before the first one. */
  private told: LineTold[] = [];
  private judging = false;
  private left = false;

  constructor(
    ui: GameUi,
    words: Words,
    description: Description,
    summary: Summary,
    private readonly from: Omit<LineWish, 'moves'>,
  ) {
    super(ui, words, description);
    this.summary = summary;
    this.table = summary.table;
  }

  /** The decision it branches off from, counted from 1. */
  get step(): number {
    return this.from.at + 1;
  }

  /** The first move is made at once, if there is one. */
  async begin(first: LineMove | null): Promise<void> {
    this.told = [await askLine(this.table, this.from)];
    this.enter(0);
    if (first) await this.make(first);
  }

  protected decide(action: Action): void {
    if (this.seat !== null) void this.make({ seat: this.seat, action });
  }

  /** Takes back the last move. */
  undo(): void {
    if (this.tried.length === 0 || this.sending || this.playing) return;
    this.tried = this.tried.slice(0, -1);
    this.told.pop();
    this.error = null;
    this.enter(this.tried.length);
  }

  /** What is not offered cannot be tried; the page says no more. */
  why(_actions: Action[], _anchor?: string): void {
    this.dismiss();
  }

  /** Nobody looks at it any more. */
  leave(): void {
    this.left = true;
    this.playback.stop();
  }

  /** A move that would have been better, in words; null if there was none. */
  betterThan(one: Tried): string | null {
    const { hint, move } = one;
    const best = hint?.candidates[0]?.action;
    const wrong = hint?.judgement && hint.judgement !== 'best' && hint.judgement !== 'fine';
    if (!wrong || !best || best.join(' ') === move.action.join(' ')) return null;
    return this.textOf(this.tried.indexOf(one), best);
  }

  /** Both sides are the player's own. */
  override isOwn(): boolean {
    return true;
  }

  private textOf(number: number, action: Action): string {
    return tellIn(this.told[number]!.offer.view, action, this);
  }

  /** Shows the question after so many moves. */
  private enter(count: number): void {
    const { seat, offer } = this.told[count]!;
    if (seat !== null) this.seat = seat;
    [this.offer, this.picks] = [offer, []];
    this.settle(
      offer.view,
      this.entries.filter((entry) => entry.number <= this.from.at + count),
    );
  }

  private async make(move: LineMove): Promise<void> {
    const number = this.tried.length;
    [this.sending, this.error] = [true, null];
    try {
      const moves = [...this.tried.map((each) => each.move), move];
      const told = await askLine(this.table, { ...this.from, moves });
      const { seat, events, view } = told.moment!;
      this.tried = [
        ...this.tried,
        {
          move,
          side: this.sideOfSeat(move.seat) ?? '',
          text: this.textOf(number, move.action),
          hint: null,
          fault: null,
          waits: this.told[number]!.offer.legal.length > 1,
        },
      ];
      this.told.push(told);
      this.playback.add([
        { number: this.from.at + number + 1, seat, events, before: this.view, after: view },
      ]);
      await this.playback.idle();
      if (this.left) return;
      const { traces } = this;
      this.enter(number + 1);
      this.traces = traces;
      void this.judge();
    } catch (fault) {
      this.error = fault;
      this.picks = [];
    } finally {
      this.sending = false;
    }
  }

  /** One move after the other: an address has one hint at a time. */
  private async judge(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    for (let one = this.waiting(); one && !this.left; one = this.waiting()) {
      const moves = this.tried.slice(0, this.tried.indexOf(one) + 1).map(({ move }) => move);
      const news = await judgeLine(this.table, { ...this.from, moves }).then(
        (hint) => ({ hint }),
        (fault: unknown) => ({ fault }),
      );
      this.tried = this.tried.map((each) => (each === one ? { ...each, ...news, waits: false } : each));
    }
    this.judging = false;
  }

  private waiting(): Tried | undefined {
    return this.tried.find((each) => each.waits);
  }
}
