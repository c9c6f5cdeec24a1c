/**
 * Composing an action, word by word. Pure and independent of any game: it reads the list of legal actions.
 * The order of asking is first thing, verb, further things; an action without things is only its verb. If a
 * game asks for verbs too (`VerbStyle`), an action may begin with either.
 */
import type { Action } from '../protocol';
import type { Asking, Chip, Choice } from './tableSession';

/** The names and icons of the words of an action, and which of them are on the table. */
export interface Speller {
  /** All others are buttons. */
  isOnTable(word: string): boolean;
  text(word: string): string;
  /** The full text of an action without things: "End the turn". */
  line(verb: string): string;
  icon(word: string): string;
}

/** The active unit is known, and verbs come first: "Fire" or the target, in any order. */
export interface VerbStyle {
  /** Verbs that must be chosen before their things are highlighted, because there are too many. */
  named: ReadonlySet<string>;
}

const VERB_AT = 1;

export function kindOf(word: string): string {
  return word.includes(':') ? word.slice(0, word.indexOf(':')) : '';
}

export function idOf(word: string): string {
  return word.slice(word.indexOf(':') + 1);
}

/** The words of an action in the order of asking. */
export function inOrder(action: Action): string[] {
  const [verb = '', first, ...further] = action;
  return first === undefined ? [verb] : [first, verb, ...further];
}

/** Back to the order of the notation. */
export function toAction(order: string[]): Action {
  const [first = '', verb, ...further] = order;
  return verb === undefined ? [first] : [verb, first, ...further];
}

/** Do these picks begin with the verb? */
function beginsWithVerb(picks: readonly string[], style: VerbStyle | null): boolean {
  return style !== null && picks[0] !== undefined && kindOf(picks[0]) === '';
}

/** The legal actions, in the order of asking after these picks. */
function ordersOf(legal: Action[], picks: readonly string[], style: VerbStyle | null): string[][] {
  if (beginsWithVerb(picks, style)) return legal;
  const free = legal.filter(([verb, thing]) => !thing || !style?.named.has(verb!));
  // If there is only one verb, it need not be chosen.
  const asked = style === null || free.length === 0 ? legal : free;
  return asked.map(inOrder);
}

/** The legal actions that are left after some words have been chosen. */
interface Path {
  chosen: string[];
  filled: boolean[];
  left: string[][];
  /** The index of the last word chosen by a person; -1 before the first. */
  lastPick: number;
}

/**
 * Follows the picks. A step with one candidate is filled in; so is a step that the next pick makes
 * unambiguous. Null if the picks do not fit. `waits`: the first word is never filled in.
 */
function follow(orders: string[][], picks: string[], waits = false): Path | null {
  const path: Path = { chosen: [], filled: [], left: orders, lastPick: -1 };
  const pending = [...picks];
  for (;;) {
    const next = candidates(path);
    const word = pending[0];
    const way = word === undefined ? undefined : next.includes(word) ? [word] : ahead(path).get(word);
    if (way) {
      way.forEach((step, i) => push(path, step, i < way.length - 1));
      path.lastPick = path.chosen.length - 1;
      pending.shift();
    } else if (next.length === 1 && !whole(path) && !(waits && path.chosen.length === 0)) {
      // Also before a pick that only fits after it: what is shown after filling in can be picked.
      push(path, next[0]!, true);
    } else {
      return pending.length > 0 ? null : path;
    }
  }
}

function push(path: Path, word: string, filled: boolean): void {
  const at = path.chosen.length;
  path.left = path.left.filter((order) => order[at] === word);
  path.chosen.push(word);
  path.filled.push(filled);
}

function candidates(path: Path): string[] {
  return wordsAt(path.left, path.chosen.length);
}

function wordsAt(orders: string[][], at: number): string[] {
  return [...new Set(orders.flatMap((order) => order[at] ?? []))];
}

function whole(path: Path): boolean {
  return path.left.some((order) => order.length === path.chosen.length);
}

/**
 * Later things that can be reached in exactly one way: through a verb, or through a single candidate. At the
 * beginning a single thing must also have a single verb: then only the target is open.
 */
function ahead(path: Path): Map<string, string[]> {
  const ways = new Map<string, string[][]>();
  const walk = (left: string[][], at: number, way: string[]) => {
    const next = wordsAt(left, at);
    const things = next.filter((word) => kindOf(word) !== '');
    if (way.length > 0) {
      for (const word of things) ways.set(word, [...(ways.get(word) ?? []), [...way, word]]);
    }
    for (const word of next) {
      const further = left.filter((order) => order[at] === word);
      const only = things.length === 1 && (at > 0 || wordsAt(further, VERB_AT).length === 1);
      if (kindOf(word) === '' ? at === VERB_AT : only) {
        if (further.some((order) => order.length > at + 1)) walk(further, at + 1, [...way, word]);
      }
    }
  };
  walk(path.left, path.chosen.length, []);
  return new Map([...ways].flatMap(([word, found]) => (found.length === 1 ? [[word, found[0]!]] : [])));
}

/** The state of asking after these picks; picks that do not fit are ignored. */
export function ask(
  legal: Action[],
  picks: string[],
  rolls: (action: Action) => boolean,
  speller: Speller,
  style: VerbStyle | null = null,
): Asking {
  const verbsAtHand = [...new Set(legal.map(([verb]) => verb!))];
  // Verbs that are named first lead to no thing here: the only plain answer is not the only one.
  const waits = style !== null && picks.length === 0 && verbsAtHand.length > 1 && !isAside(legal, speller);
  const fitting = follow(ordersOf(legal, picks, style), picks, waits);
  const path = fitting ?? follow(ordersOf(legal, [], style), [], waits)!;
  const byVerb = beginsWithVerb(path.chosen, style);
  const at = path.chosen.length;
  const next = candidates(path);
  const things = next.filter((word) => speller.isOnTable(word));
  const further = [...ahead(path).keys()].filter((word) => speller.isOnTable(word));
  const verbs = at === VERB_AT && !byVerb ? next : [];
  const begin = style !== null && at === 0 && verbsAtHand.length > 1 ? verbsAtHand : [];
  const others = next.filter((word) => !things.includes(word) && !verbs.includes(word));
  const choices = [...new Set([...begin, ...others])];
  const action = at > 0 && whole(path) ? (byVerb ? path.chosen : toAction(path.chosen)) : null;
  return {
    legal,
    byVerb,
    chosen: path.chosen,
    chips: path.chosen.map((word, i): Chip => chip(word, path.filled[i]!, path.chosen.length, speller)),
    open: [...new Set([...things, ...further])],
    verbs,
    choices: choices.map((word): Choice => choice(word, speller)),
    action,
    armed:
      action !== null && next.length === 0 && (rolls(action) || (style === null && isSurprise(path, legal))),
  };
}

/** Do all actions begin with the same thing, which is not on the table? Then there is nothing to choose first. */
function isAside(legal: Action[], speller: Speller): boolean {
  const first = legal[0]?.[1];
  return first !== undefined && !speller.isOnTable(first) && legal.every(([, thing]) => thing === first);
}

function chip(word: string, filled: boolean, length: number, speller: Speller): Chip {
  const text = length === 1 && kindOf(word) === '' ? speller.line(word) : speller.text(word);
  return { word, text, icon: speller.icon(word), filled };
}

function choice(word: string, speller: Speller): Choice {
  const text = kindOf(word) === '' ? speller.line(word) : speller.text(word);
  return { word, text, icon: speller.icon(word) };
}

/**
 * The verb was not chosen, and is one of several that such a thing can have: a click on a card that
 * has only one use now must not play it.
 */
function isSurprise(path: Path, legal: Action[]): boolean {
  if (path.chosen.length <= VERB_AT || path.lastPick >= VERB_AT || path.lastPick < 0) return false;
  const kind = kindOf(path.chosen[0]!);
  const verbs = new Set(legal.filter((action) => kindOf(action[1] ?? '') === kind).map(([verb]) => verb));
  return verbs.size > 1;
}

/** The action is complete: it is sent, unless it is armed. */
export function isComplete(asking: Asking): boolean {
  return (
    asking.action !== null &&
    asking.open.length === 0 &&
    asking.verbs.length === 0 &&
    asking.choices.length === 0
  );
}

/**
 * The picks after another one: the word continues the picks, or replaces a later one (another target,
 * another card). `means` are the words that the click may mean, most likely first. Null if none is legal.
 */
export function pick(
  legal: Action[],
  picks: string[],
  means: string[],
  style: VerbStyle | null = null,
): string[] | null {
  for (let kept = picks.length; kept >= 0; kept -= 1) {
    const before = picks.slice(0, kept);
    for (const word of means) {
      const after = [...before, word];
      if (follow(ordersOf(legal, after, style), after) !== null) return after;
    }
  }
  return null;
}

/** The picks after a chip and all that follow have been removed. */
export function without(
  legal: Action[],
  picks: string[],
  index: number,
  style: VerbStyle | null = null,
): string[] {
  for (let kept = picks.length - 1; kept >= 0; kept -= 1) {
    const before = picks.slice(0, kept);
    const path = follow(ordersOf(legal, before, style), before);
    // What is filled in again automatically would not be removed by this.
    if (path !== null && path.chosen.length <= index) return picks.slice(0, kept);
  }
  return [];
}

/** The legal actions that are still possible after the words chosen so far. */
export function possible(asking: Asking): Action[] {
  return asking.legal.filter((action) => {
    const order = asking.byVerb ? action : inOrder(action);
    return asking.chosen.every((word, i) => order[i] === word);
  });
}

/** The legal actions without those that do nothing where the same card or unit could do something that way. */
export function withoutVoid(legal: Action[], isVoid: (action: Action) => boolean): Action[] {
  const head = ([verb, thing]: Action): string => `${verb} ${thing}`;
  const useful = new Set(legal.filter((action) => !isVoid(action)).map(head));
  const kept = legal.filter((action) => !isVoid(action) || !useful.has(head(action)));
  return kept.length === legal.length ? legal : kept;
}
