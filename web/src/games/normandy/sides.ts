/** The marks of the sides. */
import type { SideLook } from '../../design/sides.svelte';

const sides: Record<string, SideLook> = {
  us: { colour: 'us', round: true },
  germany: { colour: 'de', round: false },
};

export default sides;
