/** The marks of the sides. */
import type { SideLook } from '../../design/sides.svelte';

const sides: Record<string, SideLook> = {
  soviet: { colour: 'su', round: true },
  german: { colour: 'de', round: false },
};

export default sides;
