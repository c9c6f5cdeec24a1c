/** What a game provides to the client: how its table looks and what a click may mean. No rules, no network. */
import type { Scene } from './scene';
import type { Component } from 'svelte';
import type { Action, Description, GameEvent, Odds, Offer, Recruit, Refusal, View } from './protocol';
import type { Art, Piece, Sheet, Trace } from './drawing';
import type { Naming, Part, Words } from './language/words';
import type { Asking, TableSession } from './table/tableSession';
import type { VerbStyle } from './table/asking';
import type { HelpFor, HelpLine } from './help/help';

/** What a side must do to win, and how to come by it. */
export interface Briefing {
  goal: string;
  how: string;
}

/** The plate of a side in the column. */
export interface Plate {
  side: string;
  /** "US · holds initiative" */
  note: string;
  score: number | null;
  goal: number | null;
  /** Without a score: what has yet to be done, where there is room for a number only. */
  left?: number;
  /** Below the score: how much of the goal has been reached. */
  pips: boolean[];
  /** Icons (symbol ids) beside the score, in games that draw their own instead of pips. */
  icons?: string[];
}

export interface Clockface {
  /** "Round 6" */
  head: string;
  /** "your turn"; empty where the table has a strip with the steps of a turn. */
  note: string;
}

/** One row of the margin note about a roll. */
export interface SumRow {
  label: string;
  amount: string;
  rule?: string;
}

/** Odds, as shown by the note in the margin. */
export interface OddsNote {
  head: string;
  under: string;
  /** "40 %" or "2 dice" */
  chance: string;
  rows: SumRow[];
  total: { label: string; amount: string };
  /** What the sum is compared with, if that is a sum too. */
  against?: { rows: SumRow[]; total: { label: string; amount: string } };
  /** d10: the faces that hit; battle dice: bars. */
  faces?: { face: string; hit: boolean }[];
  bars?: { label: string; chance: number; tone: 'none' | 'hit' | 'flag' }[];
  after: string;
}

/** The result of a roll. */
export interface Roll {
  dice: { art: string; hit: boolean; label: string }[];
  caption: string;
  result: string;
}

/** An automatic answer. */
export interface Answer {
  action: Action;
  /** It is given without a word. */
  silent: boolean;
}

/** The stages of an attack that others may respond to. */
export const STAGES = ['announced', 'before', 'roll', 'after'] as const;
export type Stage = (typeof STAGES)[number];

/** An attack that has been announced, until the next action begins. */
export interface Shot {
  /** The words of who attacks and of what is attacked; null: no piece on the board. */
  by: string | null;
  at: string | null;
  verb: string;
  /** What the note about its roll says. */
  note: OddsNote;
  /** Null in games where nobody can respond. */
  stage: Stage | null;
  /** "Maxim Team fires at Rifle Squad 1" */
  head: string;
}

/** Where units stand, so that they are named by their places: "infantry E5". */
export interface Whereabouts<V extends View = View> {
  /** The units on the map with the words of their places. */
  standing(view: V): Iterable<[unit: string, place: string]>;
  /** Brings the places up to date with an event. */
  follow(event: GameEvent, places: Map<string, string>): void;
}

/** How an event stands in the log. */
export interface Deed {
  /** A consequence: it hangs under the deed before it. */
  under?: boolean;
  /** Only its dice, sum and result are shown, with the line before it. */
  joins?: boolean;
  /** It goes without saying. */
  silent?: boolean;
  /** Events of one group in a row are one line, with all their things: "Orders 4: A7, E6, H7, L6". */
  group?: { key: string; item: Part; line: (items: Part[]) => Part[] };
  /** A heading of its own. */
  heading?: boolean;
  /** After it, the turn of this side begins. */
  opens?: string;
  /** At the right of the heading of its turn, if it comes first there: the card of the turn. */
  title?: string;
  /** At the right. */
  result?: { text: string; tone: 'bad' | 'good' | 'plain' };
  /** The dice, misses faded. */
  dice?: Roll['dice'];
  /** How it comes about, in one line. */
  sum?: string;
}

/** What an event cost a side. */
export interface Loss {
  side: string;
  /** What was lost, in words: "Infantry", "Rifleman". */
  arm: string;
  count: number;
}

/** A face of the game's dice. */
export interface DieFace {
  /** The art of a die that shows it and does not count, and that of one that does. */
  art: readonly string[];
  chance: number;
}

/** Dice of one side, by their art; null: of the side that acts. */
export interface Throw {
  side: string | null;
  dice: string[];
}

export interface GameUi<D extends Description = Description, V extends View = View> {
  game: string;
  art: Art<D, V>;
  /** The symbols of this game's pieces, added to the page once (raw SVG text of `<symbol>`s). */
  symbols: string;
  sheet(scene: Scene<D, V>): Sheet;
  pieces(sheet: Sheet, scene: Scene<D, V>): Piece[];
  /** Full label of a place for screen readers. */
  placeLabel(id: string, scene: Scene<D, V>): string;
  /** The game's own names for things, in a scenario. */
  naming?(description: D): Naming;
  /** Only in games whose units are named by their places. */
  whereabouts?: Whereabouts<V>;
  /** How an event stands in the log; null: as its sentence says. `before`: what came before in the same step. */
  deed?(event: GameEvent, scene: Scene<D, V>, before: readonly GameEvent[]): Deed | null;
  /** Events that are marked on the bar of a replay: points, losses of whole units. */
  landmarks?: ReadonlySet<string>;
  /** What an event cost a side, for the statistics at the end; null: nothing. */
  loss?(event: GameEvent, scene: Scene<D, V>): Loss | null;
  /** The faces of the dice, for the statistics at the end. */
  dieFaces?: readonly DieFace[];
  /** The dice that an event threw, by side, where they are not just those of its roll. */
  thrown?(event: GameEvent, scene: Scene<D, V>): Throw[] | null;
  /** Events in which a card is played or drawn, for the sound of it. */
  cardEvents?: ReadonlySet<string>;
  /** Who begins; null: a roll decides; undefined: unknown. */
  begins(scene: Scene<D, V>): string | null | undefined;
  /** What a side must do to win. */
  goal(side: string, scene: Scene<D, V>): string;
  /** The same for somebody who plays it for the first time; otherwise the goal alone. */
  briefing?(side: string, scene: Scene<D, V>): Briefing;
  /** The title and subtitle of the scenario: "The Ford", "Skirmish Line · 15 June 1944". */
  caption(scene: Scene<D, V>): { title: string; under: string };
  plates(scene: Scene<D, V>): Plate[];
  clock(scene: Scene<D, V>): Clockface;
  /** The mark of a side: its shape, letter and colour prefix ("us", "de"). */
  mark(side: string): { symbol: string; colour: string };
  /** The icon (symbol id) of a verb, and of the thing a word names. */
  verbIcon(verb: string): string;
  thingIcon(word: string, scene: Scene<D, V>): string;
  /** Another word that a click on this thing may mean: a friendly counter → its card. */
  aliases(word: string, scene: Scene<D, V>): string[];
  /** The actions that a player may have intended by this click, for "why not" (never sent as actions). */
  guessActions(chosen: string[], word: string, legal: Action[], scene: Scene<D, V>): Action[];
  note(odds: Odds, action: Action, scene: Scene<D, V>, guides?: View, further?: Odds[]): OddsNote;
  /** The rolls of one action, the most important one first. */
  foremost?(odds: Odds[]): Odds[];
  /** Must it be confirmed, though no dice are rolled? A click on a card only lifts it. */
  confirms?(action: Action): boolean;
  /** How many dice an action rolls; 0 if they come later. By default, all in its odds. */
  dice?(action: Action, odds: Odds[]): number;
  /** An explanation after a refusal; null if there is none. */
  because?(refusal: Refusal, scene: Scene<D, V>): string | null;
  /** The situation while a reaction is asked for; null if the question says it all. */
  situation?(scene: Scene<D, V>): string | null;
  /** What a thing is: its values and signs, what follows from them, its rules. */
  help?: HelpFor<D, V>;
  /** The rule of each verb. */
  verbRules?: Readonly<Record<string, string>>;
  /** The signs that the scenario has on its sheet. */
  signs?(scene: Scene<D, V>): HelpLine[];
  /** The trails and lines of fire of events, from the pieces before and after. */
  traces(events: GameEvent[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[];
  roll(event: GameEvent, scene: Scene<D, V>): Roll | null;
  /** Below the plates on a wide screen: a line of what each side has, or of the steps of the turn. */
  Stocks?: Component<{ session: TableSession }>;
  /** The words of the cards that a seat holds, in its own view. */
  hand?(seat: string, scene: Scene<D, V>): string[];
  /** What stands above and below the pictogram of a card where it is as small as a stamp. */
  stamp?(word: string, scene: Scene<D, V>): { head: string; foot: string };
  /** Hand, deck, discard, and buttons for the cards. Below the question. */
  Hand: Component<{ session: TableSession }>;
  /** In the column above the hand: what is looked at. With the tray on a phone. */
  Look?: Component<{ session: TableSession }>;
  /** What is needed now and then, as a drawer over the sheet's edge: supplies, then goals or ordered units. */
  Tray?: Component<{ session: TableSession }>;
  Rail?: Component<{ session: TableSession }>;
  /** The name of their tab, if they contain more than supplies; `wide`: without what is looked at. */
  trayName?(scene: Scene<D, V>, wide: boolean): string;
  /** The army builder, in games with skirmishes. */
  ArmyBuilder?: Component<{
    tables: Description;
    side: string;
    points: number;
    army: Recruit[];
    words: Words;
    onchange: (army: Recruit[]) => void;
  }>;
  /** The order of the units to act: a line of the column; beside the sheet on a phone. */
  Strip?: Component<{ session: TableSession }>;
  /** SVG between the ground and the pieces, and above the pieces: aids for a choice. */
  Under?: Component<{ session: TableSession; scale: number }>;
  Over?: Component<{ session: TableSession; scale: number }>;
  /** Set if the active unit is known, so that actions can begin with a verb as well as with a thing. */
  verbStyle?: VerbStyle;
  /** The active unit, which actions do not name. */
  actor?(scene: Scene<D, V>): string | null;
  /** The game's own name for a word; null: use the catalogue. */
  nameOf?(word: string, scene: Scene<D, V>, legal?: Action[]): string | null;
  /** Things that are on the board only to be pointed at, for the words that can be chosen. */
  handles?(words: string[], asking: Asking, sheet: Sheet, scene: Scene<D, V>): Piece[];
  /** The sequence of actions that a click on this word means, if it takes several. */
  plan?(word: string, asking: Asking, offer: Offer): Action[] | null;
  /** May a plan continue after these events? */
  goesOn?(events: GameEvent[]): boolean;
  /** The player's standing answer ("pass until …"); null: ask. */
  answer?(offer: Offer): Answer | null;
  /** Could the time that a pass takes reveal whether something is held? */
  secret?(offer: Offer): boolean;
  /** The attack that is under way in a position; `announced`: the one that this player has begun. */
  shot?(scene: Scene<D, V>, announced?: Shot | null): Shot | null;
  /** The moment at which something may be played: "Before the roll". */
  moment?(scene: Scene<D, V>): string | null;
  /** Does this action end what can still be changed, such as a set-up? It is then confirmed. */
  seals?(action: Action, offer: Offer, scene: Scene<D, V>): boolean;
  /** The word of what a sealed choice has placed; a click on it picks it up again. */
  placed?(event: GameEvent): string | null;
  /** Does an action do nothing, though it is legal? It is offered once, and quietly. */
  isVoid?(action: Action): boolean;
  /** What a move costs, shown at its end: "−2 figures"; null: nothing. */
  price?(action: Action, scene: Scene<D, V>): string | null;
}
