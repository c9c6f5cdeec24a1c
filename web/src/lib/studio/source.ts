/** The HTTP calls of the editor. */
import { ApiError, OFFLINE } from '../net/api';
import type { DraftTold, EditGiven, FileTold, PublishedText, PublishedTold, ToolsTold } from '../protocol';

const answerTo = (path: string, body?: unknown): Promise<Response> =>
  ask(
    `studio/${path}`,
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

async function ask(path: string, request?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: Partial<ApiError> } | null;
  const { key = 'server', where, params } = answer?.error ?? {};
  throw new ApiError(response.status, key, where, params);
}

const id = encodeURIComponent;

/** An edit as the server takes it. */
export type Edit = Pick<EditGiven, 'do'> & Partial<EditGiven>;

export const source = {
  tools: async (game: string): Promise<ToolsTold> => (await answerTo(id(game))).json(),
  text: async (game: string, scenario: string): Promise<string> =>
    (await answerTo(`${id(game)}/scenarios/${id(scenario)}`)).text(),
  draft: async (game: string, text: string, edits: readonly Edit[] = []): Promise<DraftTold> =>
    (await answerTo(`${id(game)}/draft`, { text, edits })).json(),
  open: async (game: string, format: string, text: string): Promise<FileTold> =>
    (await answerTo(`${id(game)}/open`, { format, text })).json(),
  save: async (game: string, format: string, text: string): Promise<FileTold> =>
    (await answerTo(`${id(game)}/save`, { format, text })).json(),
  publish: async (game: string, text: string): Promise<PublishedTold> =>
    (await answerTo(`${id(game)}/published`, { text })).json(),
  /** A page of the public list; `before`: the time of the last one of the page before. */
  published: async (game: string | null, before?: number): Promise<PublishedTold[]> => {
    const asked = new URLSearchParams();
    if (game !== null) asked.set('game', game);
    if (before !== undefined) asked.set('before', String(before));
    return (await ask(`published?${asked}`)).json();
  },
  publishedScenario: async (published: string): Promise<PublishedText> =>
    (await ask(`published/${id(published)}`)).json(),
  withdraw: async (published: string): Promise<PublishedTold> =>
    (await ask(`published/${id(published)}`, { method: 'DELETE' })).json(),
};
