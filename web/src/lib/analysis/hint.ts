/** Hints, loaded by tables that give them. */
export { Hinting } from './hinting.svelte';
export { default as HintButton } from './parts/HintButton.svelte';
export { default as HintMoves } from './parts/HintMoves.svelte';
export { default as HintPanel } from './parts/HintPanel.svelte';
