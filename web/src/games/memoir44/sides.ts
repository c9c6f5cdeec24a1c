/** The marks of the sides. */
import type { SideLook } from '../../design/sides.svelte';

const sides: Record<string, SideLook> = {
  allies: { colour: 'us', round: true },
  axis: { colour: 'de', round: false },
};

export default sides;
