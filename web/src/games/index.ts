/**
 * The UIs of the games: the folders here with an `index.ts`. Each is loaded when one of its tables is
 * opened; a game without a folder uses the plain table.
 */
import type { GameUi } from '../lib/gameUi';
import type { EditorUi } from '../lib/studio/editorUi';
import { addSymbols } from '../design/pieces';

const MODULES = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' });

/** The UI of a game; its symbols are added to the page. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = MODULES[`./${game}/index.ts`];
  const ui = load ? await load() : (await import('../lib/plain/index')).plainUi(game);
  addSymbols(ui.symbols);
  return ui;
}

const EDITORS = import.meta.glob<EditorUi>('./*/editing.ts', { import: 'default' });

/** How a game's scenarios are drawn in the editor; a game without that has plain swatches. */
export async function loadEditorUi(game: string): Promise<EditorUi> {
  return (await EDITORS[`./${game}/editing.ts`]?.()) ?? {};
}
