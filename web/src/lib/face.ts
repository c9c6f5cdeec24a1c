/** What a game brings to the client: how its table looks. No rules, no network. */
import type { Component } from 'svelte';
import type { Action, Description, Happening, Odds, View } from './protocol';
import type { Art, Piece, Sheet, Trace } from './scene';
import type { Words } from './language/words';
import type { TableSession } from './table/session';

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
  note(odds: Odds, action: Action, description: Description, view: View, words: Words): OddsNote;
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
}
