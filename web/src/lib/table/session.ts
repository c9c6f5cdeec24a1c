/** What the parts of a table page (hand, tray, rail, board) may ask of it and tell it. */
import type {
  Action,
  Chair,
  Description,
  Happening,
  Odds,
  Offer,
  Outcome,
  Prompt,
  Refusal,
  Summary,
  View,
} from '../protocol';
import type { Face, Roll } from '../face';
import type { Piece, Sheet, Sign, Trace } from '../scene';
import type { Words } from '../language/words';

/** One line of the log. */
export interface LogLine {
  number: number;
  side: string | null;
  text: string;
  event: Happening;
  /** A heading such as "Round 6", not an entry. */
  heading: boolean;
  /** Newer than the own last decision. */
  fresh: boolean;
}

/** A chip of the order bar: a word that has been chosen, or filled in because nothing else is left. */
export interface Chip {
  word: string;
  text: string;
  icon: string;
  filled: boolean;
}

/** A choice that lies nowhere on the table (a number, a section, "end turn"): a button. */
export interface Choice {
  word: string;
  text: string;
  icon: string;
}

/** The action that is being put together (docs/notation.md, Actions). Pure, no network. */
export interface Asking {
  legal: Action[];
  /** The words were chosen from the verb on, as they stand in the action. */
  byVerb: boolean;
  /** Chosen so far, in the order of asking: first thing, verb, further things. */
  chosen: string[];
  chips: Chip[];
  /** Words that can be chosen next: things on the table. */
  open: string[];
  /** Verbs that can be chosen next, for the things chosen so far. */
  verbs: string[];
  /** Everything else that can be chosen next. */
  choices: Choice[];
  /** The whole action, once only one is left or the words so far are one. */
  action: Action | null;
  /** Waits for the button, because dice will be rolled. */
  armed: boolean;
}

export interface TableSession {
  readonly face: Face;
  readonly words: Words;
  readonly kind: 'live' | 'replay' | 'lesson';
  readonly summary: Summary | null;
  readonly description: Description;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: string | null;
  /** The side of `seat`. */
  readonly side: string | null;
  /** What is on the table now. During a playback it lags behind the offer. */
  readonly view: View;
  readonly offer: Offer;
  readonly prompt: Prompt | null;
  readonly outcome: Outcome | null;
  readonly asking: Asking;
  readonly sheet: Sheet;
  readonly pieces: Piece[];
  /** What can be pointed at on the board only while it is asked for: corners, edges, directions. */
  readonly handles: Piece[];
  readonly traces: Trace[];
  readonly log: LogLine[];
  readonly lastRoll: Roll | null;
  readonly playing: boolean;
  /** Is it this seat's turn to decide, with nothing being played back? */
  readonly deciding: boolean;
  readonly refusal: Refusal | null;
  readonly hovered: string | null;
  /** What is said of a thing that was chosen in vain. */
  readonly remark: { readonly anchor: string | null } | null;

  /** What a word of an action is called. */
  nameOf(word: string): string;
  /** The name of the place where a unit stands; empty for what stands nowhere. */
  whereOf(word: string): string;
  /** How a thing is to be marked; null: at rest. */
  sign(word: string): Sign | null;
  /** May this verb be chosen for this thing (a card's printed actions)? `by` is the word that follows. */
  allows(word: string, verb: string, by?: string): boolean;
  /** A click on anything: narrows the action, commits it, or says why not. */
  pick(word: string): void;
  /** A click on a verb of a thing: chooses both, and the word that follows where it is named. */
  pickVerb(word: string, verb: string, by?: string): void;
  hover(word: string | null): void;
  oddsOf(word: string): { action: Action; odds: Odds[] } | null;
  back(): void;
  clear(): void;
  commit(): void;
  /** Carries these actions out one after the other, as long as nothing comes in between. */
  follow(plan: Action[]): void;
  undo(): void;
  /** Asks the engine why the first of these is not allowed, and shows its answer. */
  why(actions: Action[], anchor?: string): void;
  chair(side: string): Chair | null;
}
