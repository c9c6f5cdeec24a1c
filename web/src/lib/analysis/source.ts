/** Analyses and hints, as the server gives them: the only place that knows how. */
import { ApiError } from '../net/api';
import type { Analysis, AnalysisTold, Hint, LineTold, LineWish } from '../wire';

/** How often a running analysis is asked for news, in milliseconds. */
const EVERY = 1500;

async function call<T>(path: string, body?: object | null): Promise<T> {
  const response = await fetch(`/api/tables/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
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

/** Only in practice games, and for a seat of one's own that must decide. */
export const askHint = (table: string, seat: string): Promise<Hint> =>
  call<Hint>(`${encodeURIComponent(table)}/hint`, { seat });

/** Where a line of a finished game leads. */
export const askLine = (table: string, wish: LineWish): Promise<LineTold> =>
  call<LineTold>(`${encodeURIComponent(table)}/line`, wish);

/** How good its last move was, as its seat saw it. */
export const judgeLine = (table: string, wish: LineWish): Promise<Hint> =>
  call<Hint>(`${encodeURIComponent(table)}/line/judge`, wish);

const pathOf = (table: string): string => `${encodeURIComponent(table)}/analysis`;

/** What is known of a game without asking for more; null if nothing is, or if it is not over. */
export async function stored(table: string): Promise<Analysis | null> {
  return (await call<AnalysisTold>(pathOf(table))).analysis;
}

/** Asks for an analysis and tells of it as it gets better, until it is complete, paused or left. */
export class Following {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = -1;
  /** Counts starts and stops, so that a late answer to an earlier one is not heard. */
  private round = 0;

  constructor(
    private readonly table: string,
    private readonly listener: {
      told: (analysis: Analysis) => void;
      /** The server does no more for now, though it could. */
      rests: () => void;
      fault: (fault: unknown) => void;
    },
    /** Nobody has asked for more than a first look: the server makes one if it has the time. */
    private readonly quick = false,
  ) {}

  start(): void {
    this.stop();
    void this.ask(this.round, () =>
      call<AnalysisTold>(`${pathOf(this.table)}${this.quick ? '?quick=true' : ''}`, null),
    );
  }

  stop(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  private async ask(round: number, request: () => Promise<AnalysisTold>): Promise<void> {
    try {
      const { running, complete, total, analysis } = await request();
      if (round !== this.round) return;
      if (analysis) {
        this.known = total;
        this.listener.told(analysis);
      }
      if (complete || (this.quick && analysis)) return;
      if (!running) return this.listener.rests();
      const news = (): Promise<AnalysisTold> =>
        call<AnalysisTold>(`${pathOf(this.table)}?known=${this.known < 0 ? 0 : this.known}`);
      this.timer = setTimeout(() => void this.ask(round, news), EVERY);
    } catch (fault) {
      if (round === this.round) this.listener.fault(fault);
    }
  }
}
