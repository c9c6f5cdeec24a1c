/** The contents and current state of a card; the markup is in Card.svelte. */
import type { Scene } from './scene';
import type { Words } from '../../lib/language/words';
import type { Action } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import { cardOf, isSuppressed, unitOf, type CardKind } from './table';

/** Numbers are those of the cards that Command draws. */
export function nameOf(word: string, { words }: Scene): string | null {
  return kindOf(word) === 'number' ? words.text('ui-undaunted-draw', { count: Number(idOf(word)) }) : null;
}

/** Verbs that take a seat; in all other actions a seat is where the action comes from. */
export const TO_SEAT = ['board', 'change-seat'];

/** A line on a card: an action that it offers. */
export interface CardLine {
  verb: string;
  text: string;
  /** The printed number, and the squad the action is limited to. */
  size: string;
  /** The seat that offers it, if it is not printed on the card. */
  by?: string;
  /** Is it shown as a pictogram in the last row instead of a line? */
  small?: boolean;
}

/** The current lines of a card. */
export type LinesOf = (kind: CardKind, scene: Scene) => CardLine[];

/**
 * The printed actions and Hunker Down, which every card except Fog has (NOR-14). The card of a suppressed
 * unit begins with the action that readies it (NOR-12.2).
 */
export function linesOf(kind: CardKind, scene: Scene): CardLine[] {
  const { view, description, words } = scene;
  if (kind.kind === 'fog') return [];
  const unit = kind.unit ? unitOf(description, kind.unit) : undefined;
  const line = (verb: string, size = ''): CardLine => ({ verb, size, text: words.name('action', verb) });
  const printed = kind.actions.map(([verb, size]) => {
    const squad = kind.own_squad.includes(verb) ? ` ${words.name('squad', kind.squad)}` : '';
    return line(verb, size === null ? '' : `${size}${squad}`);
  });
  const ready = unit && isSuppressed(view, unit) ? [line('ready')] : [];
  return [...ready, ...printed, line('hunker')];
}

/** The name without the squad's letter, which is shown separately. */
export function titleOf(kind: CardKind, words: Words): string {
  return words.name('card', kind.title);
}

/** Where a card is as small as a stamp: its initiative, and the letter of its squad. */
export function stamp(word: string, { view, description, words }: Scene): { head: string; foot: string } {
  const kind = view.seat ? cardOf(description, view.seat, idOf(word)) : undefined;
  const foot = kind?.squad ? words.name('squad', kind.squad) : '';
  return { head: kind ? String(kind.initiative) : '', foot };
}

/** Is there a legal action for this line of a card? Actions of a card and of a seat are distinct. */
export function isAllowed(legal: Action[], card: string, { verb, by }: CardLine): boolean {
  return legal.some((action) => {
    if (action[0] !== verb || action[1] !== `card:${card}`) return false;
    return by ? action[2] === by : TO_SEAT.includes(verb) || kindOf(action[2] ?? '') !== 'seat';
  });
}
