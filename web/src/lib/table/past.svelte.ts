/** What has happened at a table, as one seat saw it, and what is new since its player last had a choice. */
import type { Change, View } from '../protocol';
import { api } from '../net/api';
import { lastChosen, lastSeen, rememberChoice } from './absence';
import { Flow } from './flow.svelte';
import { standing, type Entry } from './log';
import type { Step } from './playback.svelte';

/** The most steps that are replayed. */
const MOST_SHOWN = 60;

/** An earlier moment of a finished game, which the sheet shows in place of the end. */
export interface Recalled {
  view: View;
  /** What was decided on there: it is ringed. */
  word: string | null;
  /** "Position at the turning point, round 6", and the way back. */
  text: string;
  back: string;
}

export abstract class Past extends Flow {
  /** The id of the table. */
  abstract readonly table: string;
  protected changes: Change[] = $state.raw([]);
  /** The position after the last change received, shown or not. */
  protected latest: View = {};
  /** The last change in which this seat had a choice; a forced answer is none. */
  private chosen: number | null = $state(null);
  /** Was there a choice in the decision that was sent last? */
  protected hadChoice = false;

  recalled: Recalled | null = $state.raw(null);

  /** Everything that has happened. */
  get allChanges(): Change[] {
    return this.changes;
  }

  /** Has this seat made a decision? */
  readonly hasMoved: boolean = $derived.by(() => this.changes.some((change) => change.seat === this.seat));

  /** Steps since this seat last had a choice. */
  readonly since: Change[] = $derived.by(() => {
    if (this.seat === null) return [];
    const last = this.lastChoice;
    return standing(this.changes).filter((change) => change.number > last && this.isTold(change));
  });

  /** Does the log say anything of it? */
  private isTold({ events }: Change): boolean {
    return events.some((event) => this.ui.deed?.(event, this, [])?.silent !== true);
  }

  override stepNumber(change: number): number | null {
    const at = this.since.findIndex(({ number }) => number === change);
    return at < 0 ? null : at + 1;
  }

  // The last choice.

  protected override get lastChoice(): number {
    return this.chosen ?? super.lastChoice;
  }

  /** A decision of this seat has been carried out: later changes are new, if it was a choice. */
  protected noteChoice(own: Change | undefined): void {
    if (own !== undefined && this.hadChoice && this.seat !== null) {
      rememberChoice(this.table, this.seat, own.number);
    }
    this.recallChoice();
  }

  /** What this browser knows of the seat's last choice, unless it has been undone. */
  protected recallChoice(): void {
    const known = this.seat === null ? null : lastChosen(this.table, this.seat);
    const stands = standing(this.changes).some(({ number }) => number === known);
    this.chosen = stands ? known : null;
  }

  /** Have others decided since this seat last looked? */
  protected isBehind(): boolean {
    if (this.seat === null) return false;
    const seen = lastSeen(this.table, this.seat);
    return seen !== null && this.since.some((change) => change.number > seen);
  }

  // Seen again.

  /** Shows an earlier moment of a finished game; null: its end. */
  recall(moment: Recalled | null): void {
    this.settle(moment?.view ?? this.latest, this.entries);
    this.recalled = moment;
  }

  protected override settle(view: View, entries: Entry[]): void {
    this.recalled = null;
    super.settle(view, entries);
  }

  /** Replays what has happened since. */
  playSince(): void {
    this.playAgain(this.since);
  }

  /** Replays earlier steps one by one; only the last ones if there are too many. */
  protected playAgain(steps: Change[]): void {
    const shown = steps.slice(-MOST_SHOWN);
    if (shown.length === 0 || this.playing) return;
    this.hold();
    this.traces = [];
    void this.playback.again(this.momentsOf(shown), () => this.latest);
    void this.whenShown();
  }

  /** Called when something is played back; waits for its end. */
  protected abstract whenShown(): Promise<void>;

  /** Steps with the positions before and after, as this seat saw them; none if the server does not answer. */
  private async momentsOf(changes: Change[]): Promise<Step[]> {
    const steps = standing(this.changes);
    const from = steps.indexOf(changes[0]!);
    const to = steps.indexOf(changes.at(-1)!) + 1;
    const seen = await api.replay(this.table, { seat: this.seat, from, to }).catch(() => null);
    if (seen === null) return [];
    const views = new Map(seen.moments.map(({ number, view }) => [number, view]));
    return changes.map(({ number, seat, events }): Step => {
      const at = steps.findIndex((step) => step.number === number) + 1;
      return {
        number,
        seat,
        events,
        before: views.get(at - 1) ?? this.latest,
        after: views.get(at) ?? this.latest,
      };
    });
  }
}
