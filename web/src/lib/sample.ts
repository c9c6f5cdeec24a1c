/** The common part of descriptions, for tables in tests. */
import type { Description, Kind } from './protocol';

/** `tile` is a place of that kind, `spawn: tile` one that its tile shows. */
export function general(
  game: string,
  sides: string[],
  roles: Record<string, Kind['role']>,
): Pick<Description, 'game' | 'sides' | 'seats' | 'kinds' | 'parameters' | 'passes' | 'opening'> {
  const kind = (word: string): [string, Kind] => {
    const [id = '', at = null] = word.split(': ');
    return [id, { role: roles[word]!, name: at ?? id, at }];
  };
  return {
    game,
    sides,
    seats: sides.map((side) => ({ seat: side, side })),
    kinds: Object.fromEntries(Object.keys(roles).map(kind)),
    parameters: {
      side: 'side',
      winner: 'side',
      unit: 'unit',
      target: 'unit',
      card: 'card',
      action: 'action',
    },
    passes: ['pass'],
    opening: {},
  };
}
