/** The HTTP calls of docs/protocol.md. */
import type {
  Action,
  BattleOf,
  CampaignKind,
  CampaignOpened,
  CampaignTold,
  CampaignWish,
  Course,
  DiceProof,
  Description,
  GameResults,
  Hint,
  LessonStep,
  Link,
  Mark,
  Me,
  Message,
  MoveGiven,
  ReplayFrame,
  Params,
  Plan,
  Position,
  PositionTold,
  PuzzleShown,
  PuzzleTold,
  ReadPosition,
  Recovery,
  Recruit,
  Refusal,
  Subscription,
  Summary,
  Title,
} from '../protocol';

/** The server refused; its message is `error-<key>`. */
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

/** No answer: no network, or no server. */
export const OFFLINE = 'offline';

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return callWith(method, path, body === undefined ? undefined : JSON.stringify(body));
}

/** `json` is sent unchanged: if it is invalid, the server reports the line. */
async function callWith<T>(method: string, path: string, json?: string): Promise<T> {
  const response = await answerTo(path, {
    method,
    headers: json === undefined ? {} : { 'content-type': 'application/json' },
    body: json,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null) throw new ApiError(response.status, 'server');
  return answer as T;
}

async function getText(path: string): Promise<string> {
  return (await answerTo(path)).text();
}

/** The response to a request; throws if it was refused. */
async function answerTo(path: string, request?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: Partial<ApiError> } | null;
  const { key = 'server', where, params } = answer?.error ?? {};
  throw new ApiError(response.status, key, where, params);
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

/** Makes this browser known to the server as a player. */
export type WayBack = { code: string } | { link: string };

export const api = {
  hide: (table: string, hidden: boolean) => call<Summary>('POST', `/tables/${id(table)}/hide`, { hidden }),
  leave: (table: string) => call<Summary>('POST', `/tables/${id(table)}/leave`),
  reach: () => get<{ address: string }>('/reach'),
  pushKey: () => get<{ key: string }>('/me/push'),
  subscribe: (to: Subscription) => call<{ key: string }>('POST', '/me/push', to),
  unsubscribe: (endpoint: string) => call<{ key: string }>('POST', '/me/push/end', { endpoint }),
  games: () => get<Title[]>('/games'),
  /** Texts of the engine: Fluent, Markdown. */
  messages: (game: string, language: string, scenario?: string) =>
    getText(`/games/${id(game)}/messages/${id(language)}${query({ scenario })}`),
  names: (game: string, language: string) => getText(`/games/${id(game)}/names/${id(language)}`),
  rules: (game: string, language: string) => getText(`/games/${id(game)}/rules/${id(language)}`),
  describe: (game: string, scenario: string) =>
    get<Description>(`/games/${id(game)}/scenarios/${id(scenario)}`),
  seats: (game: string, scenario: string, options: Record<string, boolean | number> = {}) =>
    get<{ seats: SeatOf[] }>(`/games/${id(game)}/scenarios/${id(scenario)}/seats${query(options)}`),
  skirmish: (game: string) => get<Description>(`/games/${id(game)}/skirmish`),
  checkArmy: (game: string, given: { side: string; points: number; army: Recruit[] }) =>
    call<{ cost: number; faults: Refusal[] }>('POST', `/games/${id(game)}/armies`, given),
  readPosition: (json: string) => callWith<ReadPosition>('POST', '/positions', json),
  /** A position with some pieces elsewhere. */
  movePieces: (position: Position, moves: MoveGiven[]) =>
    call<PositionTold>('POST', '/positions/moves', { position, moves }),
  /** What is asked in a position, and how good an answer is. */
  puzzle: (position: Position) => call<PuzzleShown>('POST', '/positions/puzzle', { position }),
  answerPuzzle: (position: Position, action: Action) =>
    call<Hint>('POST', '/positions/answer', { position, action }),
  /** The puzzles of a game's book, and the player's own mistakes in it. */
  puzzles: (game: string) => get<PuzzleTold[]>(`/puzzles/${id(game)}`),
  mistakes: (game: string) => get<PuzzleTold[]>(`/puzzles/${id(game)}/mistakes`),
  bookPuzzle: (game: string, number: number) => get<PuzzleShown>(`/puzzles/${id(game)}/${number}`),
  answerBook: (game: string, number: number, action: Action) =>
    call<Hint>('POST', `/puzzles/${id(game)}/${number}`, { action }),
  /** What was asked before a step of a finished game. */
  mistake: (table: string, step: number) => get<PuzzleShown>(`/tables/${id(table)}/puzzles/${step}`),
  answerMistake: (table: string, step: number, action: Action) =>
    call<Hint>('POST', `/tables/${id(table)}/puzzles/${step}`, { action }),
  me: () => get<Me>('/me'),
  /** What the player has achieved. */
  marks: () => get<Mark[]>('/me/marks'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  makeRecovery: () => call<Recovery>('POST', '/me/recovery'),
  makeLink: () => call<Link>('POST', '/me/link'),
  recover: (by: WayBack, leave: boolean) => call<Me>('POST', '/me/recover', { ...by, leave }),
  exportAddress: '/api/me/export',
  forget: () => call<Me>('DELETE', '/me'),
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
    get<{ length: number; moments: ReplayFrame[] }>(`/tables/${id(table)}/replay${query(wanted)}`),
  /** The position of a finished game after a number of moves. */
  position: (table: string, at: number) => get<Position>(`/tables/${id(table)}/position${query({ at })}`),
  /** All that it takes to check the dice of a finished game. */
  dice: (table: string) => get<DiceProof>(`/tables/${id(table)}/dice`),
  /** How the score of a finished game changed. */
  course: (table: string) => get<Course>(`/tables/${id(table)}/course`),
  campaignKinds: () => get<CampaignKind[]>('/campaigns/kinds'),
  campaigns: () => get<CampaignTold[]>('/campaigns'),
  campaign: (campaign: string) => get<CampaignTold>(`/campaigns/${id(campaign)}`),
  beginCampaign: (wish: CampaignWish) => call<CampaignOpened>('POST', '/campaigns', wish),
  joinCampaign: (campaign: string, secret: string) =>
    call<CampaignTold>('POST', `/campaigns/${id(campaign)}/join`, { secret }),
  inviteToCampaign: (campaign: string) =>
    call<{ secret: string }>('POST', `/campaigns/${id(campaign)}/invites`),
  openBattle: (campaign: string, number: number) =>
    call<{ table: string }>('POST', `/campaigns/${id(campaign)}/battles/${number}`),
  abandonCampaign: (campaign: string) => call<CampaignTold>('POST', `/campaigns/${id(campaign)}/abandon`),
  /** The battle of one's campaign that a table is; null if it is none. */
  battleOf: async (table: string): Promise<BattleOf | null> =>
    (await answerTo(`/tables/${id(table)}/campaign`)).json() as Promise<BattleOf | null>,
  /** The table as one's own seat sees it; the number of its last change makes the address new. */
  pictureAddress: (table: string, version: number) => `/api/tables/${id(table)}/picture?at=${version}`,
  /** What happened last at a table, in a sentence, as one's own seat saw it. */
  last: (table: string, language: string) => getText(`/tables/${id(table)}/last/${id(language)}`),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  /** The published results of the lab, by game. */
  lab: () => get<Record<string, GameResults>>('/lab'),
  lesson: (game: string) => get<{ lesson: string; beats: number }>(`/lessons/${id(game)}`),
  lessonStep: (game: string, number: number) => get<LessonStep>(`/lessons/${id(game)}/${number}`),
};
