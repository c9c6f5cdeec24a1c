/** JSON that the server passes through; only the game's own UI reads the rest of it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Params = Record<string, Json>;

/** The contents of a game's view; only the game's own UI reads them, by the types made from its schema. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** What the arguments of one kind (`kind:id`) name. */
export interface Kind {
  role: 'piece' | 'place' | 'mark' | 'card' | 'tray' | 'choice' | 'number';
  /** The prefix of the messages that name it. */
  name: string;
  /** The kind of place that shows it. */
  at: string | null;
}

/** What every description contains; only the game's own UI reads the rest. */
export interface Description {
  game: string;
  scenario: string;
  sides: string[];
  seats: { seat: string; side: string }[];
  kinds: Record<string, Kind>;
  parameters: Record<string, string>;
  passes: string[];
  opening: View;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [key: string]: any;
}

/** A position as written by `state.to_json()`; only the engine reads it. */
export type Position = Record<string, Json>;

/** The progress of a game, for lists of tables. */
export interface Progress {
  round?: number;
  turn?: number;
  scores: Record<string, number>;
  goals: Record<string, number>;
}
