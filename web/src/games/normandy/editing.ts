/** Drawing scenarios in the editor. */
import type { EditorUi } from '../../lib/studio/editorUi';
import { draftSheet } from '../undaunted/drawing';
import Swatch from './Swatch.svelte';

const editing: EditorUi = { Swatch, sheet: draftSheet, once: ['face', 'unit'] };

export default editing;
