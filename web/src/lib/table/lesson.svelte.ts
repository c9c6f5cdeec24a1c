/** The guided first game: a scripted game in which each step wants one action. */
import type { Action, LessonStep } from '../protocol';
import type { GameUi } from '../gameUi';
import type { Sign } from '../drawing';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { inOrder } from './asking';
import { entriesOf } from './log';
import type { Step } from './playback.svelte';
import { Session } from './session.svelte';

export class Lesson extends Session {
  readonly kind = 'lesson';
  readonly game: string;
  step: LessonStep = $state.raw()!;
  failed = $state(false);
  /** The steps so far, including this one. */
  private readonly read: LessonStep[] = [];

  constructor(ui: GameUi, words: Words, first: LessonStep, game: string) {
    super(ui, words, first.description);
    this.game = game;
    this.enter(first);
    this.settle(first.offer.view, this.told(first));
  }

  readonly atEnd: boolean = $derived.by(() => this.step.beat >= this.step.beats);
  /** Nothing is wanted here: the player reads and continues. */
  readonly readsOn: boolean = $derived.by(() => this.step.wanted.length === 0);

  protected override get asks(): boolean {
    return !this.readsOn;
  }

  async next(): Promise<void> {
    if (this.atEnd || this.sending || this.playing) return;
    const next = await this.fetch(this.step.beat + 1);
    if (next === null) return;
    let before = this.view;
    const played = next.moments.map(({ number, seat, events, view }): Step => {
      const step = { number, seat, events, before, after: view };
      before = view;
      return step;
    });
    this.enter(next);
    if (played.length > 0) this.playback.add(played);
    else this.place(next.offer.view);
  }

  /** Back to an earlier step, which is already loaded. */
  previous(): void {
    const previous = this.read[this.step.beat - 2];
    if (previous === undefined || this.sending) return;
    this.read.length = previous.beat - 1;
    const known = this.read.flatMap((each) => this.told(each));
    this.enter(previous);
    this.settle(previous.offer.view, [...known, ...this.told(previous)]);
  }

  /** One step at a time, even if the button is pressed twice. */
  private async fetch(number: number): Promise<LessonStep | null> {
    this.sending = true;
    try {
      const found = await api.lessonStep(this.game, number);
      this.failed = false;
      return found;
    } catch {
      this.failed = true;
      return null;
    } finally {
      this.sending = false;
    }
  }

  private enter(step: LessonStep): void {
    this.read.push(step);
    this.step = step;
    this.seat = step.seat;
    this.offer = step.offer;
    this.picks = [];
    this.dismiss();
  }

  private told(step: LessonStep) {
    return step.moments.flatMap(({ number, seat, events }) =>
      entriesOf({ number, seat: seat ?? '', events }),
    );
  }

  // Only what is wanted is highlighted and can be chosen.

  private get wantedOrder(): string[] {
    return inOrder(this.step.wanted);
  }

  override sign(word: string): Sign | null {
    const sign = super.sign(word);
    if (sign === null || sign.state === 'selected' || sign.state === 'armed' || sign.state === 'refused')
      return sign;
    const means = [word, ...this.ui.aliases(word, this)];
    return means.some((name) => this.wantedOrder.includes(name)) ? sign : null;
  }

  override offers(word: string): boolean {
    return this.wantedOrder.includes(word);
  }

  override allows(word: string, verb: string, by?: string): boolean {
    const [wantedVerb, wantedThing, next] = this.step.wanted;
    const fits = verb === wantedVerb && word === wantedThing && (by === undefined || by === next);
    return super.allows(word, verb, by) && fits;
  }

  protected override aims(action: Action): boolean {
    return action[0] === this.step.wanted[0];
  }

  protected override choose(picks: string[]): void {
    const before = this.picks;
    this.picks = picks;
    const wanted = this.asking.byVerb ? this.step.wanted : this.wantedOrder;
    const fits = this.asking.chosen.every((word, i) => word === wanted[i]);
    this.picks = before;
    if (!fits) return this.remind(picks.at(-1) ?? null);
    super.choose(picks);
    // The lesson knows where the action ends: the player need not choose "stop here".
    if (!this.sending && !this.asking.armed && this.isWanted(this.asking.action)) this.commit();
  }

  private isWanted(action: Action | null): boolean {
    return action !== null && action.join(' ') === this.step.wanted.join(' ');
  }

  private remind(anchor: string | null): void {
    const action = this.words.action(this.step.wanted);
    this.remark = { text: this.words.text('ui-lesson-wants', { action }), rule: null, anchor };
  }

  protected decide(action: Action): void {
    if (this.isWanted(action)) void this.next();
    else this.remind(null);
  }

  undo(): void {
    this.previous();
  }

  /** Whatever else is legal here, the lesson wants one action. */
  why(_actions: Action[], anchor?: string): void {
    this.remind(anchor ?? null);
  }
}
