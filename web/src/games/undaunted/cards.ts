/** What a card shows and how it stands now; the markup is in Card.svelte. */
import type { Words } from '../../lib/language/words';
import type { Action, Description, View } from '../../lib/protocol';
import { kindOf } from '../../lib/table/asking';
import { isSuppressed, unitOf, type CardKind } from './table';

/** Verbs that go to a seat; in all other actions a seat is where the action comes from. */
export const TO_SEAT = ['board', 'change-seat'];

/** A line of a card: an action that it offers. */
export interface CardLine {
  verb: string;
  text: string;
  /** The printed number, and the squad that the action is limited to. */
  size: string;
  /** The seat that offers it, where it is not printed on the card. */
  by?: string;
  /** It has a pictogram in the last row instead of a line of its own. */
  small?: boolean;
}

/** The lines of a card as it stands now. */
export type LinesOf = (kind: CardKind, view: View, description: Description, words: Words) => CardLine[];

/**
 * The printed actions and Hunker Down, which every card but Fog may do (NOR-14). The card of a suppressed
 * unit begins with the one thing that helps it (NOR-12.2).
 */
export function linesOf(kind: CardKind, view: View, description: Description, words: Words): CardLine[] {
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

/** The name without the squad's letter, which stands by itself. */
export function titleOf(kind: CardKind, words: Words): string {
  return words.name('card', kind.title);
}

/** Is there a legal action behind this line of a card? One of the card itself is not one of a seat. */
export function isAllowed(legal: Action[], card: string, { verb, by }: CardLine): boolean {
  return legal.some((action) => {
    if (action[0] !== verb || action[1] !== `card:${card}`) return false;
    return by ? action[2] === by : TO_SEAT.includes(verb) || kindOf(action[2] ?? '') !== 'seat';
  });
}
