/** The HTTP calls of docs/protocol.md. */
import type {
  Beat,
  Description,
  Message,
  Moment,
  Params,
  Plan,
  Position,
  ReadPosition,
  Recruit,
  Refusal,
  Summary,
  Title,
} from '../protocol';

/** The server said no; `key` is that of the words `error-<key>`. */
export class ApiError extends Error implements Message {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly where = '',
    readonly params: Params = {},
  ) {
    super(key);
  }
}

/** Nobody answered: no network, or no server. */
export const OFFLINE = 'offline';

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return callWith(method, path, body === undefined ? undefined : JSON.stringify(body));
}

/** `json` is sent as it is: if it is none, the server says in which line. */
async function callWith<T>(method: string, path: string, json?: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: json === undefined ? {} : { 'content-type': 'application/json' },
      body: json,
    });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const error = answer?.error ?? {};
  throw new ApiError(response.status, error.key ?? 'server', error.where, error.params);
}

const get = <T>(path: string) => call<T>('GET', path);
const id = encodeURIComponent;

function query(params: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export interface SeatOf {
  seat: string;
  side: string;
}

export const api = {
  games: () => get<Title[]>('/games'),
  describe: (game: string, scenario: string) =>
    get<Description>(`/games/${id(game)}/scenarios/${id(scenario)}`),
  seats: (game: string, scenario: string, options: Record<string, boolean | number> = {}) =>
    get<{ seats: SeatOf[] }>(`/games/${id(game)}/scenarios/${id(scenario)}/seats${query(options)}`),
  skirmish: (game: string) => get<Description>(`/games/${id(game)}/skirmish`),
  checkArmy: (game: string, given: { side: string; points: number; army: Recruit[] }) =>
    call<{ cost: number; faults: Refusal[] }>('POST', `/games/${id(game)}/armies`, given),
  readPosition: (json: string) => callWith<ReadPosition>('POST', '/positions', json),
  me: () => get<{ name: string }>('/me'),
  rename: (name: string) => call<{ name: string }>('PUT', '/me', { name }),
  create: (plan: Plan) => call<{ table: string; invites: Record<string, string> }>('POST', '/tables', plan),
  tables: () => get<Summary[]>('/tables'),
  openTables: () => get<Summary[]>('/tables?open=true'),
  table: (table: string) => get<Summary>(`/tables/${id(table)}`),
  description: (table: string) => get<Description>(`/tables/${id(table)}/description`),
  join: (table: string, by: { secret: string } | { seat: string }) =>
    call<Summary>('POST', `/tables/${id(table)}/join`, by),
  invite: (table: string, seat: string) =>
    call<{ secret: string }>('POST', `/tables/${id(table)}/invites`, { seat }),
  replay: (table: string, wanted: { seat?: string | null; from?: number; to?: number } = {}) =>
    get<{ length: number; moments: Moment[] }>(`/tables/${id(table)}/replay${query(wanted)}`),
  /** Of a finished game; after so many moves. */
  position: (table: string, at: number) => get<Position>(`/tables/${id(table)}/position${query({ at })}`),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  lesson: (game: string) => get<{ lesson: string; beats: number }>(`/lessons/${id(game)}`),
  beat: (game: string, beat: number) => get<Beat>(`/lessons/${id(game)}/${beat}`),
};
