/** What the people at a table propose to each other: a draw, a take-back, a pause, a rematch. One at a time, and both see it. */
import type { Offer, Proposal, Summary, ToServer } from '../protocol';
import { randomId } from '../net/ids';

type Request = Extract<ToServer, { id: string }>;
export type What = Proposal['what'];

/** What is needed of a table. */
interface Table {
  readonly summary: Summary;
  readonly seat: string | null;
  readonly offer: Pick<Offer, 'undo'>;
}

export class Proposing {
  /** The rematch that was agreed to while this page was open: where to go next. */
  followed: string | null = $state(null);
  /** Somebody of the other side has left: there is nobody to ask for a rematch. */
  alone = $state(false);
  private rematches = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly send: (request: Request) => void,
  ) {}

  readonly pending: Proposal | null = $derived.by(() => this.table.summary.proposal);
  /** Is it the player's own? */
  readonly own: boolean = $derived.by(() => this.isMine([this.pending?.seat ?? '']));
  /** Must the player answer it? */
  readonly asked: boolean = $derived.by(() => this.isMine(this.pending?.awaited ?? []));
  /** Does somebody else play here, who has to agree? */
  readonly others: boolean = $derived.by(() =>
    this.table.summary.seats.some((chair) => chair.kind === 'person' && !chair.mine),
  );

  private isMine(seats: string[]): boolean {
    return this.table.summary.seats.some((chair) => chair.mine && seats.includes(chair.seat));
  }

  /** May it be proposed now? */
  may(what: What): boolean {
    const { seat, summary } = this.table;
    if (seat === null || this.pending !== null || summary.refused.includes(`${what}:${seat}`)) return false;
    if (what === 'take-back' && !this.mayTakeBack(seat)) return false;
    if (what === 'pause' && (summary.clock.kind === 'none' || summary.paused)) return false;
    return summary.started && summary.finished === (what === 'rematch');
  }

  /** Is there something that only an opponent can let the player take back, and has not just declined? */
  private mayTakeBack(seat: string): boolean {
    const { offer, summary } = this.table;
    const side = summary.seats.find((chair) => chair.seat === seat)?.side;
    const opponents = summary.seats.some(
      (chair) => chair.kind === 'person' && !chair.mine && chair.side !== side,
    );
    return offer.undo.asks && opponents && !summary.refused.includes(`take-back:${seat}:${summary.version}`);
  }

  propose(what: What, swap = false): void {
    const { seat } = this.table;
    if (seat === null) return;
    const id = randomId();
    if (what === 'rematch') this.rematches.add(id);
    this.send({ type: 'propose', id, what, seat, swap });
  }

  /** Ends a pause: nobody is asked. */
  goOn(): void {
    const { seat } = this.table;
    if (seat !== null) this.send({ type: 'propose', id: randomId(), what: 'go-on', seat, swap: false });
  }

  answer(yes: boolean, never = false): void {
    if (this.pending === null) return;
    this.send({ type: 'answer', id: randomId(), proposal: this.pending.id, yes, never });
  }

  withdraw(): void {
    if (this.pending === null) return;
    this.send({ type: 'withdraw', id: randomId(), proposal: this.pending.id });
  }

  /** The summary has changed: a rematch that is new to this page is followed. */
  hear(before: Summary, now: Summary): void {
    const plays = now.seats.some((chair) => chair.mine);
    if (plays && before.next === null && now.next !== null) this.followed = now.next;
  }

  /** A refusal of one of these requests that needs no remark. */
  quiet(id: string, reason: string): boolean {
    if (reason === 'nobody-there' && this.rematches.has(id)) this.alone = true;
    // It lapsed while the answer was under way, or the answer was sent twice.
    return reason === 'no-proposal';
  }
}
