/** Measurements, as the server gives them: the only place that knows how. */
import { ApiError } from '../../net/api';
import type { BattleTold, FreshShelf, MeasurementTold } from '../../wire';

/** How often a measurement is asked for news, in milliseconds. */
const EVERY = 1500;
/** How often one that the server has left is taken up again, before it counts as stuck. */
const TRIES = 3;

async function call<T>(game: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/studio/${encodeURIComponent(game)}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new ApiError(0, 'offline');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const { key = 'server', where, params } = (answer as { error?: Partial<ApiError> } | null)?.error ?? {};
  throw new ApiError(response.status, key, where, params);
}

export interface BalanceWish {
  scenario?: string;
  text?: string;
  bot?: string;
  games?: 200 | 1000;
  tries?: boolean;
}

export interface FreshWish {
  seed: string;
  size: string;
  wish: string;
}

/** The battles of a game that can begin at once. */
export const shelfOf = (game: string): Promise<FreshShelf> => call(game, 'fresh');

/** A draft of a seed. */
export const drawn = (game: string, { seed, size, wish }: FreshWish, number: number): Promise<BattleTold> =>
  call(
    game,
    `fresh/${encodeURIComponent(size)}/${encodeURIComponent(seed)}/${number}?${new URLSearchParams({ wish }).toString()}`,
  );

/** The description of a scenario of one's own. */
export async function described(game: string, text: string): Promise<Record<string, unknown> | null> {
  const answer = await call<{ description: Record<string, unknown> | null }>(game, 'draft', { text });
  return answer.description;
}

export interface Listener {
  told: (told: MeasurementTold) => void;
  fault: (fault: unknown) => void;
}

/** Asks for a measurement and tells of it as it goes on, until it is complete, paused or left. */
export class Following {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = 0;
  private left = TRIES;
  /** Counts starts and stops, so that a late answer to an earlier one is not heard. */
  private round = 0;

  constructor(
    private readonly game: string,
    private readonly path: 'balance' | 'fresh',
    private readonly listener: Listener,
  ) {}

  start(wish: BalanceWish | FreshWish): void {
    this.stop();
    this.left = TRIES;
    void this.ask(this.round, wish, null);
  }

  /** The server goes on as long as somebody asks: it rests soon after. */
  stop(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  /** `id`: null to begin with it, or to go on with it. */
  private async ask(round: number, wish: object, id: string | null): Promise<void> {
    try {
      const told = await (id === null
        ? call<MeasurementTold>(this.game, this.path, wish)
        : call<MeasurementTold>(this.game, `measurements/${id}?known=${this.known}`));
      if (round !== this.round) return;
      if (told.games > this.known) this.left = TRIES;
      this.known = told.games;
      const stuck = !told.running && !told.complete && (told.problem !== '' || this.left === 0);
      this.listener.told({ ...told, running: !told.complete && !stuck });
      if (told.complete || stuck) return;
      if (!told.running) this.left -= 1;
      const next = told.running ? told.id : null;
      this.timer = setTimeout(() => void this.ask(round, wish, next), EVERY);
    } catch (fault) {
      if (round === this.round) this.listener.fault(fault);
    }
  }
}
