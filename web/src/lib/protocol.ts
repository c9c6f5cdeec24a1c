/** What goes over the wire; docs/protocol.md says the same in words. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Action = string[];
export type Params = Record<string, Json>;

export interface Message {
  key: string;
  params: Params;
}
export type Happening = Message;
export type Prompt = Message;

export interface Refusal extends Message {
  rule: string;
}

export interface Odds {
  target: string;
  dice: number;
  need: number;
  parts: [key: string, amount: number][];
  success: number;
  /** Chances of exactly 0, 1, 2, … hits, where every die counts for itself. */
  hits: number[] | null;
  /** Chance of at least one flag, where there are flags. */
  flag: number | null;
}

export interface Outcome {
  winner: string | null;
  reason: string;
  rule: string;
}

/** Whatever a game's view or description holds; only the game's own face reads it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Description = Record<string, any>;

export interface GameOption {
  default: boolean | number;
  rule: string;
  low: number;
  high: number;
}

export interface Title {
  id: string;
  sides: string[];
  levels: string[];
  scenarios: string[];
  /** Can a scenario be rolled up for chosen armies? */
  skirmishes?: boolean;
  limit: string;
  options: Record<string, GameOption>;
}

export type Clock = { kind: 'none' } | { kind: 'casual'; minutes: number } | { kind: 'days'; days: number };

export interface SeatPlan {
  kind: 'me' | 'bot' | 'invite' | 'open';
  level?: string;
}

/** A position as `state.to_json()` writes it; only the engine reads it. */
export type Position = Record<string, Json>;

/** What a position holds, for those who look at it before they play it. */
export interface ReadPosition {
  game: string;
  scenario: string;
  options: Record<string, boolean | number>;
  seats: { seat: string; side: string }[];
  waiting: string[];
  progress: Progress;
  /** That of its scenario, with the table as the position has it. */
  description: Description;
}

/** A recruitment tile of an army, and the options in its slots. */
export interface Recruit {
  tile: string;
  options: Record<string, string>;
}

/** A scenario that is rolled up for two armies; one that is not given is drawn by lot. */
export interface SkirmishPlan {
  points: number;
  armies: Record<string, Recruit[] | null>;
}

/** It begins with a scenario and options, a skirmish, or a position, which has all in it. */
export interface Plan {
  game: string;
  scenario?: string;
  skirmish?: SkirmishPlan;
  position?: Position;
  options?: Record<string, boolean | number>;
  seats: Record<string, SeatPlan>;
  visibility: 'public' | 'private';
  clock: Clock;
}

export interface Chair {
  seat: string;
  side: string;
  kind: 'person' | 'bot' | 'free';
  name: string;
  level: string | null;
  mine: boolean;
  /** A free seat that anyone may take. */
  open: boolean;
  present: boolean;
  /** The other side may propose a bot. */
  abandoned: boolean;
  deadline: number | null;
}

export interface Progress {
  round?: number;
  turn?: number;
  scores: Record<string, number>;
  goals: Record<string, number>;
}

export interface Summary {
  table: string;
  game: string;
  scenario: string;
  options: Record<string, boolean | number>;
  /** It did not begin with the set-up of the scenario: whoever opened it has seen all the cards. */
  position: boolean;
  visibility: 'public' | 'private';
  clock: Clock;
  host: boolean;
  created: number;
  changed: number;
  version: number;
  /** Every seat is taken and the game has begun. */
  started: boolean;
  finished: boolean;
  outcome: Outcome | null;
  waiting: string[];
  commitment: string;
  progress: Progress;
  seats: Chair[];
}

export interface Change {
  number: number;
  kind: 'step' | 'undo';
  seat: string;
  events: Happening[];
  undone?: number;
  at: number;
}

export interface Undo {
  may: boolean;
  why: string;
}

export interface Offer {
  view: View;
  prompt: Prompt | null;
  legal: Action[];
  odds: Record<string, Odds[]>;
  /** What a game's face may draw to help: reach, lines of sight; empty in games that need none. */
  guides?: View;
  undo: Undo;
  outcome: Outcome | null;
  ask: string[];
}

export interface Moment {
  number: number;
  seat: string | null;
  action: Action | null;
  notation: string;
  events: Happening[];
  view: View;
}

export interface Beat {
  lesson: string;
  /** From 1 to `beats`. */
  beat: number;
  beats: number;
  /** Message key of what is taught here. */
  say: string;
  seat: string;
  description: Description;
  /** What happened since the beat before: the learner's action, then the other side's. */
  moments: Moment[];
  /** All that is legal, so that the action is chosen as in a game; nothing where one only reads on. */
  offer: Offer;
  /** Words of the action that this beat asks for; empty where one only reads on. */
  wanted: Action;
}

export type FromServer =
  | {
      type: 'welcome';
      version: number;
      seat: string | null;
      summary: Summary;
      description: Description;
      changes: Change[];
      /** Null before the game has begun; an update without changes brings the first one. */
      offer: Offer | null;
    }
  | { type: 'update'; version: number; changes: Change[]; offer: Offer }
  | { type: 'summary'; summary: Summary }
  | { type: 'done'; id: string; version: number }
  | { type: 'refused'; id: string; reason: string; refusal?: Refusal }
  | { type: 'why'; id: string; refusal: Refusal | null }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; seat: string | null; since: number | null }
  | { type: 'act'; id: string; version: number; action: Action }
  | { type: 'undo'; id: string; version: number }
  | { type: 'why'; id: string; actions: Action[] }
  | { type: 'propose'; id: string; what: 'bot'; seat: string }
  | { type: 'return'; id: string; seat: string }
  | { type: 'leave'; id: string; seat: string }
  | { type: 'ping' };
