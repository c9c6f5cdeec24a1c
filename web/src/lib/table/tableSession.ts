/** What the parts of a table page (hand, tray, rail, board) can ask of it. */
import type { Action, Chair, GameEvent, Odds, Offer, Outcome, Prompt, Refusal, Summary } from '../protocol';
import type { Deed, GameUi, Roll } from '../gameUi';
import type { Part } from '../language/words';
import type { Piece, Sheet, Sign, Trace } from '../drawing';
import type { Scene } from '../scene';

/** One line of the log. */
export interface LogLine {
  number: number;
  side: string | null;
  text: string;
  /** The same text; names of things on the map are apart. */
  parts: Part[];
  event: GameEvent;
  /** A heading such as "Round 6", not an entry. */
  heading: boolean;
  /** Newer than the player's last free choice. */
  fresh: boolean;
  /** How it stands in the log. */
  deed: Deed;
}

/** A chip in the order bar: a chosen word, or one filled in because it is the only one left. */
export interface Chip {
  word: string;
  text: string;
  icon: string;
  filled: boolean;
}

/** A choice that is nowhere on the table (a number, a section, "end turn"): a button. */
export interface Choice {
  word: string;
  text: string;
  icon: string;
}

/** The action being composed (docs/notation.md, Actions). Pure, no network. */
export interface Asking {
  legal: Action[];
  /** Were the words chosen starting with the verb, as in the action? */
  byVerb: boolean;
  /** The words chosen so far, in the order of asking: first thing, verb, further things. */
  chosen: string[];
  chips: Chip[];
  /** Words that can be chosen next: things on the table. */
  open: string[];
  /** Verbs that can be chosen next, for the things chosen so far. */
  verbs: string[];
  /** Everything else that can be chosen next. */
  choices: Choice[];
  /** The complete action, once only one is left or the words so far are one. */
  action: Action | null;
  /** Waiting for confirmation, because dice will be rolled. */
  armed: boolean;
}

/** A scene that can be played. During a playback its view lags behind the offer. */
export interface TableSession extends Scene {
  readonly ui: GameUi;
  readonly kind: 'live' | 'replay' | 'lesson' | 'puzzle' | 'line';
  readonly summary: Summary | null;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: string | null;
  /** The side of `seat`. */
  readonly side: string | null;
  readonly offer: Offer;
  readonly prompt: Prompt | null;
  readonly outcome: Outcome | null;
  readonly asking: Asking;
  readonly sheet: Sheet;
  readonly pieces: Piece[];
  /** Things that can be pointed at on the board only when they are asked for: corners, edges, directions. */
  readonly handles: Piece[];
  readonly traces: Trace[];
  readonly log: LogLine[];
  readonly lastRoll: Roll | null;
  readonly playing: boolean;
  /** Is it this seat's turn to decide, with nothing being played back? */
  readonly deciding: boolean;
  readonly refusal: Refusal | null;
  readonly hovered: string | null;
  /** The message about a thing that could not be chosen. */
  readonly remark: { readonly anchor: string | null } | null;

  /** The name of a word of an action. */
  nameOf(word: string): string;
  /** The name of a unit's place; empty if it has none. */
  whereOf(word: string): string;
  /** The mark of a thing; null: none. */
  sign(word: string): Sign | null;
  /** Can this verb be chosen for this thing (a card's printed actions)? `by` is the word that follows. */
  allows(word: string, verb: string, by?: string): boolean;
  /** A click on anything: continues the action, commits it, or explains why not. */
  pick(word: string): void;
  /** A click on a verb of a thing: chooses both, and the word that follows if given. */
  pickVerb(word: string, verb: string, by?: string): void;
  hover(word: string | null): void;
  oddsOf(word: string): { action: Action; odds: Odds[] } | null;
  back(): void;
  clear(): void;
  commit(): void;
  /** Carries out these actions one after another, as long as nothing interrupts them. */
  follow(plan: Action[]): void;
  undo(): void;
  /** Lets the game's policy place the rest of a set-up; absent where nothing is decided for good. */
  fill?(): void;
  /** The rest is being placed. */
  readonly filling?: boolean;
  /** Asks the engine why the first of these is illegal, and shows its answer. */
  why(actions: Action[], anchor?: string): void;
  chair(side: string): Chair | null;
}
