/**
 * The table as one seat sees it: what is shown, what is asked, what has been chosen so far. Where the
 * positions come from and where decisions go is said by its three kinds: `live`, `replay`, `lesson`.
 */
import type {
  Action,
  Chair,
  Description,
  Happening,
  Odds,
  Offer,
  Outcome,
  Prompt,
  Refusal,
  Summary,
  View,
} from '../protocol';
import type { Face, OddsNote, Roll } from '../face';
import type { Piece, Sheet, Sign, Trace } from '../scene';
import { ARGUMENTS, type Words } from '../language/words';
import { pace, settings } from '../settings.svelte';
import {
  ask,
  idOf,
  inOrder,
  isComplete,
  kindOf,
  pick,
  possible,
  toAction,
  without,
  type VerbStyle,
} from './asking';
import { lineOf, sideOf, type Entry } from './log';
import { Playback, type Stage, type Step } from './playback.svelte';
import type { Asking, LogLine, TableSession } from './session';

export const NOTHING: Offer = {
  view: {},
  prompt: null,
  legal: [],
  odds: {},
  guides: {},
  undo: { may: false, why: 'undo-nothing' },
  outcome: null,
  ask: [],
};

/** Words shown beside the thing they are about: the engine's refusal, or a word of the table's own. */
export interface Remark {
  text: string;
  /** The rule behind it, if one is. */
  rule: string | null;
  /** The word it is about; null: the order bar. */
  anchor: string | null;
}

export interface TargetOdds {
  word: string;
  action: Action;
  odds: Odds[];
}

/** Kinds of places to go to. */
const PLACES = new Set(['tile', 'hex', 'square', 'spawn', 'exit']);

/** The first words of an action. */
const wordsOf = (verb: string, word: string, by?: string): Action =>
  by === undefined ? [verb, word] : [verb, word, by];

/** Do they differ in nothing but what they are aimed at? */
function isAlike(one: Action, other: Action): boolean {
  return one.length === other.length && other.slice(0, -1).every((word, i) => word === one[i]);
}

export abstract class Session implements TableSession, Stage {
  abstract readonly kind: 'live' | 'replay' | 'lesson';
  readonly face: Face;
  words: Words = $state.raw()!;
  summary: Summary | null = $state.raw(null);
  description: Description = $state.raw({});
  seat: string | null = $state(null);
  offer: Offer = $state.raw(NOTHING);
  view: View = $state.raw({});
  traces: Trace[] = $state.raw([]);
  hovered: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  remark: Remark | null = $state.raw(null);
  /** The decision is on its way. */
  sending = $state(false);

  protected entries: Entry[] = $state.raw([]);
  protected picks: string[] = $state.raw([]);
  private rolled: Happening | null = $state.raw(null);
  /** The dice have just fallen, and nothing was chosen since. */
  diceOut = $state(false);
  private spoken = new WeakMap<Happening, string>();

  readonly playback = new Playback(this, pace);

  constructor(face: Face, words: Words, description: Description) {
    this.face = face;
    this.describe(description, words);
  }

  /** The words of another language, or another description. */
  describe(description: Description, words: Words = this.words): void {
    words.learn(description);
    this.spoken = new WeakMap();
    this.words = words;
    this.description = description;
  }

  // What is shown.

  readonly sheet: Sheet = $derived.by(() => this.face.sheet(this.description, this.words));
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
    this.rolled === null ? null : this.face.roll(this.rolled, this.words, this.description),
  );
  /** The number of the last change that this seat decided; what came after it is fresh. */
  protected readonly lastOwn: number = $derived.by(
    () => this.entries.findLast((entry) => entry.seat === this.seat)?.number ?? 0,
  );
  readonly log: LogLine[] = $derived.by(() => {
    const words = this.words;
    const sides = this.sides;
    return this.entries.map((entry) =>
      lineOf(
        entry,
        this.lineText(entry.event, words),
        sideOf(entry, sides, (seat) => this.sideOfSeat(seat)),
        this.seat !== null && entry.number > this.lastOwn,
      ),
    );
  });

  /** Is anything asked here at all? */
  protected get asks(): boolean {
    return true;
  }

  get sides(): string[] {
    return this.face.plates(this.description, this.offer.view, this.words).map((plate) => plate.side);
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
    return this.face.pieces(this.sheet, this.description, view, this.words);
  }

  private lineText(event: Happening, words: Words): string {
    let text = this.spoken.get(event);
    if (text === undefined) {
      text = words.event(event);
      this.spoken.set(event, text);
    }
    return text;
  }

  // What is asked.

  readonly asking: Asking = $derived.by(() => this.ask(this.picks));
  /** What goes on from here; once the action is whole, what differs from it in its last word only. */
  private readonly around: Action[] = $derived.by(() => {
    const { asking } = this;
    if (!isComplete(asking)) return possible(asking);
    return asking.legal.filter((each) => isAlike(each, asking.action!));
  });
  /** Other targets stay marked while one is armed. */
  private readonly lit: Set<string> = $derived.by(() => {
    const others = this.armedOdds ? this.around.map((action) => action.at(-1)!) : [];
    return new Set([...this.asking.open, ...others]);
  });
  /** The first things of the legal actions: these are picked, all later ones are aimed at. */
  private readonly firsts: Set<string> = $derived.by(
    () => new Set(this.offer.legal.map((action) => action[1] ?? '')),
  );
  /** Everything that can be aimed at now, with its odds. */
  readonly targets: TargetOdds[] = $derived.by(() => (this.deciding ? this.targetsOf([...this.lit]) : []));

  private ask(picks: string[]): Asking {
    const { face, words } = this;
    // The sentence stays while it is on its way, so that a refusal finds it unchanged.
    const legal = this.deciding || this.sending ? this.offer.legal : [];
    const speller = {
      text: (word: string) => this.nameOf(word),
      line: (verb: string) => (this.style ? this.nameOf(verb) : words.action([verb])),
      icon: (word: string) =>
        kindOf(word) === '' ? face.verbIcon(word) : face.thingIcon(word, this.description),
    };
    return ask(legal, picks, (action) => this.rolls(action), speller, this.style);
  }

  private get style(): VerbStyle | null {
    return this.face.verbStyle ?? null;
  }

  /** Who acts, where actions do not name it. */
  readonly actor: string | null = $derived.by(() => this.face.actor?.(this.view, this.description) ?? null);
  readonly handles: Piece[] = $derived.by(() => {
    const { face, asking } = this;
    if (!this.deciding || !face.handles) return [];
    const words = [...this.lit, ...asking.chosen];
    const found = face.handles(words, asking, this.sheet, this.view, this.description);
    return found.map((handle) => ({ ...handle, label: this.nameOf(handle.id) }));
  });

  /** What a word of an action is called. */
  nameOf(word: string): string {
    const own = this.face.nameOf?.(word, this.description, this.view, this.words) ?? null;
    if (own !== null) return own;
    const kind = kindOf(word);
    if (kind === '') return this.words.name('action', word);
    if (kind === 'number') return idOf(word);
    if (kind === 'points') return idOf(word);
    return this.words.name(ARGUMENTS[kind] ?? kind, idOf(word));
  }

  /** The name of the place where a unit stands; empty for what stands nowhere. */
  whereOf(word: string): string {
    const piece = this.pieces.find((each) => each.id === word);
    return piece ? this.words.name(kindOf(piece.place), idOf(piece.place)) : '';
  }

  private rolls(action: Action): boolean {
    return this.oddsOfAction(action) !== null;
  }

  private oddsOfAction(action: Action): Odds[] | null {
    return this.offer.odds[String(this.offer.legal.indexOf(this.legalOf(action)))] ?? null;
  }

  /** The same action as it stands in the list. */
  private legalOf(action: Action): Action {
    const text = action.join(' ');
    return this.offer.legal.find((each) => each.join(' ') === text) ?? action;
  }

  private targetsOf(words: string[]): TargetOdds[] {
    const actions = this.around.filter((action) => this.rolls(action) && this.aims(action));
    return [...new Set(words)].flatMap((word) => {
      const action = actions.find((each) => each.at(-1) === word && kindOf(word) !== 'card');
      const odds = action && this.oddsOfAction(action);
      return action && odds ? [{ word, action, odds }] : [];
    });
  }

  /** Are the odds of this action shown beside its target? */
  protected aims(_action: Action): boolean {
    return true;
  }

  oddsOf(word: string): { action: Action; odds: Odds[] } | null {
    const id = idOf(word);
    return (
      this.targets.find((target) => target.word === word) ??
      this.targets.find((target) => target.odds.some((odds) => odds.target === id)) ??
      null
    );
  }

  /** The odds of the whole action, once it is put together. */
  readonly armedOdds: { action: Action; odds: Odds[] } | null = $derived.by(() => {
    const action = this.asking.armed ? this.asking.action : null;
    const odds = action && this.oddsOfAction(action);
    return action && odds ? { action: this.legalOf(action), odds } : null;
  });
  /** What the roll that is armed is aimed at; a card that rolls is no target. */
  readonly aim: string | null = $derived.by(() => {
    const word = this.armedOdds?.action.at(-1) ?? null;
    return word === null || kindOf(word) === 'card' ? null : word;
  });

  sign(word: string): Sign | null {
    if (this.remark?.anchor === word) return { state: 'refused' };
    if (!this.deciding) return null;
    const names = this.namesOf(word);
    const { chosen } = this.asking;
    if (this.aim !== null && names.includes(this.aim)) return { state: 'armed', chip: this.chipOf(this.aim) };
    if (names.some((name) => chosen.includes(name)) || word === this.actor) return { state: 'selected' };
    const name = names.find((each) => this.lit.has(each));
    if (name !== undefined) return this.litSign(name);
    if (this.planOf(word) !== null) return { state: 'destination' };
    // Another card or unit may be taken up at any time, unless a verb has been chosen.
    if (!this.firsts.has(word) || (this.style !== null && chosen.length > 0)) return null;
    return { state: kindOf(word) === 'unit' ? 'ordered' : 'pick' };
  }

  private litSign(word: string): Sign {
    const chip = this.chipOf(word);
    if (chip !== undefined) return { state: 'target', chip };
    if (PLACES.has(kindOf(word))) return { state: 'destination' };
    // Where the one who acts is known, whatever it may do to an enemy is aimed at him.
    const aimed = this.style !== null || !this.firsts.has(word);
    if (kindOf(word) === 'unit' && this.isEnemy(word) && aimed) return { state: 'target' };
    return { state: 'pick' };
  }

  private isEnemy(word: string): boolean {
    return this.pieces.some((piece) => piece.id === word && piece.side !== this.side);
  }

  /** The note about a roll, or about the foremost of several that an action leads to. */
  noteOf(odds: Odds[], action: Action): OddsNote {
    const { face, description, view, words, offer } = this;
    const [first, ...further] = face.foremost?.(odds) ?? odds;
    return face.note(first!, action, description, view, words, offer.guides ?? {}, further);
  }

  /** The legal actions with their words in the order of asking. */
  get orders(): string[][] {
    return this.style ? this.offer.legal : this.offer.legal.map(inOrder);
  }

  actionOf(order: readonly string[]): Action {
    return this.style ? [...order] : toAction([...order]);
  }

  /** The chance of a roll as it stands behind its action: "40 %", "2 dice". */
  noteOfAction(action: Action): string | undefined {
    const odds = this.oddsOfAction(action);
    return odds ? this.noteOf(odds, action).chance : undefined;
  }

  private readonly chipTexts: Map<string, string | undefined> = $derived.by(
    () => new Map(this.targets.map(({ word, action }) => [word, this.noteOfAction(action)])),
  );

  private chipOf(word: string): string | undefined {
    return this.chipTexts.get(word);
  }

  /** The thing itself, and what it is marked for: an own counter for its card, a tile for its entry. */
  private namesOf(word: string): string[] {
    const others = this.face.standsFor(word, this.view, this.description);
    return [word, ...others.filter((other) => ['card', 'spawn'].includes(kindOf(other)))];
  }

  allows(word: string, verb: string, by?: string): boolean {
    const words = wordsOf(verb, word, by);
    return this.deciding && this.offer.legal.some((action) => words.every((each, i) => action[i] === each));
  }

  /** Is a word that can be chosen next offered as a button? A lesson offers only what it asks for. */
  offers(_word: string): boolean {
    return true;
  }

  // Choosing.

  pick(word: string): void {
    this.dismiss();
    if (!this.deciding) return;
    const means = [word, ...this.face.standsFor(word, this.view, this.description)];
    if (this.aim !== null && means.includes(this.aim)) return this.commit();
    const picks = pick(this.offer.legal, this.picks, means, this.style);
    const plan = picks === null || !picks.includes(word) ? this.planOf(word) : null;
    if (plan !== null) return this.follow(plan);
    if (picks === null) return this.why(this.meant(word), word);
    // A second click on what is chosen puts it down again.
    const again = picks.every((each, i) => each === this.picks[i]);
    this.choose(again ? picks.slice(0, -1) : picks);
  }

  pickVerb(word: string, verb: string, by?: string): void {
    this.dismiss();
    if (!this.deciding) return;
    const order = inOrder(wordsOf(verb, word, by));
    if (this.allows(word, verb, by)) this.choose(order);
    else this.why(this.face.meant(order, word, this.offer.legal, this.view, this.description), word);
  }

  private planOf(word: string): Action[] | null {
    return this.face.plan?.(word, this.asking, this.offer) ?? null;
  }

  /** The rest of what was begun; a table that knows no next decision does the first of it. */
  protected plan: Action[] = [];

  follow(plan: Action[]): void {
    const [first, ...rest] = plan;
    if (!this.deciding || first === undefined) return;
    this.dismiss();
    this.plan = rest;
    this.decide(this.legalOf(first));
  }

  private meant(word: string): Action[] {
    return this.face.meant(this.asking.chosen, word, this.offer.legal, this.view, this.description);
  }

  /** Takes these picks, and carries the action out if that was the last word of it. */
  protected choose(picks: string[]): void {
    this.picks = picks;
    this.diceOut = false;
    const { asking } = this;
    if (picks.length === 0 || asking.action === null || !isComplete(asking)) return;
    const waits = asking.armed && !(settings.fast && this.rolls(asking.action));
    if (!waits) this.commit();
  }

  /** Chooses a whole action by its words in the order of asking, and carries it out or arms it. */
  choosePath(order: string[]): void {
    this.dismiss();
    if (!this.deciding) return;
    this.choose(order);
    if (this.asking.action !== null && !isComplete(this.asking)) this.commit();
  }

  /** Takes a chip away, and all that follow. */
  takeBack(index: number): void {
    this.dismiss();
    this.picks = without(this.offer.legal, this.picks, index, this.style);
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

  /** Asks why the thing in focus or under the pointer cannot be chosen. */
  whyNot(word: string): void {
    if (this.deciding) this.why(this.meant(word), word);
  }

  dismiss(): void {
    this.remark = null;
    this.refusal = null;
  }

  protected refuse(refusal: Refusal, anchor: string | null): void {
    this.refusal = refusal;
    const { text, rule } = this.words.refusal(refusal);
    const more = this.face.because?.(refusal, this.view, this.description, this.words);
    this.remark = { text: more ? `${text} ${more}` : text, rule, anchor };
  }

  /** A decision has been made. */
  protected abstract decide(action: Action): void;
  abstract undo(): void;
  abstract why(actions: Action[], anchor?: string): void;

  // What happens (Stage).

  trace(step: Step): void {
    const traces = this.face.traces(
      step.events,
      this.sheet,
      this.piecesOf(step.before),
      this.piecesOf(step.after),
    );
    // Trails of the other side stay until the next own move.
    const kept = this.isOwn(step) ? [] : this.traces.filter((trace) => trace.kind === 'trail');
    this.traces = [...kept, ...traces];
  }

  isRoll(event: Happening): boolean {
    return this.face.roll(event, this.words, this.description) !== null;
  }

  roll(event: Happening): void {
    this.rolled = event;
    this.diceOut = true;
  }

  tell(step: Step, event: Happening): void {
    this.entries = [...this.entries, { number: step.number, seat: step.seat, event }];
  }

  place(view: View): void {
    this.view = view;
  }

  isOwn(step: Step): boolean {
    return step.seat === this.seat;
  }

  /** Shows a position as it is, with what led to it in the log. */
  protected settle(view: View, entries: Entry[]): void {
    this.playback.stop();
    this.view = view;
    this.traces = [];
    this.entries = entries;
    this.diceOut = false;
    this.rolled = entries.findLast((entry) => this.isRoll(entry.event))?.event ?? null;
  }
}
