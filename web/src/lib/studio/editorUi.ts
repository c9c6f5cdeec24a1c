/** What a game adds to the editor: how its brushes look, and what can be drawn on besides the places of its map. */
import type { Component } from 'svelte';
import type { Piece, Sheet } from '../drawing';
import type { GameUi } from '../gameUi';
import type { BrushTold } from '../protocol';
import type { Scene } from '../scene';

export interface EditorUi {
  /** A brush as a small picture around (0, 0), 100 units wide. */
  Swatch?: Component<{ brush: BrushTold }>;
  /** The sheet with free places around the map. */
  sheet?(scene: Scene, ui: GameUi): Sheet;
  /** What is on the sheet before the first move; by default, what the game's table shows. */
  pieces?(sheet: Sheet, scene: Scene, ui: GameUi): Piece[];
  /** Kinds of brushes of which there is but one each: they can be cut out and laid elsewhere, not copied. */
  once?: readonly string[];
  /** Things to draw on that are no places: the edges of squares. */
  handles?(kinds: readonly string[], scene: Scene): Piece[];
}
