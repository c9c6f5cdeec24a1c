/** What a game brings to the client: how its table looks. No rules, no network. */
import type { Component } from 'svelte';
import type { Action, Description, Happening, Odds, Offer, Recruit, Refusal, View } from './protocol';
import type { Art, Piece, Sheet, Trace } from './scene';
import type { Words } from './language/words';
import type { Asking, TableSession } from './table/session';
import type { VerbStyle } from './table/asking';

/** The plate of a side in the top bar. */
export interface Plate {
  side: string;
  /** "US · holds initiative" */
  note: string;
  score: number | null;
  goal: number | null;
  /** Pips or medals: filled, held for now, empty. */
  marks: ('on' | 'held' | 'off')[];
  style: 'pips' | 'medals';
}

export interface Clockface {
  /** "Round 6" */
  head: string;
  /** "your turn", "battle" */
  note: string;
}

/** One row of the margin note about a roll. */
export interface SumRow {
  label: string;
  amount: string;
  rule?: string;
}

/** Odds as the note in the margin shows them (style.md 9, Odds). */
export interface OddsNote {
  head: string;
  under: string;
  /** "40 %" or "2 dice" */
  chance: string;
  rows: SumRow[];
  total: { label: string; amount: string };
  /** What the sum is held against, where that is a sum too. */
  against?: { rows: SumRow[]; total: { label: string; amount: string } };
  /** d10: the faces with their hits; battle dice: bars. */
  faces?: { face: string; hit: boolean }[];
  bars?: { label: string; chance: number; tone: 'none' | 'hit' | 'flag' }[];
  after: string;
}

/** Dice as they fell. */
export interface Roll {
  dice: { art: string; hit: boolean; label: string }[];
  caption: string;
  result: string;
}

export interface Face {
  game: string;
  art: Art;
  /** Symbols of this game's pieces, to be put into the page once (raw SVG text of `<symbol>`s). */
  symbols: string;
  sheet(description: Description, words: Words): Sheet;
  pieces(sheet: Sheet, description: Description, view: View, words: Words): Piece[];
  /** Full label of a place for screen readers. */
  placeLabel(id: string, description: Description, view: View, words: Words): string;
  /** Title and second line of the scenario: "La Raye", "Undaunted: Normandy · 15 June 1944". */
  caption(description: Description, words: Words): { title: string; under: string };
  plates(description: Description, view: View, words: Words): Plate[];
  clock(description: Description, view: View, words: Words): Clockface;
  /** The side mark symbol of a side: its shape, letter and colour variable ("us", "de"). */
  mark(side: string): { symbol: string; colour: string };
  /** The icon (symbol id) of a verb, and of the thing a word names. */
  verbIcon(verb: string): string;
  thingIcon(word: string, description: Description): string;
  /** Another word that a click on this thing may mean: own counter → its card. */
  standsFor(word: string, view: View, description: Description): string[];
  /** Actions a player may have had in mind by this click, for "why not" (never sent as actions). */
  meant(chosen: string[], word: string, legal: Action[], view: View, description: Description): Action[];
  note(
    odds: Odds,
    action: Action,
    description: Description,
    view: View,
    words: Words,
    guides?: View,
    further?: Odds[],
  ): OddsNote;
  /** The rolls of one action with the one that matters most first. */
  foremost?(odds: Odds[]): Odds[];
  /** How many dice an action throws; 0 where they come later. Left out: all that its odds name. */
  dice?(action: Action, odds: Odds[]): number;
  /** What stands behind a refusal, to be told after it; null: it says all. */
  because?(refusal: Refusal, view: View, description: Description, words: Words): string | null;
  /** What is going on while one is asked for a reaction; null: nothing that the question leaves out. */
  situation?(view: View, description: Description, words: Words): string | null;
  /** Trails and lines of fire of what happened, from the pieces before and after it. */
  traces(events: Happening[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[];
  roll(event: Happening, words: Words, description: Description): Roll | null;
  /** Hand, deck, discard, buttons that belong to the cards. Drawn under the order bar. */
  Hand: Component<{ session: TableSession }>;
  /** Trays left of the sheet on a wide screen; a tab on a phone. */
  Tray?: Component<{ session: TableSession }>;
  /** What the tab with the trays is called, where they hold more than supplies. */
  trayName?(description: Description, words: Words): string;
  /** First sections of the rail: steps, ordered units. */
  Rail?: Component<{ session: TableSession }>;
  /** Where an army is put together, in games with skirmishes. */
  ArmyBuilder?: Component<{
    tables: Description;
    side: string;
    points: number;
    army: Recruit[];
    words: Words;
    onchange: (army: Recruit[]) => void;
  }>;
  /** A strip above the sheet; on a phone beside it. */
  Strip?: Component<{ session: TableSession }>;
  /** SVG over the ground and under the pieces, and over the pieces: what helps to see a choice. */
  Under?: Component<{ session: TableSession; scale: number }>;
  Over?: Component<{ session: TableSession; scale: number }>;
  /** Set where the one who acts is known, so that actions begin with a verb as well as with a thing. */
  verbStyle?: VerbStyle;
  /** The unit that acts now, which actions do not name. */
  actor?(view: View, description: Description): string | null;
  /** A name of the face's own for a word; null: the catalogue has it. */
  nameOf?(word: string, description: Description, view: View, words: Words): string | null;
  /** Things on the board that are there only to be pointed at, for the words that are asked for. */
  handles?(words: string[], asking: Asking, sheet: Sheet, view: View, description: Description): Piece[];
  /** The actions that a click on this word stands for, where it takes several to get there. */
  plan?(word: string, asking: Asking, offer: Offer): Action[] | null;
  /** May a plan go on after this has happened? */
  goesOn?(events: Happening[]): boolean;
  /** An answer that the player has settled beforehand ("pass until …"); null: ask. */
  answer?(offer: Offer): Action | null;
}
