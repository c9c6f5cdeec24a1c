/** What games between bots have shown of a scenario: sandtable/studio/schema/balance.schema.json. */
import type { Params } from '../../protocol';

export interface Share {
  /** Null: no game counts. */
  share: number | null;
  low: number;
  high: number;
  games: number;
}

export interface Progress {
  /** "": the scenario itself; the key of a change; the number of a draft. */
  what: string | number;
  done: number;
  most: number;
}

export interface Lengths {
  unit: 'round' | 'turn';
  median: number;
  counts: { length: number; count: number }[];
}

export interface Ending {
  reason: string;
  rule: string;
  winner: string | null;
  count: number;
}

export interface ObjectiveShare {
  objective: string;
  side: string;
  held: number;
  if_held: Share;
  without: Share;
}

export interface Fallen {
  place: string;
  side: string;
  count: number;
}

export interface Suggestion extends Share {
  key: string;
  params: Params;
  helps: string;
  side: string;
}

export interface BalanceFound {
  game: string;
  scenario: string;
  bot: string;
  seed: number;
  games: number;
  draws: number;
  sides: (Share & { side: string; wins: number })[];
  verdict: { verdict: 'favours' | 'within' | 'open'; side: string | null };
  length: Lengths;
  endings: Ending[];
  objectives: ObjectiveShare[];
  fallen: Fallen[];
  first_player: { side: string; as_it_is: Share; other_first: Share } | null;
  suggestions: Suggestion[];
  progress: Progress;
}

export interface DraftShare {
  number: number;
  side: string;
  share: number;
  low: number;
  high: number;
  games: number;
  kept: boolean;
}

export interface FreshFound {
  seed: string;
  size: string;
  wish: string;
  drafts: DraftShare[];
  /** The draft that is offered. */
  measured: DraftShare;
  /** The weaker side and its share, if no draft keeps the promise. */
  handicap: { side: string; share: number } | null;
  progress: Progress;
}
