/** The description of a battle (`Game.describe`), and look-ups. */
import type { Description } from '../../lib/protocol';

export type Side = 'soviet' | 'german';
export type Kind = 'infantry' | 'light' | 'heavy';
export const SIDES: readonly Side[] = ['soviet', 'german'];
export const KINDS: readonly Kind[] = ['infantry', 'light', 'heavy'];

export interface SquareFacts {
  square: string;
  name: string;
  /** Upper left corner, in half squares. */
  x: number;
  y: number;
  ground: string;
  part: string | null;
  room: number;
  offset: boolean;
}

export interface PointFacts {
  point: string;
  name: string;
  x: number;
  y: number;
}

export interface PartFacts {
  part: string;
  building: string | null;
  kind: string;
  squares: string[];
}

export type OnEdge = 'nothing' | 'wall' | 'door' | 'window' | 'gate' | 'breach' | 'line';

export interface EdgeFacts {
  side: string;
  x: number;
  y: number;
  upright: boolean;
  on_it: OnEdge;
  line: string | null;
  parts: string[];
  inside: string | null;
  outside: string | null;
}

export interface LineFacts {
  line: string;
  kind: string;
  sides: string[];
}

export interface TerrainFacts {
  terrain: string;
  class: string;
  defence: [number, number, number];
  impassable: Kind[];
  difficult: Kind[];
  blocks: boolean;
  obscures: number;
  structure: number;
  becomes: string | null;
  water: boolean;
  opportunity: boolean;
}

/** Abilities by name; the value is their number, or true. */
export type Abilities = Record<string, number | boolean | string>;

export interface WeaponFacts {
  weapon: string;
  primary: boolean;
  secondary: boolean;
  cv: (number | null)[];
  arc: 'all' | 'front_90' | 'rear_180';
  abilities: Abilities;
}

export interface FaceFacts {
  state: string;
  active: boolean;
  move: number | null;
  /** Front, side, rear. */
  defence: (number | null)[];
  hit: 'flip' | 'destroyed' | 'damage';
  abilities: Abilities;
  weapons: WeaponFacts[];
}

export interface CounterFacts {
  counter: string;
  side: Side;
  kind: Kind;
  role: 'regular' | 'heavy_weapon' | 'officer';
  size: number;
  big_gun: boolean;
  source: string;
  faces: FaceFacts[];
}

export interface UnitFacts {
  unit: string;
  side: Side;
  counter: string;
  tile: string;
  option: string | null;
  unlocked: [ability: string, number: number][];
  arrives: number | null;
}

export interface OptionFacts {
  option: string;
  name: string;
  side: Side;
  tile: string;
  kind: string;
  effect: string | null;
  markers: number;
}

export interface CardFacts {
  card: string;
  side: Side;
  effect: string;
  windows: string[];
  bonus: string | null;
  bonus_number: number;
  copies: number;
}

export interface ObjectiveFacts {
  objective: string;
  kind: string;
  squares: string[];
  control: Side | null;
}

export interface ScoreFacts {
  id: string;
  points: number;
  side: Side;
  type: string;
  main: boolean;
  objective: string | null;
  counter: string | null;
  role: string | null;
  kind: string | null;
  from_turn: number;
}

export interface ZoneFacts {
  zone: string;
  side: Side;
  squares: string[];
}

/** The field of a battle, indexed by name. */
export class Battle {
  readonly width: number;
  readonly height: number;
  readonly squares: SquareFacts[];
  readonly points: Map<string, PointFacts>;
  readonly parts: Map<string, PartFacts>;
  readonly edges: EdgeFacts[];
  readonly edgeNamed: Map<string, EdgeFacts>;
  readonly lines: Map<string, LineFacts>;
  readonly terrain: Map<string, TerrainFacts>;
  readonly partials: [number, number][];
  readonly squareNamed: Map<string, SquareFacts>;
  readonly counters: Map<string, CounterFacts>;
  readonly units: Map<string, UnitFacts>;
  readonly options: Map<string, OptionFacts>;
  readonly cards: Map<string, CardFacts>;
  readonly objectives: ObjectiveFacts[];
  readonly scores: ScoreFacts[];
  readonly zones: ZoneFacts[];
  readonly bonus: string[];

  constructor(description: Description) {
    const { field } = description;
    this.width = field.width;
    this.height = field.height;
    this.squares = field.squares;
    this.partials = field.partials;
    this.edges = field.edges;
    this.squareNamed = byName(field.squares, 'square');
    this.points = byName(field.points, 'point');
    this.parts = byName(field.parts, 'part');
    this.edgeNamed = byName(field.edges, 'side');
    this.lines = byName(field.lines, 'line');
    this.terrain = byName(description.terrain, 'terrain');
    this.counters = byName(description.counters, 'counter');
    this.units = byName(description.units, 'unit');
    this.options = byName(description.army_options, 'option');
    this.cards = byName(description.cards, 'card');
    this.objectives = description.objectives;
    this.scores = description.points;
    this.zones = description.zones;
    this.bonus = description.bonus;
  }

  counterOf(unit: string): CounterFacts | undefined {
    return this.counters.get(this.units.get(unit)?.counter ?? '');
  }
}

function byName<T>(items: T[], key: keyof T): Map<string, T> {
  return new Map(items.map((item) => [String(item[key]), item]));
}

const battles = new WeakMap<Description, Battle>();

/** The battle of a description; cached. */
export function battleOf(description: Description): Battle {
  let battle = battles.get(description);
  if (!battle) {
    battle = new Battle(description);
    battles.set(description, battle);
  }
  return battle;
}

/** The side of a counter with a given state. */
export function faceOf(counter: CounterFacts, state: string): FaceFacts {
  return counter.faces.find((face) => face.state === state) ?? counter.faces[0]!;
}
