/**
 * The table as one seat plays it: what has been chosen so far, and what happens next. Its three subclasses
 * `live`, `replay` and `lesson` decide where positions come from and where decisions go.
 */
import type { Action, Refusal } from '../protocol';
import { settings } from '../settings.svelte';
import { AskedTable } from './askedTable.svelte';
import { inOrder, isComplete, pick, without } from './asking';
import type { TableSession } from './tableSession';

/** The first words of an action. */
const wordsOf = (verb: string, word: string, by?: string): Action =>
  by === undefined ? [verb, word] : [verb, word, by];

export abstract class Session extends AskedTable implements TableSession {
  allows(word: string, verb: string, by?: string): boolean {
    const words = wordsOf(verb, word, by);
    return this.deciding && this.offer.legal.some((action) => words.every((each, i) => action[i] === each));
  }

  pick(word: string): void {
    this.dismiss();
    if (!this.deciding) return;
    const means = [word, ...this.ui.aliases(word, this)];
    if (this.aim !== null && means.includes(this.aim)) return this.commit();
    const picks = pick(this.choosable, this.picks, means, this.style);
    const plan = picks === null || !picks.includes(word) ? this.planOf(word) : null;
    if (plan !== null) return this.follow(plan);
    if (picks === null && this.picks.length === 0 && this.pickUp(means)) return;
    if (picks === null) return this.why(this.guessActions(word), word);
    // A second click on what is chosen cancels it.
    const again = picks.every((each, i) => each === this.picks[i]);
    this.choose(again ? picks.slice(0, -1) : picks);
  }

  pickVerb(word: string, verb: string, by?: string): void {
    this.dismiss();
    if (!this.deciding) return;
    const order = inOrder(wordsOf(verb, word, by));
    if (this.allows(word, verb, by)) this.choose(order);
    else this.why(this.ui.guessActions(order, word, this.offer.legal, this), word);
  }

  /** The rest of a plan; a table without further decisions does only its first action. */
  protected plan: Action[] = [];

  follow(plan: Action[]): void {
    const [first, ...rest] = plan;
    if (!this.deciding || first === undefined) return;
    this.dismiss();
    this.plan = rest;
    this.decide(this.legalOf(first));
  }

  /** Picks up what these words mean, if it can be placed again. */
  protected pickUp(_means: string[]): boolean {
    return false;
  }

  private guessActions(word: string): Action[] {
    return this.ui.guessActions(this.asking.chosen, word, this.offer.legal, this);
  }

  /** Takes these picks, and carries out the action if it is complete. */
  protected choose(picks: string[]): void {
    this.picks = picks;
    this.diceOut = false;
    const { asking } = this;
    if (picks.length === 0 || asking.action === null || !isComplete(asking)) return;
    const waits = this.sealing || (asking.armed && !(settings.fast && this.waits(asking.action)));
    if (!waits) this.commit();
  }

  /** Chooses a complete action by its words in the order of asking, and carries it out or arms it. */
  choosePath(order: string[]): void {
    this.dismiss();
    if (!this.deciding) return;
    this.choose(order);
    if (this.asking.action !== null && !isComplete(this.asking)) this.commit();
  }

  /** Removes a chip and all that follow. */
  takeBack(index: number): void {
    this.dismiss();
    this.picks = without(this.choosable, this.picks, index, this.style);
  }

  back(): void {
    if (this.remark !== null) this.dismiss();
    else this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.dismiss();
    this.picks = [];
  }

  hover(word: string | null): void {
    this.hovered = word;
  }

  commit(): void {
    const { action } = this.asking;
    if (!this.deciding || action === null) return;
    this.dismiss();
    this.plan = [];
    this.decide(this.legalOf(action));
  }

  /** Does nothing with what has been chosen. */
  doNothing(): void {
    if (this.idle === null) return;
    this.dismiss();
    this.plan = [];
    this.decide(this.idle);
  }

  /** Asks why the thing in focus or under the pointer cannot be chosen. */
  whyNot(word: string): void {
    if (this.deciding) this.why(this.guessActions(word), word);
  }

  dismiss(): void {
    this.remark = null;
    this.refusal = null;
  }

  protected refuse(refusal: Refusal, anchor: string | null): void {
    this.refusal = refusal;
    const { text, rule } = this.words.refusal(refusal);
    const more = this.ui.because?.(refusal, this);
    this.remark = { text: more ? `${text} ${more}` : text, rule, anchor };
  }

  /** A decision has been made. */
  protected abstract decide(action: Action): void;
  abstract undo(): void;
  abstract why(actions: Action[], anchor?: string): void;
}
