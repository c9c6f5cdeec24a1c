/** Drawing battles in the editor. */
import type { EditorUi } from '../../lib/studio/editorUi';
import Swatch from './Swatch.svelte';

const editing: EditorUi = { Swatch };

export default editing;
