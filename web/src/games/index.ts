/** The faces of the games, each loaded when one of its tables is opened. */
import type { Face } from '../lib/face';
import { addSymbols } from '../design/pieces';

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  normandy: () => import('./normandy/index'),
  memoir44: () => import('./memoir44/index'),
  'north-africa': () => import('./north-africa/index'),
  heroes: () => import('./heroes/index'),
};

/** The face of a game, with its pieces put into the page. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no face for ${game}`);
  const { default: face } = await load();
  addSymbols(face.symbols);
  return face;
}
