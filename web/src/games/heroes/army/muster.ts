/** The choices for armies, as sent by the server. */
import type { Description, Recruit } from '../../../lib/protocol';
import type { CounterFacts } from '../facts';

export interface SlotFacts {
  slot: string;
  shape: string;
  size: number;
  unlocks: string | null;
  number: number;
  /** Options that fit the slot. */
  fits: string[];
}

export interface TileFacts {
  tile: string;
  side: string;
  kind: string;
  cost: number;
  stars: number;
  break_point: number;
  units: [counter: string, number: number][];
  slots: SlotFacts[];
}

export interface OptionFacts {
  option: string;
  kind: string;
  cost: number;
  units: [counter: string, number: number][];
}

export class Muster {
  readonly tiles: Map<string, TileFacts>;
  readonly options: Map<string, OptionFacts>;
  readonly counters: Map<string, CounterFacts>;

  constructor(tables: Description) {
    this.tiles = new Map((tables.tiles as TileFacts[]).map((tile) => [tile.tile, tile]));
    this.options = new Map((tables.options as OptionFacts[]).map((option) => [option.option, option]));
    this.counters = new Map((tables.counters as CounterFacts[]).map((each) => [each.counter, each]));
  }

  tilesOf(side: string): TileFacts[] {
    return [...this.tiles.values()].filter((tile) => tile.side === side);
  }
}

/** The cost of an army: all its tiles and options (HOS-24.21). */
export function costOf(muster: Muster, army: Recruit[]): number {
  return army.reduce((sum, { tile, options }) => {
    const each = Object.values(options ?? {}).map((option) => muster.options.get(option)?.cost ?? 0);
    return sum + (muster.tiles.get(tile)?.cost ?? 0) + each.reduce((a, b) => a + b, 0);
  }, 0);
}
