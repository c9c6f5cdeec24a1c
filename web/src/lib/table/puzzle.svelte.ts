/** A puzzle: one decision, which the analysis judges. */
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import type { Action, Hint, PuzzleShown } from '../protocol';
import { Session } from './session.svelte';
import { NOTHING } from './shownTable.svelte';

export class PuzzleSession extends Session {
  readonly kind = 'puzzle';
  readonly shown: PuzzleShown;
  /** What was answered, and what the analysis says of it. */
  answer: Action | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  error: unknown = $state.raw(null);

  constructor(
    ui: GameUi,
    words: Words,
    shown: PuzzleShown,
    /** Asks the analysis. */
    private readonly judge: (action: Action) => Promise<Hint>,
  ) {
    super(ui, words, shown.description);
    this.shown = shown;
    this.seat = shown.seat;
    this.again();
  }

  protected override get asks(): boolean {
    return this.answer === null;
  }

  /** The question once more. */
  again(): void {
    [this.answer, this.hint, this.error, this.picks] = [null, null, null, []];
    this.offer = this.shown.offer;
    this.settle(this.shown.offer.view, []);
  }

  protected decide(action: Action): void {
    this.answer = action;
    this.offer = { ...NOTHING, view: this.shown.offer.view };
    this.picks = [];
    // The question may have been asked once more meanwhile.
    const stands = (): boolean => this.answer === action;
    this.judge(action).then(
      (hint) => stands() && (this.hint = hint),
      (fault) => stands() && (this.error = fault),
    );
  }

  undo(): void {
    this.again();
  }

  /** What is not offered cannot be answered; the page says no more. */
  why(_actions: Action[], _anchor?: string): void {
    this.dismiss();
  }
}
