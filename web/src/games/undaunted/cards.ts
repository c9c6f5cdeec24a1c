/** What a card shows and how it stands now; the markup is in Card.svelte. */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { decisionOf, isSuppressed, unitOf, type CardKind } from './table';

/** A line of a card: an action that it offers. */
export interface CardLine {
  verb: string;
  text: string;
  /** The printed number, and the squad that the action is limited to. */
  size: string;
}

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

/** Are cards played for their actions now (and not picked for initiative, or taken)? */
export function isPlayTime(view: View): boolean {
  return decisionOf(view)?.frame === 'turn';
}
