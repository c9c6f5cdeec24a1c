/** A table on the server: plays back what it sends, and sends what is decided here. */
import type {
  Action,
  Change,
  Chair,
  Description,
  FromServer,
  Offer,
  Summary,
  View,
  Refusal,
} from '../protocol';
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { randomId } from '../net/ids';
import { socketAddress, TableSocket, type Listener } from '../net/socket';
import { remember } from './absence';
import { standing, withChanges } from './log';
import { Past } from './past.svelte';
import type { Step } from './playback.svelte';
import { Proposing } from './proposing.svelte';
import { Talking } from './talking.svelte';
import { NOTHING } from './shownTable.svelte';

/** How long it is said that the connection is back, in milliseconds. */
const BACK_SHOWN = 3000;

export class Live extends Past implements Listener {
  readonly kind = 'live';
  readonly table: string;
  /** Null until the first answer; `back`: it was down until a moment ago. */
  line: 'up' | 'down' | 'back' | null = $state(null);
  /** The next seat; the table is hidden until its player holds the curtain open. */
  curtain: string | null = $state(null);
  declare summary: Summary;

  readonly proposing: Proposing;
  readonly talking: Talking;

  private readonly socket: TableSocket;
  private version: number | null = null;
  private asked = new Map<string, string | null>();
  /** What was said in the exchange of numbers. If it is refused, that is for the check at the end. */
  private contributing = new Set<string>();
  private committed: { id: string; action: Action } | null = null;
  /** The rest is being placed. */
  filling = $state(false);
  private sendTimer: ReturnType<typeof setTimeout> | undefined;
  private backTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ui: GameUi, words: Words, description: Description, summary: Summary) {
    super(ui, words, description);
    this.summary = summary;
    this.table = summary.table;
    this.socket = new TableSocket(socketAddress(summary.table), this);
    this.proposing = new Proposing(this, (request) => this.socket.send(request));
    this.talking = new Talking(this, (request) => this.socket.send(request));
  }

  // Joining and leaving.

  readonly mine: Chair[] = $derived.by(() => this.summary.seats.filter((chair) => chair.mine));
  /** Does one player hold seats of both sides? Then two share one screen, with a curtain between turns. */
  readonly shared: boolean = $derived.by(() => new Set(this.mine.map((chair) => chair.side)).size > 1);
  override get practice(): boolean {
    return this.summary.practice;
  }
  readonly waitingForPlayers: boolean = $derived.by(() =>
    this.summary.seats.some((chair) => chair.kind === 'free'),
  );

  /** Must one of the player's seats decide? */
  readonly myTurn: boolean = $derived.by(
    () => this.summary.started && !this.outcome && this.seatAsked(this.offer.ask) !== null,
  );

  /** Takes a seat: the player's seat that must decide, or the first one, or a spectator's. */
  open(): () => void {
    const next = this.seatAsked(this.summary.waiting) ?? this.mine[0]?.seat ?? null;
    if (this.shared && next !== null && this.hasSecrets()) this.curtain = next;
    else this.look(next);
    const wake = () => this.socket.wake();
    const sleep = () => this.socket.sleep();
    addEventListener('online', wake);
    addEventListener('offline', sleep);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', sleep);
      clearTimeout(this.sendTimer);
      clearTimeout(this.backTimer);
      this.stopFlow();
      this.playback.stop();
      this.socket.close();
    };
  }

  /** The player of the next seat holds the curtain open: only now is its view requested. */
  openCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.look(seat);
    this.curtain = null;
  }

  private hasSecrets(): boolean {
    return this.summary.started && !this.summary.finished;
  }

  /** Takes an open seat at a table that has not begun. */
  async sitDown(seat: string): Promise<void> {
    this.summary = await api.join(this.table, { seat });
    this.look(seat);
  }

  private look(seat: string | null): void {
    this.version = null;
    this.seat = seat;
    this.socket.hello(seat, null);
  }

  /** Forgets everything that the previous seat could see, before anyone else looks. */
  private drawCurtain(seat: string): void {
    this.socket.close();
    this.curtain = seat;
    this.line = null;
    this.offer = NOTHING;
    this.latest = {};
    this.changes = [];
    this.picks = [];
    this.sending = false;
    this.filling = false;
    clearTimeout(this.sendTimer);
    this.stopFlow();
    this.hovered = null;
    this.dismiss();
    this.settle({}, []);
  }

  private seatAsked(asked: string[]): string | null {
    return this.mine.find((chair) => chair.kind === 'person' && asked.includes(chair.seat))?.seat ?? null;
  }

  /** Another of the player's seats must decide, and this one need not. */
  private changeSeats(): void {
    if (this.seat === null || this.offer.outcome !== null || this.offer.ask.includes(this.seat)) return;
    const next = this.seatAsked(this.offer.ask);
    if (next === null) return;
    if (this.sideOfSeat(next) === this.side) this.look(next);
    else this.drawCurtain(next);
  }

  // Messages from the server (Listener).

  connected(yes: boolean): void {
    if (this.curtain !== null) return;
    clearTimeout(this.backTimer);
    const back = yes && this.line === 'down';
    this.line = back ? 'back' : yes ? 'up' : 'down';
    if (back) this.backTimer = setTimeout(() => (this.line = 'up'), BACK_SHOWN);
  }

  message(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.hearSummary(message.summary);
        if (this.version === null) this.begin(message);
        else this.receive(message.version, message.changes, message.offer);
        break;
      case 'update':
        this.receive(message.version, message.changes, message.offer);
        this.hearSummary(message.summary);
        break;
      case 'summary':
        this.hearSummary(message.summary);
        break;
      case 'filled':
        this.filling = false;
        if (message.version === this.version) this.choosePath(this.orderOf(message.action));
        break;
      case 'talk':
        this.talking.hear(message.lines);
        break;
      case 'refused':
        this.refused(message.id, message.reason, message.refusal);
        break;
      case 'why':
        if (message.refusal !== null && this.asked.has(message.id)) {
          this.refuse(message.refusal, this.asked.get(message.id) ?? null);
        }
        this.asked.delete(message.id);
        break;
    }
  }

  private hearSummary(summary: Summary): void {
    this.proposing.hear(this.summary, summary);
    this.summary = summary;
    if (summary.dice && summary.dice.stage !== 'fixed') void this.contribute(summary);
  }

  /** Takes part in the exchange of numbers before the game, which nobody has to click for. */
  private async contribute(summary: Summary): Promise<void> {
    const { answersTo } = await import('../dice/exchange');
    for (const answer of answersTo(summary)) {
      this.contributing.add(answer.id);
      this.socket.send(answer);
    }
  }

  private begin(welcome: Extract<FromServer, { type: 'welcome' }>): void {
    const offer = welcome.offer ?? NOTHING;
    this.describe(welcome.description);
    this.version = welcome.version;
    this.changes = welcome.changes;
    this.recallChoice();
    this.latest = offer.view;
    this.take(offer);
    this.watchShot(offer, false);
    this.tellUndo(undefined, offer);
    this.settle(offer.view, withChanges([], welcome.changes));
    // Two at one screen have seen it happen.
    if (!this.shared && this.isBehind()) this.playSince();
    void this.whenShown();
  }

  private receive(version: number, changes: Change[], sent: Offer | null): void {
    const offer = sent ?? NOTHING;
    // The last seat has been taken: from now on there is something to hide.
    if (this.shared && this.offer === NOTHING && offer !== NOTHING && this.seat !== null) {
      return this.drawCurtain(this.seatAsked(offer.ask) ?? this.seat);
    }
    const news = changes.filter((change) => change.number > (this.version ?? 0));
    this.version = version;
    this.changes = [...this.changes, ...news];
    const own = news.findLast((change) => change.seat === this.seat && change.kind === 'step');
    this.noteChoice(own);
    const steps = news.filter((change) => change.kind === 'step');
    const before = this.latest;
    // While both choose at once, the other's choice must not disturb what is being composed here.
    const same = isSameQuestion(offer, this.offer);
    if (same && (own === undefined || steps.length < news.length)) this.offer = offer;
    else this.take(offer);
    const rolls = steps.some(({ events }) => events.some((event) => this.isRoll(event)));
    this.watchShot(offer, rolls);
    this.tellUndo(own, offer);
    this.latest = offer.view;
    // Undone steps are not played back: the table is as it was before.
    if (steps.length === 0 || steps.length < news.length) {
      this.settle(offer.view, withChanges([], this.changes));
    } else if (steps.length === 1 || this.playing) {
      this.playback.add(this.stepsOf(steps, before));
    } else {
      // Several at once: the connection was down, and these were missed.
      this.entries = withChanges([], this.changes);
      this.playAgain(steps);
    }
    void this.whenShown();
  }

  /** The server sends only the last position: with a single step, the one after that step. */
  private stepsOf(steps: Change[], before: View): Step[] {
    return steps.map(({ number, seat, events }, i) => ({
      number,
      seat,
      events,
      before,
      after: i === steps.length - 1 ? this.latest : before,
    }));
  }

  private take(offer: Offer): void {
    this.offer = offer;
    this.picks = [];
    this.sending = false;
    this.committed = null;
    this.await(false);
    this.pose(offer);
    this.dismiss();
  }

  /** After the playback: the next seat of this player, or the only possible action. */
  protected async whenShown(): Promise<void> {
    this.hold();
    const { seat, version } = this;
    await this.playback.idle();
    if (seat !== this.seat || version !== this.version || version === null) return;
    if (seat !== null) remember(this.table, seat, version);
    this.changeSeats();
    const last = this.changes.at(-1);
    const goesOn = last?.kind === 'step' && last.seat === seat && this.ui.goesOn?.(last.events);
    if (!goesOn) this.plan = [];
    if (last?.kind !== 'undo' && !(last?.kind === 'back' && last.seat === seat)) this.goOn();
  }

  private refused(id: string, reason: string, refusal: Refusal | null | undefined): void {
    if (this.contributing.has(id) || this.proposing.quiet(id, reason)) return;
    this.filling = false;
    if (this.committed?.id === id) {
      this.await(false);
      this.sending = false;
      this.committed = null;
    }
    if (refusal) this.refuse(refusal, this.asking.chosen.at(-1) ?? null);
    else this.remark = { text: this.words.text(`refused-${reason}`), rule: null, anchor: null };
  }

  // Messages to the server.

  protected decide(action: Action): void {
    this.hold();
    this.announce(action);
    const id = randomId();
    this.committed = { id, action };
    this.hadChoice = this.offer.legal.length > 1;
    this.sending = true;
    this.forgetUndo();
    const version = this.version ?? 0;
    const send = (): void => {
      this.await(true);
      this.socket.send({ type: 'act', id, version, action });
    };
    const wait = this.waitFor(action);
    if (wait > 0) this.sendTimer = setTimeout(send, wait);
    else send();
  }

  undo(): void {
    if (!this.offer.undo.may || this.sending) return;
    this.takeBackStep(null);
  }

  private takeBackStep(step: number | null): void {
    this.hold();
    this.plan = [];
    this.forgetUndo();
    this.socket.send({ type: 'undo', id: randomId(), version: this.version ?? 0, step });
  }

  /** A click on something that a sealed choice has placed picks it up again. */
  protected override pickUp(means: string[]): boolean {
    const { may, sealed } = this.offer.undo;
    if (!may || !sealed) return false;
    for (const { seat, number, events } of standing(this.changes).reverse()) {
      if (seat !== this.seat) continue;
      const words = events.map((event) => this.ui.placed?.(event) ?? null);
      if (words.every((word) => word === null)) return false;
      if (words.some((word) => word !== null && means.includes(word))) {
        this.takeBackStep(number);
        return true;
      }
    }
    return false;
  }

  /** Lets the game's policy place the rest; everything stays movable until it is sealed. */
  fill(): void {
    if (!this.offer.fill || !this.deciding || this.filling) return;
    this.hold();
    this.clear();
    this.filling = true;
    this.socket.send({ type: 'fill', id: randomId(), version: this.version ?? 0 });
  }

  why(actions: Action[], anchor?: string): void {
    if (actions.length === 0) return;
    const id = randomId();
    this.asked.set(id, anchor ?? null);
    this.socket.send({ type: 'why', id, actions });
  }

  resign(): void {
    this.decide(['resign']);
  }

  /** Lets a bot take over an abandoned seat; its player may return. */
  proposeBot(seat: string): void {
    this.socket.send({ type: 'propose', id: randomId(), what: 'bot', seat });
  }

  comeBack(seat: string): void {
    this.socket.send({ type: 'return', id: randomId(), seat });
  }
}

function isSameQuestion(one: Offer, other: Offer): boolean {
  return one.legal.length > 0 && JSON.stringify(one.legal) === JSON.stringify(other.legal);
}
