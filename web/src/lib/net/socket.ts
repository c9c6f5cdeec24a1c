/**
 * The connection to a table. It says hello, keeps the connection alive, reconnects with the number of the
 * last change it has, and resends what was not answered: ids make repeats harmless.
 */
import type { FromServer, ToServer } from '../protocol';

export type Request = Extract<ToServer, { id: string }>;

export interface Listener {
  message(message: FromServer): void;
  /** Is the connection up (and welcomed)? */
  connected(yes: boolean): void;
}

/** The part of a WebSocket that is used here; tests provide their own. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
const OPEN = 1;

export function socketAddress(table: string, where: Location = location): string {
  const scheme = where.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${where.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableSocket {
  private wire: Wire | null = null;
  private seat: string | null = null;
  private since: number | null = null;
  private welcomed = false;
  private wanted = false;
  private failures = 0;
  private unanswered = new Map<string, Request>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Wire = (address) => new WebSocket(address),
  ) {}

  /** Watches the table as a seat, from a change on (null: from the beginning). */
  hello(seat: string | null, since: number | null): void {
    if (seat !== this.seat) this.unanswered.clear();
    this.seat = seat;
    this.since = since;
    this.welcomed = false;
    this.wanted = true;
    if (this.wire?.readyState === OPEN) this.sayHello();
    else this.connect();
  }

  /** Sends now, or once reconnected; and again until it is answered. */
  send(request: Request): void {
    this.unanswered.set(request.id, request);
    if (this.welcomed) this.put(request);
  }

  /** Leaves the table: disconnects for good. */
  close(): void {
    this.wanted = false;
    this.unanswered.clear();
    this.drop();
  }

  /** Reconnects at once, because the network is reported to be back. */
  wake(): void {
    if (!this.wanted || this.wire !== null) return;
    this.failures = 0;
    this.connect();
  }

  /** The network is reported to be gone: nothing that is sent now would arrive. */
  sleep(): void {
    if (this.wanted && this.wire !== null) this.lost();
  }

  private connect(): void {
    if (this.wire !== null) return;
    clearTimeout(this.retry);
    const wire = this.open(this.address);
    this.wire = wire;
    wire.onopen = () => {
      if (wire === this.wire) this.sayHello();
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
    this.expectAnswer();
  }

  private sayHello(): void {
    this.put({ type: 'hello', seat: this.seat, since: this.since });
  }

  private hear(message: FromServer): void {
    this.keepAlive();
    switch (message.type) {
      case 'pong':
        return;
      case 'welcome':
        // Two hellos may be pending; only the answer to the last one counts.
        if (message.seat !== this.seat) return;
        this.failures = 0;
        this.welcomed = true;
        this.since = message.version;
        this.listener.message(message);
        this.listener.connected(true);
        for (const request of this.unanswered.values()) this.put(request);
        return;
      case 'update':
        if (!this.welcomed) return;
        this.since = message.version;
        break;
      case 'done':
      case 'filled':
      case 'refused':
      case 'why':
        this.unanswered.delete(message.id);
    }
    this.listener.message(message);
  }

  private put(message: ToServer): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  private keepAlive(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.put({ type: 'ping' });
      this.expectAnswer();
    }, PING_EVERY);
  }

  private expectAnswer(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.lost(), ANSWER_WITHIN);
  }

  private drop(): void {
    clearTimeout(this.heartbeat);
    clearTimeout(this.retry);
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    wire?.close();
  }

  private lost(): void {
    this.drop();
    this.listener.connected(false);
    if (!this.wanted) return;
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures);
    this.failures += 1;
    // Random delays, so that not all clients reconnect at once.
    this.retry = setTimeout(() => this.connect(), delay * (0.5 + Math.random() / 2));
  }
}
