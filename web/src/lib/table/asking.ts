/**
 * Putting an action together, word by word. Pure: it reads the list of legal actions and knows no
 * game. The order of asking is the first thing, the verb, the further things; an action that names
 * nothing is its verb alone. Where a face asks for verbs too (`VerbStyle`), one may begin with either.
 */
import type { Action } from '../protocol';
import type { Asking, Chip, Choice } from './session';

/** What the words of an action are called, and drawn as. */
export interface Speller {
  text(word: string): string;
  /** The whole line of an action that is its verb alone: "End the turn". */
  line(verb: string): string;
  icon(word: string): string;
}

/** The one who acts is known, and verbs are asked for first: "Fire" or the target, as one likes. */
export interface VerbStyle {
  /** Verbs that have to be named before their things are lit: there are too many of these. */
  named: ReadonlySet<string>;
}

/** Kinds of words that lie somewhere on the table; all others are buttons. */
const ON_TABLE = new Set([
  'card',
  'unit',
  'tile',
  'hex',
  'spawn',
  'seat',
  'structure',
  'exit',
  'square',
  'point',
  'side',
  'part',
  'line',
  'wreck',
  'facing',
  'aim',
]);
const VERB_AT = 1;

export function kindOf(word: string): string {
  return word.includes(':') ? word.slice(0, word.indexOf(':')) : '';
}

export function idOf(word: string): string {
  return word.slice(word.indexOf(':') + 1);
}

/** The words of an action as they are asked for. */
export function inOrder(action: Action): string[] {
  const [verb = '', first, ...further] = action;
  return first === undefined ? [verb] : [first, verb, ...further];
}

/** Back to the order of the notation. */
export function toAction(order: string[]): Action {
  const [first = '', verb, ...further] = order;
  return verb === undefined ? [first] : [verb, first, ...further];
}

/** Does this way of choosing begin with the verb? */
function beginsWithVerb(picks: readonly string[], style: VerbStyle | null): boolean {
  return style !== null && picks[0] !== undefined && kindOf(picks[0]) === '';
}

/** The legal actions as they are asked for after these picks. */
function ordersOf(legal: Action[], picks: readonly string[], style: VerbStyle | null): string[][] {
  if (beginsWithVerb(picks, style)) return legal;
  const free = legal.filter(([verb, thing]) => !thing || !style?.named.has(verb!));
  // Where nothing else can be done there is no need to name it.
  const asked = style === null || free.length === 0 ? legal : free;
  return asked.map(inOrder);
}

/** What is left of the legal actions after some words have been chosen. */
interface Path {
  chosen: string[];
  filled: boolean[];
  left: string[][];
  /** Index of the last word that a person chose; -1 before the first. */
  lastPick: number;
}

/**
 * Follows what has been picked. A step with one candidate is filled in; so is a step that the next
 * pick leaves no doubt about. Null if the picks do not fit.
 */
function follow(orders: string[][], picks: string[]): Path | null {
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
    } else if (next.length === 1 && !whole(path)) {
      // Also before a pick that fits only behind it: what is shown after filling in can be picked.
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
 * Things further on to which exactly one way leads: through a verb, or through an only candidate. At the
 * beginning the only thing must also have a single verb: then nothing is in doubt but where it is aimed.
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

/** The state of asking after these picks; picks that do not fit are as good as none. */
export function ask(
  legal: Action[],
  picks: string[],
  rolls: (action: Action) => boolean,
  speller: Speller,
  style: VerbStyle | null = null,
): Asking {
  const fitting = follow(ordersOf(legal, picks, style), picks);
  const path = fitting ?? (follow(ordersOf(legal, [], style), []) as Path);
  const byVerb = beginsWithVerb(path.chosen, style);
  const at = path.chosen.length;
  const next = candidates(path);
  const things = next.filter((word) => ON_TABLE.has(kindOf(word)));
  const further = [...ahead(path).keys()].filter((word) => ON_TABLE.has(kindOf(word)));
  const verbs = at === VERB_AT && !byVerb ? next : [];
  const verbsAtHand = [...new Set(legal.map(([verb]) => verb!))];
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

function chip(word: string, filled: boolean, length: number, speller: Speller): Chip {
  const text = length === 1 && kindOf(word) === '' ? speller.line(word) : speller.text(word);
  return { word, text, icon: speller.icon(word), filled };
}

function choice(word: string, speller: Speller): Choice {
  const text = kindOf(word) === '' ? speller.line(word) : speller.text(word);
  return { word, text, icon: speller.icon(word) };
}

/**
 * Nobody named the verb, and it is one of several that such a thing can have: a click on a card that
 * can only Hunker Down shall not hunker it down.
 */
function isSurprise(path: Path, legal: Action[]): boolean {
  if (path.chosen.length <= VERB_AT || path.lastPick >= VERB_AT || path.lastPick < 0) return false;
  const kind = kindOf(path.chosen[0]!);
  const verbs = new Set(legal.filter((action) => kindOf(action[1] ?? '') === kind).map(([verb]) => verb));
  return verbs.size > 1;
}

/** Nothing more can be said: the action goes, unless it is armed. */
export function isComplete(asking: Asking): boolean {
  return (
    asking.action !== null &&
    asking.open.length === 0 &&
    asking.verbs.length === 0 &&
    asking.choices.length === 0
  );
}

/**
 * The picks after one more: the word goes on from what has been picked, or takes the place of a
 * later pick (another target, another card). `means` are the words that the click may stand for,
 * the likeliest first. Null if nothing legal is meant by it.
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

/** The picks after a chip has been taken away with all that follow. */
export function without(
  legal: Action[],
  picks: string[],
  index: number,
  style: VerbStyle | null = null,
): string[] {
  for (let kept = picks.length - 1; kept >= 0; kept -= 1) {
    const before = picks.slice(0, kept);
    const path = follow(ordersOf(legal, before, style), before);
    // What fills itself in again would not be taken away by this.
    if (path !== null && path.chosen.length <= index) return picks.slice(0, kept);
  }
  return [];
}

/** Legal actions that are still possible after the words chosen so far. */
export function possible(asking: Asking): Action[] {
  return asking.legal.filter((action) => {
    const order = asking.byVerb ? action : inOrder(action);
    return asking.chosen.every((word, i) => order[i] === word);
  });
}
