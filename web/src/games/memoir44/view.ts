/** Made from the schema of the game by `npm run wire`. */

export type Decision =
  | {
      frame: 'choose-card' | 'air-drop' | 'barrage' | 'end-turn' | 'next-turn';
    }
  | {
      frame: 'hand-out';
      /**
       * Cards and posts; the commander sees them.
       */
      given?: string[][];
      /**
       * How many; the others see that.
       */
      count?: number;
    }
  | {
      frame: 'choose-copy' | 'choose-half' | 'dig-in' | 'finest-hour' | 'medics' | 'reveal';
      number: number;
    }
  | {
      frame: 'orders';
      number: number;
      done: string[];
    }
  | {
      frame: 'moves' | 'battles';
      side: Side;
      done: string[];
    }
  | {
      frame: 'ambush';
      attacker: string;
      target: string;
    }
  | {
      frame: 'ambush-draw';
      side: Side;
    }
  | {
      frame: 'attack';
      unit: string;
      target: string;
      hex: string;
    }
  | {
      frame: 'aftermath';
      unit: string;
      target: string;
      stood: string;
      hex: string;
      close: boolean;
    }
  | {
      frame: 'retreat';
      unit: string;
      flags: number;
      ignorable: boolean;
    }
  | {
      frame: 'take-ground';
      unit: string;
      hex: string;
    }
  | {
      frame: 'again';
      unit: string;
      overrun: boolean;
    }
  | {
      frame: 'second-move';
      unit: string;
    }
  | {
      frame: 'air-power';
      sections: number;
      chosen: string[];
    }
  | {
      frame: 'bombs';
      units: string[];
    }
  | {
      frame: 'keep';
      cards?: string[];
    };
export type Side = 'allies' | 'axis';

/**
 * What a seat or a spectator may see of a table of Memoir '44.
 */
export interface View {
  sandtable: 'view';
  game: 'memoir44';
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
  /**
   * Whose turn it is.
   */
  side: 'allies' | 'axis';
  turns: {
    allies: number;
    axis: number;
  };
  medals: {
    allies: number;
    axis: number;
  };
  /**
   * Medals that cannot be lost.
   */
  trophies: {
    allies: number;
    axis: number;
  };
  /**
   * Which permanent objectives are taken, in the order of the scenario.
   */
  taken: boolean[];
  units: {
    [k: string]: UnitView;
  };
  wire: string[];
  sandbags: string[];
  discard: string[];
  /**
   * Ambush cards that were played and put back.
   */
  ambushes: number;
  /**
   * Whose view it is; null is a spectator.
   */
  seat: string | null;
  /**
   * The hands that are open to the seat.
   */
  hands: {
    allies?: string[];
    axis?: string[];
  };
  hand_sizes: {
    allies: number;
    axis: number;
  };
  draw_size: number;
  /**
   * The cards of this turn.
   */
  commands: (Command | HiddenCommand)[];
  /**
   * The cards of each side's last turn.
   */
  last: {
    allies: Command[];
    axis: Command[];
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
export interface UnitView {
  hex: string;
  figures: number;
  /**
   * The number of the command that ordered it.
   */
  order?: number;
  /**
   * The seats that lead it.
   */
  led?: string[];
  /**
   * How many hexes.
   */
  moved?: number;
  /**
   * How often it has fought.
   */
  battles?: number;
  status?: ('moved' | 'barred' | 'halted' | 'overran')[];
}
/**
 * A card as it is carried out; one that is still hidden is known by its card and post alone.
 */
export interface Command {
  card: string | null;
  text?: string;
  printed?: string;
  section?: number;
  area?: number;
  post: number;
  fallback?: boolean;
  symbols?: number[];
  halves?: number[];
  hidden?: boolean;
}
/**
 * A card that the seat does not know.
 */
export interface HiddenCommand {
  hidden: true;
  post: number;
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
