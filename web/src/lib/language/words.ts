/**
 * Everything the engine says, in one language: the counterpart of `sandtable/language/words.py`.
 *
 * The engine speaks in message keys whose parameters are ids. Here the ids become names, and the
 * catalogue makes the sentence. What a message can rely on:
 *
 * - a parameter that names things (the game's description says which) is their names; `<parameter>-id` is
 *   the id, or `none` if nothing is named, so that a message can select on it;
 * - a parameter that events can hide is always there: `none` if hidden;
 * - a truth value is `yes` or `no`; the items of a list are separated by commas;
 * - in an action that names two units, the second one is the `target`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { textOf } from '../params';
import type { Action, Description, Json, Message, Odds, Outcome, Params, Refusal } from '../protocol';

/** The code of a language. */
export type Language = string;

/** A sentence and its rule, separate so that the page can link the rule. */
export interface Cited {
  text: string;
  rule: string;
}

/** What parameters name in every game. */
const COMMON_PARAMETERS: Description['parameters'] = {
  action: 'action',
  card: 'card',
  cards: 'card',
  seat: 'side',
  seats: 'side',
  side: 'side',
  unit: 'unit',
  winner: 'side',
};
const NONE = 'none';
const ARROW = ' → ';
type Spoken = Record<string, FluentVariable>;

/** The catalogue for a game's own names; `placed`: the place of the unit follows its name. */
interface Catalogue {
  has: (key: string) => boolean;
  say: (key: string, params?: Spoken) => string;
  placed?: boolean;
}

/** A game's own names for things; null: use the catalogue. */
export type Naming = (kind: string, id: string, catalogue: Catalogue) => string | null;

/** The name of the place where a unit stands; null if that is not known, or not part of its name. */
export type Whereabouts = (unit: string) => string | null;

/** A part of a sentence; with the word of the thing, if it names one on the map. */
export interface Part {
  text: string;
  word?: string;
}
/** Around a name in a sentence that is to be taken apart: word, name. */
const MARK = { begin: '\u0001', middle: '\u0002', end: '\u0003' };
// eslint-disable-next-line no-control-regex -- these characters are in no text
const MARKED = /\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003/g;

type Facts = Pick<Description, 'sides' | 'kinds' | 'parameters'>;

/** No such message. */
class MissingMessage extends Error {}

export class Words {
  readonly language: Language;
  readonly #messages: FluentBundle;
  #names = new Map<string, string>();
  #sides: readonly string[];
  #kinds: Description['kinds'] = {};
  #parameters = COMMON_PARAMETERS;
  #naming: Naming = () => null;
  #whereabouts: Whereabouts = () => null;
  /** The kinds of words, by the kind of name, that are on the map. */
  #pointed = new Map<string, string>();
  #marking = false;
  /** Kinds of things on the map: without a name they are called by their id. */
  #onMap = new Set<string>();
  /** Parameters that an event may hide. */
  #hideable: Params = {};

  /** `texts` are Fluent files; `sides` are those of the game. */
  constructor(language: Language, texts: readonly string[], sides: readonly string[] = []) {
    this.language = language;
    this.#sides = sides;
    this.#messages = new FluentBundle(language, { useIsolating: false });
    // a game may say in its own way what its series says
    for (const text of texts) this.#messages.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** What the messages and actions of a game name, and the game's names for things in a scenario. */
  learn({ sides, kinds, parameters }: Facts, naming: Naming = () => null): void {
    this.#names.clear();
    this.#sides = sides;
    this.#kinds = kinds;
    this.#parameters = parameters;
    this.#naming = naming;
    const placed = Object.values(kinds).filter(({ role }) => role === 'place' || role === 'mark');
    this.#onMap = new Set(placed.map(({ name }) => name));
    this.#hideable = Object.fromEntries(Object.keys(parameters).map((name) => [name, '']));
    const pointed = Object.entries(kinds).filter(([, { role, at }]) => isPointed(role) && at === null);
    this.#pointed = new Map(pointed.toReversed().map(([kind, { name }]) => [name, kind]));
  }

  /** From now on units are named with the place where they stand: "infantry E5". */
  locate(whereabouts: Whereabouts): void {
    this.#whereabouts = whereabouts;
  }

  /** Says something of another moment, when units stood elsewhere. */
  during<T>(whereabouts: Whereabouts, say: () => T): T {
    const before = this.#whereabouts;
    this.#whereabouts = whereabouts;
    try {
      return say();
    } finally {
      this.#whereabouts = before;
    }
  }

  /** A sentence in parts, so that the names in it lead to their things. */
  parts(say: () => string): Part[] {
    this.#marking = true;
    let sentence: string;
    try {
      sentence = say();
    } finally {
      this.#marking = false;
    }
    const found: Part[] = [];
    let end = 0;
    for (const match of sentence.matchAll(MARKED)) {
      if (match.index > end) found.push({ text: sentence.slice(end, match.index) });
      found.push({ text: match[2]!, word: match[1]! });
      end = match.index + match[0].length;
    }
    if (end < sentence.length) found.push({ text: sentence.slice(end) });
    return found;
  }

  has(key: string): boolean {
    return this.#messages.hasMessage(key);
  }

  /** Any message, with unchanged parameters. */
  text(key: string, params: Spoken = {}): string {
    return this.#safely(key, () => this.#say(key, params));
  }

  /** The name of a thing. */
  name(kind: string, id: string): string {
    return this.#safely(`${kind}-${id}`, () => this.#name(kind, id));
  }

  /** What happened. */
  event(event: Message): string {
    const key = `event-${event.key}`;
    return this.#safely(key, () => this.#say(key, this.#spoken({ ...this.#hideable, ...event.params })));
  }

  /** What is asked. */
  prompt(prompt: Message): string {
    return this.#safely(prompt.key, () => this.#say(prompt.key, this.#spoken(prompt.params)));
  }

  /** An action in one line, for a list to choose from. */
  action(action: Action): string {
    const key = `act-${action[0]}`;
    return this.#safely(key, () => this.#say(key, this.#arguments(action)));
  }

  /** Why an action is illegal, and the rule. */
  refusal(refusal: Refusal): Cited {
    const say = () => this.#say(refusal.key, this.#spoken(refusal.params));
    return { text: this.#safely(refusal.key, say), rule: refusal.rule };
  }

  /** Who won and why, and the rule. */
  outcome(outcome: Outcome): Cited {
    const say = () => this.#say(outcome.reason, this.#spoken({ winner: outcome.winner }));
    return { text: this.#safely(outcome.reason, say), rule: outcome.rule };
  }

  /** What is wrong, and where. An error of a game whose words are not loaded is rendered as its key. */
  error(error: { key: string; where?: string; params?: Params }): string {
    const place = (error.where ?? '').replace(/[: ]+$/, '');
    const key = `error-${error.key}`;
    const sentence = this.has(key) ? this.text(key, plainly(error.params ?? {})) : error.key;
    return place ? `${place}: ${sentence}` : sentence;
  }

  /** The odds of a roll: dice, the number to reach and its parts, the chance. */
  odds(odds: Odds): string {
    const parts = odds.parts.filter(([, amount]) => amount !== 0);
    return this.text('odds-roll', {
      dice: odds.dice,
      need: odds.need,
      parts: this.#sum(parts),
      'parts-count': parts.length,
      chance: Math.round(odds.success * 100),
    });
  }

  /** `3 base + 1 card − 2 terrain` */
  #sum(parts: readonly [string, number][]): string {
    let sum = '';
    for (const [key, amount] of parts) {
      const part = this.text(key, { amount: Math.abs(amount) });
      sum += sum ? ` ${amount < 0 ? '−' : '+'} ${part}` : part;
    }
    return sum;
  }

  /** An error in a catalogue must not break the table: it is shown, and logged to the console. */
  #safely(key: string, say: () => string): string {
    try {
      return say();
    } catch (fault) {
      console.error(`${key} (${this.language})`, fault);
      return `⟨${key}⟩`;
    }
  }

  #say(key: string, params: Spoken): string {
    const pattern = this.#messages.getMessage(key)?.value;
    if (pattern == null) throw new MissingMessage(key);
    const faults: Error[] = [];
    const sentence = this.#messages.formatPattern(pattern, params, faults);
    if (faults[0]) throw faults[0];
    return sentence;
  }

  #name(kind: string, id: string): string {
    const where = kind === 'unit' ? this.#unmarked(() => this.#whereabouts(id)) : null;
    const name = this.#bareName(kind, id, where !== null);
    const placed = where ? `${name} ${where}` : name;
    const pointed = this.#marking ? this.#pointed.get(kind) : undefined;
    return pointed ? `${MARK.begin}${pointed}:${id}${MARK.middle}${placed}${MARK.end}` : placed;
  }

  #bareName(kind: string, id: string, placed: boolean): string {
    const key = `${kind} ${id} ${placed}`;
    let found = this.#names.get(key);
    if (found === undefined) {
      found = this.#unmarked(() => this.#findName(kind, id, placed));
      this.#names.set(key, found);
    }
    return found;
  }

  /** Names within a name are not marked. */
  #unmarked<T>(say: () => T): T {
    const marking = this.#marking;
    this.#marking = false;
    try {
      return say();
    } finally {
      this.#marking = marking;
    }
  }

  #findName(kind: string, id: string, placed: boolean): string {
    const own = this.#naming(kind, id, {
      has: (key) => this.has(key),
      say: (key, params = {}) => this.#say(key, params),
      placed,
    });
    if (own !== null) return own;
    if (this.#onMap.has(kind) && !this.has(`${kind}-${id}`)) return this.#lettered(id);
    const side = kind === 'unit' ? this.#sides.find((side) => id.startsWith(`${side}-`)) : undefined;
    return side === undefined
      ? this.#titled(kind, id, NONE)
      : this.#titled(kind, id.slice(side.length + 1), side);
  }

  /** `rifleman-a`: the title `rifleman` and a letter that tells several of them apart. */
  #titled(kind: string, id: string, side: string): string {
    const [title, letter] = [id.slice(0, -2), id.slice(-1)];
    if (id.at(-2) === '-' && this.has(`${kind}-${title}`)) {
      return `${this.#say(`${kind}-${title}`, { side })} ${this.letter(letter)}`;
    }
    return this.#say(`${kind}-${id}`, { side });
  }

  /** A letter that tells things apart, as the books of the language print it: А for A. */
  letter(letter: string): string {
    const key = `letter-${letter.toLowerCase()}`;
    return this.has(key) ? this.#say(key, {}) : letter.toUpperCase();
  }

  /** `17B`: a number and a letter; anything else stands as it is. */
  #lettered(id: string): string {
    const found = /^(\d+)([A-Z])$/.exec(id);
    return found ? found[1]! + this.letter(found[2]!) : id;
  }

  /** The arguments of an action as its message expects them. */
  #arguments(action: Action): Spoken {
    const params: Spoken = {};
    for (const argument of [...Object.keys(this.#kinds), 'target']) {
      params[argument] = '';
      params[`${argument}-id`] = NONE;
    }
    const named = new Map<string, string[]>();
    for (const word of action.slice(1)) {
      const [first, id] = split(word);
      const argument = first === 'unit' && named.has('unit') ? 'target' : first;
      named.set(argument, [...(named.get(argument) ?? []), id]);
    }
    for (const [argument, ids] of named) {
      const kind = this.#kinds[argument === 'target' ? 'unit' : argument];
      if (kind?.role === 'number') {
        params[argument] = Number(ids.at(-1));
      } else {
        params[argument] = ids.map((id) => this.#name(kind?.name ?? argument, id)).join(ARROW);
        params[`${argument}-id`] = ids.at(-1)!;
      }
    }
    return params;
  }

  /** The parameters as messages expect them. */
  #spoken(params: Params): Spoken {
    const spoken: Spoken = {};
    for (const [name, value] of Object.entries(params)) {
      const kind = this.#parameters[name];
      if (!kind || isNumbers(value)) {
        spoken[name] = plain(value);
      } else {
        const ids = idsOf(value);
        spoken[name] = listed(ids.map((id) => this.#nameOrId(kind, id)));
        spoken[`${name}-id`] = ids.join(' ') || NONE;
      }
    }
    // the reason of an ending is a message key
    if (typeof spoken.reason === 'string') spoken.reason = this.#say(spoken.reason, spoken);
    return spoken;
  }

  /**
   * Refusals may name things that do not exist or of another kind. Those are given as words of an action:
   * `card:cavalry`, `tile:2B tile:3B`.
   */
  #nameOrId(kind: string, id: string): string {
    const names = id
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const colon = word.lastIndexOf(':');
        const bare = word.slice(colon + 1);
        try {
          return this.#name(this.#kinds[word.slice(0, Math.max(colon, 0))]?.name ?? kind, bare);
        } catch (fault) {
          if (fault instanceof MissingMessage) return bare;
          throw fault;
        }
      });
    return names.join(' ');
  }
}

const isPointed = (role: Description['kinds'][string]['role']): boolean =>
  role === 'piece' || role === 'place' || role === 'mark';

/** `card:rifleman-a` → `card`, `rifleman-a` */
function split(word: string): [string, string] {
  const colon = word.indexOf(':');
  return colon < 0 ? [word, ''] : [word.slice(0, colon), word.slice(colon + 1)];
}

/** The ids in a value: one, several (in a list, or separated by commas) or none. */
function idsOf(value: Json): string[] {
  if (value === null || value === '') return [];
  return Array.isArray(value) ? value.map(textOf) : textOf(value).split(', ');
}

/** Dice show numbers in some games, and named faces in others. */
function isNumbers(value: Json): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'number' || typeof item === 'boolean');
}

/** `Fog of War ×2, Scout A` */
function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
}

function plain(value: Json): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join(', ') : JSON.stringify(value);
}

function plainly(params: Params): Spoken {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)]));
}
