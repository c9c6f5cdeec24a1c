/** The games this client has a face for. Which of them can be played, the server says. */

import type { Face } from './face';

const FACES = import.meta.glob<{ default: Face }>('../games/*/index.ts');

/** The sides of each game, the first one round, the second one with cut corners. */
const SIDES: Record<string, string[]> = {
  normandy: ['us', 'germany'],
  memoir44: ['allies', 'axis'],
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

/** How the table of a game looks; comes when it is needed. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).default;
}
