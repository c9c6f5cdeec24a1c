/** Made from the schema of the game by `npm run wire`. */

export type Decision =
  | {
      frame: 'initiative';
      /**
       * Who has picked a card.
       */
      picked: boolean[];
      /**
       * The seat's own card.
       */
      bid: string | null;
    }
  | {
      frame: 'turn';
      side: string;
      second: boolean;
      /**
       * Who may still board or leave (North Africa).
       */
      busy?: string | null;
    }
  | {
      frame: 'take';
      action: 'bolster' | 'inspire';
      side: string;
      card: string;
      left: number;
      squad: string;
    }
  | {
      frame: 'blasting';
      side: string;
      dice: number;
      units: string[];
    }
  | {
      frame: 'acting';
      side: string;
      card: string;
    }
  | {
      frame: 'marking';
      action: 'navigate' | 'survey';
      side: string;
      tile: string | null;
      left: number;
      picked: string[];
    }
  | {
      frame: 'crew-hit';
      vehicle: string;
      effect: 'casualty' | 'suppression';
    };

/**
 * What a seat or a spectator may see of a table of Undaunted.
 */
export interface View {
  sandtable: 'view';
  game: 'normandy' | 'north-africa';
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
  round: number;
  /**
   * Who holds the marker.
   */
  initiative: string;
  objectives: Counts;
  /**
   * Vehicles in play (North Africa).
   */
  vehicles?: {
    [k: string]: VehicleView;
  };
  /**
   * Structures by tile (North Africa).
   */
  structures?: {
    [k: string]: string;
  };
  /**
   * Whose view it is; null is a spectator.
   */
  seat: string | null;
  sides: {
    [k: string]: SideView;
  };
  /**
   * The pending decisions, the one on top last.
   */
  decision: Decision[];
  /**
   * The seats that must decide now.
   */
  actors: string[];
  prompt: Prompt | null;
  outcome: Outcome | null;
}
/**
 * Points of the tiles that have an objective.
 */
export interface Counts {
  [k: string]: number;
}
export interface VehicleView {
  holder: string;
  tile: string;
  damage: number;
  disabled: boolean;
  /**
   * Soldiers by seat.
   */
  seats: {
    [k: string]: string;
  };
}
/**
 * One side; hand, deck, discard and box only where they are open to the seat.
 */
export interface SideView {
  scouted: string[];
  controlled: string[];
  /**
   * Tiles by counter, without the name of its side.
   */
  counters: {
    [k: string]: string;
  };
  suppressed: string[];
  play: string[];
  supply: Counts1;
  casualties: number;
  points: number;
  /**
   * Cards that everyone has seen go there.
   */
  shown: {
    hand: Counts1;
    discard: Counts1;
  };
  /**
   * Cards that are known not to be there.
   */
  lacks: {
    hand: string[];
    discard: string[];
  };
  /**
   * The tile with the mortar's target marker (Normandy).
   */
  target?: string | null;
  /**
   * Has it had Riflemen on the board (Normandy)?
   */
  fielded?: boolean;
  /**
   * Counters that it has taken off the map (North Africa).
   */
  evacuated?: string[];
  /**
   * Its counters that the enemy has removed (North Africa).
   */
  neutralised?: string[];
  /**
   * Structures that it has wrecked (North Africa).
   */
  wrecked?: string[];
  /**
   * Cards that have taken Inspire in its present turn (North Africa).
   */
  inspired?: string[];
  cycle: Counts2;
  deck_size: number;
  hand_size: number;
  discard_size: number;
  box_size: number;
  hand?: string[];
  /**
   * In no order.
   */
  deck?: string[];
  box?: Counts1;
  discard?: string[];
}
/**
 * How many of each.
 */
export interface Counts1 {
  [k: string]: number;
}
/**
 * How many of each.
 */
export interface Counts2 {
  [k: string]: number;
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
