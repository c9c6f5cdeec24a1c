/** The games this client has a face for. Which of them can be played, the server says. */

/** The sides of each game, the first one round, the second one with cut corners. */
const SIDES: Record<string, string[]> = {
  normandy: ['us', 'germany'],
  'north-africa': ['lrdg', 'italy'],
  memoir44: ['allies', 'axis'],
  heroes: ['soviet', 'german'],
};

export function sidesOf(game: string): string[] {
  return SIDES[game] ?? [];
}

export function isKnown(game: string): boolean {
  return game in SIDES;
}

export function games(): string[] {
  return Object.keys(SIDES);
}
