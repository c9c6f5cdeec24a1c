/** The HTTP calls of the editor. */
import { ApiError, OFFLINE } from '../net/api';
import type { DraftTold, EditGiven, FileTold, ToolsTold } from '../protocol';

async function answerTo(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      `/api/studio/${path}`,
      body === undefined
        ? undefined
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
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
};
