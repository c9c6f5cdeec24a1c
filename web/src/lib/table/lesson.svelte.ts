/** The guided first game: a scripted game in which each beat asks for one thing. */
import type { Action, Beat } from '../protocol';
import type { Face } from '../face';
import type { Sign } from '../scene';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { inOrder } from './asking';
import { entriesOf } from './log';
import type { Step } from './playback.svelte';
import { Session } from './session.svelte';

export class Lesson extends Session {
  readonly kind = 'lesson';
  readonly game: string;
  beat: Beat = $state.raw()!;
  failed = $state(false);
  /** The beats so far, this one too. */
  private readonly read: Beat[] = [];

  constructor(face: Face, words: Words, first: Beat, game: string) {
    super(face, words, first.description);
    this.game = game;
    this.enter(first);
    this.settle(first.offer.view, this.told(first));
  }

  readonly atEnd: boolean = $derived.by(() => this.beat.beat >= this.beat.beats);
  /** Nothing is asked here: one reads, and goes on. */
  readonly readsOn: boolean = $derived.by(() => this.beat.wanted.length === 0);

  protected override get asks(): boolean {
    return !this.readsOn;
  }

  async next(): Promise<void> {
    if (this.atEnd || this.sending || this.playing) return;
    const beat = await this.fetch(this.beat.beat + 1);
    if (beat === null) return;
    let before = this.view;
    const steps = beat.moments.map((moment): Step => {
      const step = {
        number: moment.number,
        seat: moment.seat,
        events: moment.events,
        before,
        after: moment.view,
      };
      before = moment.view;
      return step;
    });
    this.enter(beat);
    if (steps.length > 0) this.playback.add(steps);
    else this.place(beat.offer.view);
  }

  /** Back to a beat that has been read: what it told is known. */
  previous(): void {
    const beat = this.read[this.beat.beat - 2];
    if (beat === undefined || this.sending) return;
    this.read.length = beat.beat - 1;
    const known = this.read.flatMap((each) => this.told(each));
    this.enter(beat);
    this.settle(beat.offer.view, [...known, ...this.told(beat)]);
  }

  /** One beat at a time: whoever presses twice goes on once. */
  private async fetch(beat: number): Promise<Beat | null> {
    this.sending = true;
    try {
      const found = await api.beat(this.game, beat);
      this.failed = false;
      return found;
    } catch {
      this.failed = true;
      return null;
    } finally {
      this.sending = false;
    }
  }

  private enter(beat: Beat): void {
    this.read.push(beat);
    this.beat = beat;
    this.seat = beat.seat;
    this.offer = beat.offer;
    this.picks = [];
    this.dismiss();
  }

  private told(beat: Beat) {
    return beat.moments.flatMap((moment) =>
      entriesOf({ number: moment.number, seat: moment.seat ?? '', events: moment.events }),
    );
  }

  // Only what is asked for is lit, and only that can be chosen.

  private get wantedOrder(): string[] {
    return inOrder(this.beat.wanted);
  }

  override sign(word: string): Sign | null {
    const sign = super.sign(word);
    if (sign === null || sign.state === 'selected' || sign.state === 'armed' || sign.state === 'refused')
      return sign;
    const means = [word, ...this.face.standsFor(word, this.view, this.description)];
    return means.some((name) => this.wantedOrder.includes(name)) ? sign : null;
  }

  override offers(word: string): boolean {
    return this.wantedOrder.includes(word);
  }

  override allows(word: string, verb: string, by?: string): boolean {
    const [wantedVerb, wantedThing, next] = this.beat.wanted;
    const fits = verb === wantedVerb && word === wantedThing && (by === undefined || by === next);
    return super.allows(word, verb, by) && fits;
  }

  protected override aims(action: Action): boolean {
    return action[0] === this.beat.wanted[0];
  }

  protected override choose(picks: string[]): void {
    const before = this.picks;
    this.picks = picks;
    const wanted = this.asking.byVerb ? this.beat.wanted : this.wantedOrder;
    const fits = this.asking.chosen.every((word, i) => word === wanted[i]);
    this.picks = before;
    if (!fits) return this.remind(picks.at(-1) ?? null);
    super.choose(picks);
    // The lesson knows where the action ends: nobody has to say "stop here".
    if (!this.sending && !this.asking.armed && this.isWanted(this.asking.action)) this.commit();
  }

  private isWanted(action: Action | null): boolean {
    return action !== null && action.join(' ') === this.beat.wanted.join(' ');
  }

  private remind(anchor: string | null): void {
    const action = this.words.action(this.beat.wanted);
    this.remark = { text: this.words.text('ui-lesson-wants', { action }), rule: null, anchor };
  }

  protected decide(action: Action): void {
    if (this.isWanted(action)) void this.next();
    else this.remind(null);
  }

  undo(): void {
    this.previous();
  }

  /** Whatever else the rules say here, the lesson asks for one thing. */
  why(_actions: Action[], anchor?: string): void {
    this.remind(anchor ?? null);
  }
}
