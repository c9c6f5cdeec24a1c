/** Small battles for tests. */
import type { Description, View } from '../../lib/protocol';
import { general } from '../../lib/sample';
import type { HexFacts } from './layout';

const TERRAIN: Record<string, string> = {
  '.': 'open',
  R: 'river',
  F: 'forest',
  o: 'ocean',
  b: 'beach',
  P: 'pond',
};

/** A battle with its ground drawn as in a scenario: one letter per hex, odd rows shifted right by half a hex. */
export function battle(map: string, facts: Partial<Description> = {}): Description {
  const rows = map
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  const hexes: HexFacts[] = rows.flatMap((letters, row) =>
    letters.map((letter, column) => ({
      hex: `r${row}c${column}`,
      row,
      x: 2 * column + (row % 2),
      terrain: letter === '=' ? 'river' : TERRAIN[letter]!,
      bunker: false,
      bridge: letter === '=',
      hedgehog: false,
      sea_wall: false,
      sections: 1,
    })),
  );
  return {
    ...general('memoir44', ['allies', 'axis'], { unit: 'piece', hex: 'place', card: 'card' }),
    scenario: 'drawn',
    top: 'axis',
    hexes,
    units: [],
    objectives: [],
    sudden_death: [],
    ...facts,
  };
}

/** A view with these units: `{ 'allies-1': { hex: 'r0c0', figures: 4 } }`. */
export function seen(units: View, frame: string, rest: View = {}): View {
  return { seat: 'allies', side: 'allies', units, decision: [{ frame: 'end-turn' }, { frame, ...rest }] };
}
