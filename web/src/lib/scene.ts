/** The table as one seat sees it, and the words for it: what a game's UI draws and names from. */
import type { Words } from './language/words';
import type { Description, View } from './protocol';

/** A table session is a scene; a preview of a scenario has its opening as the view. */
export interface Scene<D = Description, V = View> {
  readonly description: D;
  readonly view: V;
  readonly words: Words;
}
