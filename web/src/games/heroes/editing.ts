/** Drawing battles in the editor. */
import type { Piece } from '../../lib/drawing';
import type { Scene } from '../../lib/scene';
import type { EditorUi } from '../../lib/studio/editorUi';
import { battleOf } from './facts';
import type { HandleLook } from './handles';
import { H, middleOfEdge } from './layout';
import Swatch from './Swatch.svelte';

const RADIUS = 13;

/** An edge to draw on, named by its ends in half squares. */
function edge(id: string, x: number, y: number): Piece {
  const look: HandleLook = { art: 'handle', kind: 'edge', turn: 0 };
  const word = `side:${id}`;
  return { id: word, place: word, x, y, side: '', shape: 'round', radius: RADIUS, label: id, look };
}

/** All sides of squares, and those of buildings that are off the grid. */
function handles(kinds: readonly string[], { description }: Scene): Piece[] {
  if (!kinds.includes('side')) return [];
  const battle = battleOf(description);
  const found = new Map<string, Piece>();
  const add = (id: string, x: number, y: number): void => void found.set(id, edge(id, x, y));
  for (let y = 0; y <= battle.height; y += 2) {
    for (let x = 0; x <= battle.width; x += 2) {
      if (x < battle.width) add(`${x}-${y}-${x + 2}-${y}`, (x + 1) * H, y * H);
      if (y < battle.height) add(`${x}-${y}-${x}-${y + 2}`, x * H, (y + 1) * H);
    }
  }
  for (const [id, facts] of battle.edgeNamed) {
    const at = middleOfEdge(facts);
    add(id, at.x, at.y);
  }
  return [...found.values()];
}

const editing: EditorUi = { Swatch, handles };

export default editing;
