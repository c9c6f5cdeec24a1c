/** What one seat is shown of a table: the sheet with its pieces, the log, the dice, the playback. */
import type { Chair, Description, GameEvent, Offer, Outcome, Prompt, Summary, View } from '../protocol';
import type { Deed, GameUi, Roll } from '../gameUi';
import type { Piece, Sheet, Trace } from '../drawing';
import { learnSides } from '../../design/sides.svelte';
import { Kinds } from '../kinds';
import type { Part, Words } from '../language/words';
import type { Scene } from '../scene';
import { pace } from '../settings.svelte';
import { play } from '../sound';
import { idOf } from './asking';
import { lineOf, sideOf, type Entry } from './log';
import { Playback, type Stage, type Step } from './playback.svelte';
import type { LogLine } from './tableSession';

export const NOTHING: Offer = {
  view: {},
  prompt: null,
  legal: [],
  odds: {},
  guides: {},
  undo: { may: false, why: 'undo-nothing', sealed: false, asks: false },
  fill: false,
  outcome: null,
  ask: [],
};

export abstract class ShownTable implements Scene, Stage {
  abstract readonly kind: 'live' | 'replay' | 'lesson' | 'puzzle' | 'line';
  readonly ui: GameUi;
  words: Words = $state.raw()!;
  summary: Summary | null = $state.raw(null);
  description: Description = $state.raw()!;
  seat: string | null = $state(null);
  offer: Offer = $state.raw(NOTHING);
  view: View = $state.raw({});
  traces: Trace[] = $state.raw([]);
  /** The decision is being sent. */
  sending = $state(false);

  protected entries: Entry[] = $state.raw([]);
  private rolled: GameEvent | null = $state.raw(null);
  /** The dice have just been rolled, and nothing has been chosen since. */
  diceOut = $state(false);
  private spoken = new WeakMap<GameEvent, { parts: Part[]; deed: Deed; roll: Roll | null }>();
  /** Rolls as they were told when the dice fell. */
  private fallen = new WeakMap<GameEvent, Roll | null>();
  /** What is pointed at in the log or a question: it is ringed on the map. */
  looked: string | null = $state(null);

  readonly playback = new Playback(this, pace);

  constructor(ui: GameUi, words: Words, description: Description) {
    this.ui = ui;
    this.describe(description, words);
  }

  /** Sets the words of another language, or another description. */
  describe(description: Description, words: Words = this.words): void {
    words.learn(description, this.ui.naming?.(description));
    words.locate((unit) => this.placeName(this.standing.get(unit)));
    learnSides(description.sides, words);
    this.spoken = new WeakMap();
    this.fallen = new WeakMap();
    this.words = words;
    this.description = description;
  }

  readonly kinds: Kinds = $derived.by(() => new Kinds(this.description.kinds));
  readonly sheet: Sheet = $derived.by(() => this.ui.sheet(this));
  readonly pieces: Piece[] = $derived.by(() => this.piecesOf(this.view));
  readonly side: string | null = $derived.by(() => this.sideOfSeat(this.seat));
  readonly playing: boolean = $derived.by(() => this.playback.playing);
  readonly prompt: Prompt | null = $derived.by(() => (this.playing ? null : this.offer.prompt));
  readonly outcome: Outcome | null = $derived.by(() => (this.playing ? null : this.offer.outcome));
  readonly deciding: boolean = $derived.by(
    () =>
      this.seat !== null &&
      this.asks &&
      !this.playing &&
      !this.sending &&
      this.offer.outcome === null &&
      this.offer.ask.includes(this.seat),
  );
  readonly lastRoll: Roll | null = $derived.by(() =>
    this.rolled === null ? null : this.rollOf(this.rolled),
  );
  /** The number of the last change in which this seat had a choice; later ones are new. */
  protected get lastChoice(): number {
    return this.entries.findLast((entry) => entry.seat === this.seat)?.number ?? 0;
  }
  /** The places of units, in games that name units by them. */
  private readonly standing: ReadonlyMap<string, string> = $derived.by(
    () => new Map(Object.keys(this.view).length ? this.ui.whereabouts?.standing(this.view) : []),
  );
  readonly log: LogLine[] = $derived.by(() => {
    const sides = this.sides;
    const last = this.lastChoice;
    const opening: View = this.description.opening ?? {};
    const places = new Map(Object.keys(opening).length ? this.ui.whereabouts?.standing(opening) : []);
    return this.entries.map((entry, at, all) => {
      const { parts, deed } = this.tellOf(entry.event, places, () => stepBefore(all, at));
      this.ui.whereabouts?.follow(entry.event, places);
      const side = sideOf(entry, sides, (seat) => this.sideOfSeat(seat));
      return lineOf(entry, parts, side, this.seat !== null && entry.number > last, deed);
    });
  });

  /** With units where they stood then: the target may be gone. */
  private rollOf(event: GameEvent): Roll | null {
    const fallen = this.fallen.get(event);
    if (fallen !== undefined) return fallen;
    void this.log;
    return this.spoken.get(event)?.roll ?? this.ui.roll(event, this);
  }

  private placeName(place: string | undefined): string | null {
    return place === undefined ? null : this.words.name(this.kinds.nameOf(place), idOf(place));
  }

  /** Does this table ask for decisions? */
  protected get asks(): boolean {
    return true;
  }

  get sides(): string[] {
    return this.ui
      .plates({ description: this.description, view: this.offer.view, words: this.words })
      .map((plate) => plate.side);
  }

  chair(side: string): Chair | null {
    const chairs = this.summary?.seats.filter((each) => each.side === side) ?? [];
    return chairs.find((each) => each.mine) ?? chairs[0] ?? null;
  }

  sideOfSeat(seat: string | null): string | null {
    if (seat === null) return null;
    return this.summary?.seats.find((each) => each.seat === seat)?.side ?? seat.split('-')[0] ?? null;
  }

  private piecesOf(view: View): Piece[] {
    if (Object.keys(view).length === 0) return [];
    return this.ui.pieces(this.sheet, { description: this.description, view, words: this.words });
  }

  /** An event in words, with units where they stood then. */
  private tellOf(
    event: GameEvent,
    places: ReadonlyMap<string, string>,
    before: () => GameEvent[],
  ): { parts: Part[]; deed: Deed; roll: Roll | null } {
    let found = this.spoken.get(event);
    if (found === undefined) {
      const { words } = this;
      found = words.during(this.whereIn(event, places), () => ({
        parts: words.parts(() => words.event(event)),
        deed: this.ui.deed?.(event, this, before()) ?? {},
        roll: this.ui.roll(event, this),
      }));
      this.spoken.set(event, found);
    }
    return found;
  }

  /** Where units stood; where a mover came from is in the sentence itself: "infantry: E7 → D7". */
  protected whereIn(
    { params }: GameEvent,
    places: ReadonlyMap<string, string> = this.standing,
  ): (unit: string) => string | null {
    return (unit) =>
      params.from !== undefined && unit === params.unit ? '' : this.placeName(places.get(unit));
  }

  // Playback (Stage).

  trace(step: Step): void {
    const traces = this.ui.traces(
      step.events,
      this.sheet,
      this.piecesOf(step.before),
      this.piecesOf(step.after),
    );
    // Trails of the other side stay until the player's next move.
    const kept = this.isOwn(step) ? [] : this.traces.filter((trace) => trace.kind === 'trail');
    const number = this.stepNumber(step.number);
    const label = number === null ? {} : { label: String(number) };
    this.traces = [...kept, ...traces.map((trace) => ({ ...trace, ...label }))];
    if (traces.some((trace) => trace.kind === 'fire')) play('shot');
    else if (step.events.some(({ key }) => this.ui.cardEvents?.has(key))) play('card');
  }

  /** The number of a change since the last free choice, as the log and the playback count; null: an older one. */
  stepNumber(_change: number): number | null {
    return null;
  }

  isRoll(event: GameEvent): boolean {
    return this.ui.roll(event, this) !== null;
  }

  roll(event: GameEvent): void {
    this.fallen.set(event, this.ui.roll(event, this));
    this.rolled = event;
    this.diceOut = true;
    play('dice');
  }

  tell(step: Step, event: GameEvent): void {
    this.entries = [...this.entries, { number: step.number, seat: step.seat, event }];
  }

  place(view: View): void {
    this.view = view;
  }

  isOwn(step: Step): boolean {
    return step.seat === this.seat;
  }

  areOne(one: Step, other: Step): boolean {
    const groupOf = ({ events }: Step): string | undefined => {
      const [first, ...more] = events.map((event) => this.ui.deed?.(event, this, [])?.group?.key);
      return more.every((key) => key === first) ? first : undefined;
    };
    return one.seat === other.seat && groupOf(one) !== undefined && groupOf(one) === groupOf(other);
  }

  /** Shows a position at once, with the events that led to it in the log. */
  protected settle(view: View, entries: Entry[]): void {
    this.playback.stop();
    this.view = view;
    this.traces = [];
    this.entries = entries;
    this.diceOut = false;
    this.rolled = entries.findLast((entry) => this.isRoll(entry.event))?.event ?? null;
  }
}

/** The events before one in the same step. */
function stepBefore(entries: readonly Entry[], at: number): GameEvent[] {
  const { number } = entries[at]!;
  const first = entries.findIndex((entry) => entry.number === number);
  return entries.slice(first, at).map(({ event }) => event);
}
