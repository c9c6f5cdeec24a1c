/** The marks of the sides. */
import type { SideLook } from '../../design/sides.svelte';

const sides: Record<string, SideLook> = {
  lrdg: { colour: 'lrdg', round: true },
  italy: { colour: 'it', round: false },
};

export default sides;
