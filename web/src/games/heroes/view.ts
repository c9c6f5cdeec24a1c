/** Made from the schema of the game by `npm run wire`. */

export type Side = 'soviet' | 'german';

/**
 * What a seat or a spectator may see of a table of Heroes of Stalingrad.
 */
export interface View {
  sandtable: 'view';
  game: 'heroes';
  rules: string;
  /**
   * The id of a scenario, or the whole document of one that is not the game's own.
   */
  scenario:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * The options that it is played by.
   */
  options: {
    [k: string]: boolean | number;
  };
  turn: number;
  phase: 'setup' | 'order' | 'activation' | 'supply';
  initiative: Side;
  /**
   * By their numbers; null was removed.
   */
  wrecks: (Wreck | null)[];
  smoke: string[];
  part_points: {
    [k: string]: number;
  };
  line_points: {
    [k: string]: number;
  };
  fallen: string[];
  breaches: string[];
  cleared: string[];
  /**
   * Left on options of the armies.
   */
  markers: {
    [k: string]: number;
  };
  /**
   * Recruitment tiles, and the turn in which each broke.
   */
  broken: {
    [k: string]: number;
  };
  /**
   * Order tokens taken this turn: numbered, special, bluff.
   */
  given: {
    soviet: number[];
    german: number[];
  };
  /**
   * The last number that each side revealed.
   */
  revealed: {
    soviet: number;
    german: number;
  };
  /**
   * Special tokens that nobody has seen yet.
   */
  special_out: {
    soviet: number;
    german: number;
  };
  in_force: {
    soviet: string[];
    german: string[];
  };
  discard: {
    soviet: string[];
    german: string[];
  };
  score: {
    soviet: number;
    german: number;
  };
  /**
   * Who holds each objective.
   */
  control: {
    [k: string]: Side | null;
  };
  items: {
    [k: string]: {
      at: string | null;
      carrier: string | null;
    };
  };
  /**
   * How often each side may still use an effect of the scenario.
   */
  uses: {
    [k: string]: {
      soviet: number;
      german: number;
    };
  };
  entered: {
    soviet: string[];
    german: string[];
  };
  /**
   * Markers spent in the actions under way: place in the decision, and which.
   */
  spent_markers?: (number | string)[][];
  /**
   * Whose view it is; null is a spectator.
   */
  seat: Side | null;
  /**
   * Units by id; enemies that the seat does not know are in hidden.
   */
  units: {
    [k: string]: UnitView;
  };
  /**
   * Unknown units by alias.
   */
  hidden: {
    [k: string]: HiddenUnit;
  };
  option_tokens: {
    [k: string]: {
      token: string;
      resolved: boolean;
    };
  };
  points: {
    soviet: number;
    german: number;
  };
  hand_sizes: {
    soviet: number;
    german: number;
  };
  draw_sizes: {
    soviet: number;
    german: number;
  };
  /**
   * Which bonus tokens still lie on the field.
   */
  bonus: boolean[];
  bonus_kept: {
    soviet: number;
    german: number;
  };
  /**
   * What only the seat's side knows; empty for a spectator.
   */
  own: {
    hand?: string[];
    /**
     * Order tokens still to be placed, the next one first.
     */
    unplaced?: string[];
    lost_numbers?: number[];
    kept_bonus?: number[];
  };
  /**
   * The pending decisions, the one on top last; position.schema.json has their fields.
   */
  decision: Frame[];
  /**
   * The seats that must decide now.
   */
  actors: string[];
  prompt: Prompt | null;
  outcome: Outcome | null;
}
export interface Wreck {
  kind: string;
  at: string[];
  points: number;
}
/**
 * A unit; a flag that is left out is false, a number zero.
 */
export interface UnitView {
  standing: 'awaited' | 'field' | 'aboard' | 'lost' | 'gone';
  at?: string;
  rear?: string;
  heading?: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
  carrier?: string;
  /**
   * Which side of its counter is up.
   */
  shows: string;
  suppression?: number;
  damage?: string[];
  shots?: number;
  alias?: number;
  known?: boolean;
  /**
   * 1 to 10, special or bluff; of an enemy unknown until it is resolved.
   */
  token?: string;
  resolved?: boolean;
  activated?: boolean;
  fired?: boolean;
  supplied?: boolean;
  repaired?: boolean;
}
/**
 * A unit that the seat does not know.
 */
export interface HiddenUnit {
  standing: 'awaited' | 'field' | 'aboard' | 'lost' | 'gone';
  at?: string;
  rear?: string;
  heading?: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
  carrier?: string;
  /**
   * Which side of its counter is up.
   */
  shows: string;
  suppression?: number;
  damage?: string[];
  shots?: number;
  alias?: number;
  known?: boolean;
  /**
   * 1 to 10, special or bluff; of an enemy unknown until it is resolved.
   */
  token?: string;
  resolved?: boolean;
  activated?: boolean;
  fired?: boolean;
  supplied?: boolean;
  repaired?: boolean;
  side: Side;
  /**
   * What the side that is up shows.
   */
  printed: {
    move: number;
    abilities: string[];
  };
}
export interface Frame {
  frame: string;
  unit?: string | null;
  side?: Side;
  moment?: string;
  target?: string | null;
  [k: string]: unknown;
}
/**
 * What is asked, as a message key with parameters.
 */
export interface Prompt {
  key: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * How the game ended; without a winner it is a draw.
 */
export interface Outcome {
  winner: string | null;
  reason: string;
  rule: string;
}
