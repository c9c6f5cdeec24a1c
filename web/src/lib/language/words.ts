/**
 * Everything the engine says, in one language: what `sandtable/language/words.py` does, here.
 *
 * The engine speaks in message keys with parameters that are ids. Here the ids become names, and the
 * catalogue makes the sentence. What a message can rely on:
 *
 * - a parameter that names things (`KINDS`) is their names; `<parameter>-id` is the id, or `none`
 *   where nothing is named, so that a message can select on it;
 * - what an event can hide (`HIDEABLE`) is given to every one: where it is hidden it is `none`;
 * - a truth value is `yes` or `no`, a list of plain values is set with commas;
 * - an action that names two units has the second one as its `target`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Action, Description, Message, Odds, Outcome, Params, Refusal } from '../protocol';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence and the rule that stands behind it, apart, so that the page can link the rule. */
export interface Cited {
  text: string;
  rule: string;
}

/** What kind of thing each parameter names. */
export const KINDS: Record<string, string> = {
  side: 'side',
  seat: 'side',
  seats: 'side',
  winner: 'side',
  card: 'card',
  cards: 'card',
  unit: 'unit',
  target: 'unit',
  tile: 'tile',
  from: 'tile',
  at: 'tile',
  action: 'action',
  zone: 'zone',
  squad: 'squad',
  hex: 'hex',
  terrain: 'terrain',
  text: 'card',
  texts: 'card',
  dice: 'face',
  vehicle: 'unit',
  aboard: 'seat',
  structure: 'structure',
  alias: 'unit',
  by: 'unit',
  counter: 'unit',
  other: 'unit',
  targets: 'unit',
  to: 'unit',
  units: 'unit',
  initiative: 'side',
  square: 'square',
  squares: 'square',
  point: 'point',
  edge: 'edge',
  part: 'part',
  wreck: 'wreck',
  option: 'option',
  options: 'option',
  objective: 'objective',
  item: 'objective',
  token: 'token',
  facing: 'facing',
  weapon: 'weapon',
  state: 'state',
  profile: 'profile',
  bonus: 'bonus-token',
};
/** The things an action can name, besides a number. */
export const ARGUMENTS: Record<string, string> = {
  card: 'card',
  spawn: 'tile',
  unit: 'unit',
  target: 'unit',
  tile: 'tile',
  hex: 'hex',
  section: 'section',
  post: 'post',
  half: 'half',
  as: 'card',
  seat: 'seat',
  structure: 'structure',
  exit: 'tile',
  square: 'square',
  point: 'point',
  side: 'edge',
  part: 'part',
  line: 'line',
  wreck: 'wreck',
  option: 'option',
  token: 'token',
  facing: 'facing',
  weapon: 'weapon',
  state: 'state',
  damage: 'damage',
  bonus: 'bonus-token',
  effect: 'effect',
  aim: 'aim',
};
/** What stands on the map under its own name. */
const PLACES = ['tile', 'hex', 'square', 'point', 'edge'];
/** A unit without a kind of its own is called after its arm. */
const REGULAR = 'regular';
const UNKNOWN = 'unknown';
const NONE = 'none';
const HIDEABLE: Params = { card: '', cards: '', bonus: '' };
const ARROW = ' → ';
const BETWEEN = '–';
/** A point between squares, in squares and halves of them; rows have letters. */
const POINT = /^(\d+)(\.5)?-(\d+)(\.5)?$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Spoken = Record<string, FluentVariable>;

/** There is no such message. */
class MissingMessage extends Error {}

export class Words {
  readonly language: Language;
  readonly #sides: readonly string[];
  readonly #messages: FluentBundle;
  #names = new Map<string, string>();
  #titles: Record<string, string> = {};
  #places: Record<string, string> = {};
  /** Messages that name things of a scenario, and where these things are on the map. */
  #keys = new Map<string, string>();
  #located = new Map<string, string>();

  /** `texts` are Fluent files; `sides` those of the game whose words they hold. */
  constructor(language: Language, texts: readonly string[], sides: readonly string[] = []) {
    this.language = language;
    this.#sides = sides;
    this.#messages = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#messages.addResource(new FluentResource(text));
  }

  /**
   * What the units and places of a scenario are. Games that only number their units and hexes want it;
   * without it they are just units with a number, and hexes with an id.
   */
  learn(description: Description): void {
    this.#names.clear();
    this.#titles = {};
    this.#places = {};
    for (const unit of description.units ?? []) {
      if ('arm' in unit) this.#titles[unit.unit] = unit.kind === REGULAR ? unit.arm : unit.kind;
    }
    for (const hex of description.hexes ?? []) this.#places[hex.hex] = hex.name;
    this.#keys.clear();
    this.#located.clear();
    for (const { option, name } of description.army_options ?? []) {
      this.#keys.set(`option ${option}`, `option-${name}`);
    }
    for (const { objective: id } of description.objectives ?? []) {
      if (id) this.#keys.set(`objective ${id}`, `scenario-${description.scenario}-objective-${id}`);
    }
    if (description.field) this.#learnField(description.field);
  }

  /**
   * Squares, the points and sides between them, and what stands on them. Points have ids like those of
   * squares: theirs stand behind a plus.
   */
  #learnField(field: Description): void {
    for (const square of field.squares) this.#places[square.square] = square.name;
    for (const point of field.points) this.#places[`+${point.point}`] = point.name;
    const at = new Map(
      field.squares.map((square: Description) => [`${square.x} ${square.y}`, square.square]),
    );
    for (const edge of field.edges) {
      let beside = [edge.inside, edge.outside];
      if (edge.inside === null && edge.outside === null) {
        // wire and the like: two units long, as squares are
        const { x, y, upright } = edge;
        beside = [at.get(upright ? `${x - 2} ${y}` : `${x} ${y - 2}`), at.get(`${x} ${y}`)];
      }
      const names = beside.filter((id) => id != null).map((id) => this.#places[id]);
      this.#places[edge.side] = names.join(BETWEEN) || edge.side;
    }
    for (const part of field.parts) {
      const building = `building-${part.building}`;
      const known = part.building && this.has(building);
      this.#keys.set(`part ${part.part}`, known ? building : `terrain-${part.kind}`);
      this.#located.set(`part ${part.part}`, this.#places[part.squares[0]]!);
    }
    for (const [number, line] of field.lines.entries()) {
      this.#keys.set(`line ${number}`, `terrain-${line.kind}`);
      this.#located.set(`line ${number}`, this.#places[line.sides[0]]!);
    }
  }

  has(key: string): boolean {
    return this.#messages.hasMessage(key);
  }

  /** Any message, with its parameters as they are. */
  text(key: string, params: Spoken = {}): string {
    return this.#safely(key, () => this.#say(key, params));
  }

  /** What a thing is called. */
  name(kind: string, id: string): string {
    return this.#safely(`${kind}-${id}`, () => this.#name(kind, id));
  }

  /** What happened. */
  event(event: Message): string {
    const key = `event-${event.key}`;
    return this.#safely(key, () => this.#say(key, this.#spoken({ ...HIDEABLE, ...event.params })));
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

  /** Why not, and the rule that says so. */
  refusal(refusal: Refusal): Cited {
    const say = () => this.#say(refusal.key, this.#spoken(refusal.params));
    return { text: this.#safely(refusal.key, say), rule: refusal.rule };
  }

  /** Who won and why, and the rule that says so. */
  outcome(outcome: Outcome): Cited {
    const say = () => this.#say(outcome.reason, this.#spoken({ winner: outcome.winner }));
    return { text: this.#safely(outcome.reason, say), rule: outcome.rule };
  }

  /** What is wrong, and where. A fault of a game whose words are not at hand is told in its key. */
  error(error: { key: string; where?: string; params?: Params }): string {
    const place = (error.where ?? '').replace(/[: ]+$/, '');
    const key = `error-${error.key}`;
    const sentence = this.has(key) ? this.text(key, plainly(error.params ?? {})) : error.key;
    return place ? `${place}: ${sentence}` : sentence;
  }

  /** A roll before it is made: dice, the number to reach and its parts, the chance. */
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

  /** A fault in a catalogue must not take the table away: it is seen, and told to the console. */
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
    const key = `${kind} ${id}`;
    let found = this.#names.get(key);
    if (found === undefined) {
      found = this.#findName(kind, id);
      this.#names.set(key, found);
    }
    return found;
  }

  #findName(kind: string, id: string): string {
    if (PLACES.includes(kind)) {
      const place = this.#places[kind === 'point' ? `+${id}` : id];
      if (place !== undefined) return place;
      if (kind === 'point') return pointName(id);
      return this.has(`${kind}-${id}`) ? this.#say(`${kind}-${id}`, {}) : id;
    }
    if (kind === 'wreck') return this.#say('wreck-number', { number: Number(id) + 1 });
    if (kind === 'aim') return this.#aim(id);
    const known = this.#keys.get(`${kind} ${id}`);
    if (known && this.has(known)) {
      return `${this.#say(known, {})} ${this.#located.get(`${kind} ${id}`) ?? ''}`.trimEnd();
    }
    if (kind === 'squad') return id.toUpperCase();
    const side = kind === 'unit' ? this.#sides.find((side) => id.startsWith(`${side}-`)) : undefined;
    if (side === undefined) return this.#titled(kind, id, NONE);
    const bare = id.slice(side.length + 1);
    if (/^\d+$/.test(bare)) return `${this.#say(`unit-${this.#titles[id] ?? UNKNOWN}`, { side })} ${bare}`;
    return this.#titled(kind, bare, side);
  }

  /** `3,-1`, squares to the right and down: `3 east, 1 north`. */
  #aim(id: string): string {
    const [x, y] = id.split(',').map(Number) as [number, number];
    const ways: [way: string, number: number][] = [
      [x > 0 ? 'e' : 'w', Math.abs(x)],
      [y > 0 ? 's' : 'n', Math.abs(y)],
    ];
    return ways
      .filter(([, number]) => number > 0)
      .map(([way, number]) => this.#say(`aim-${way}`, { number }))
      .join(', ');
  }

  /** `rifleman-a`: the title `rifleman`, and the letter of the squad behind it. */
  #titled(kind: string, id: string, side: string): string {
    const [title, squad] = [id.slice(0, -2), id.slice(-1)];
    if (id.at(-2) === '-' && this.has(`${kind}-${title}`)) {
      return `${this.#say(`${kind}-${title}`, { side })} ${squad.toUpperCase()}`;
    }
    return this.#say(`${kind}-${id}`, { side });
  }

  /** The arguments of an action as its message wants them. */
  #arguments(action: Action): Spoken {
    const params: Spoken = {};
    for (const argument of Object.keys(ARGUMENTS)) {
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
      const kind = ARGUMENTS[argument];
      if (kind) {
        params[argument] = ids.map((id) => this.#name(kind, id)).join(ARROW);
        params[`${argument}-id`] = ids.at(-1)!;
      } else {
        params[argument] = Number(ids.at(-1));
      }
    }
    return params;
  }

  /** The parameters as a message wants them. */
  #spoken(params: Params): Spoken {
    const spoken: Spoken = {};
    for (const [name, value] of Object.entries(params)) {
      const kind = KINDS[name];
      if (!kind || isNumbers(value)) {
        spoken[name] = plain(value);
      } else {
        const ids = idsOf(value);
        spoken[name] = listed(ids.map((id) => this.#nameOrId(kind, id)));
        spoken[`${name}-id`] = ids.join(' ') || NONE;
      }
    }
    // an ending is a message itself
    if (typeof spoken.reason === 'string') spoken.reason = this.#say(spoken.reason, spoken);
    return spoken;
  }

  /**
   * A refusal also answers those who name what does not exist, or things of other kinds. They are words
   * of an action then: `card:cavalry`, `tile:2B tile:3B`.
   */
  #nameOrId(kind: string, id: string): string {
    const names = id
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const colon = word.lastIndexOf(':');
        const bare = word.slice(colon + 1);
        try {
          return this.#name(ARGUMENTS[word.slice(0, Math.max(colon, 0))] ?? kind, bare);
        } catch (fault) {
          if (fault instanceof MissingMessage) return bare;
          throw fault;
        }
      });
    return names.join(' ');
  }
}

/** `card:rifleman-a` → `card`, `rifleman-a` */
function split(word: string): [string, string] {
  const colon = word.indexOf(':');
  return colon < 0 ? [word, ''] : [word.slice(0, colon), word.slice(colon + 1)];
}

/** A point that is not one of the field's own, after the squares around it: `7.5-2` is +BC8. */
function pointName(id: string): string {
  const match = POINT.exec(id);
  if (!match) return id;
  const [x, y] = [Number(match[1]), Number(match[3])];
  const columns = match[2] ? `${x + 1}` : `${x}/${x + 1}`;
  const rows = match[4] ? LETTERS.slice(y, y + 1) : LETTERS.slice(Math.max(y - 1, 0), y + 1);
  return `+${rows}${columns}`;
}

/** One id, several (in a list, or set with commas) or none. */
function idsOf(value: unknown): string[] {
  if (value === null || value === '') return [];
  return Array.isArray(value) ? value.map(String) : String(value).split(', ');
}

/** Dice show numbers in some games, and faces that have a name in others. */
function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'number' || typeof item === 'boolean');
}

/** `Fog of War ×2, Scout A` */
function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function plainly(params: Params): Spoken {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)]));
}
