/** Drawings of obstacles, around the middle of a hex. */

export interface ObstacleArt {
  symbol: string;
  /** Place and size of the symbol. */
  box: { x: number; y: number; width: number; height: number };
}

/** Drawings are 100 by 60, centred. */
function drawn(name: string, scale: number, right = 0, down = 0): ObstacleArt {
  return {
    symbol: `obstacles/${name}`,
    box: { x: -50 * scale + right, y: -30 * scale + down, width: 100 * scale, height: 60 * scale },
  };
}

const ART: Record<string, ObstacleArt> = {
  bunker: drawn('bunker', 1.25),
  hedgehog: drawn('hedgehog', 1),
  sea_wall: drawn('seawall', 1),
  wire: drawn('wire', 0.8),
  sandbags: drawn('sandbag', 0.9),
};
/** In a hex with a unit these are at its feet, beside the number of a single figure. */
const AT_FEET: Record<string, ObstacleArt> = {
  wire: drawn('wire', 0.72, 0, 16),
  sandbags: drawn('sandbag', 0.86, 0, 12),
};
const AT_ONES_FEET: Record<string, ObstacleArt> = {
  wire: drawn('wire', 0.6, -16, 22),
  sandbags: drawn('sandbag', 0.66, -16, 20),
};

/** Permanent obstacles; wire and sandbags come and go. */
export const OBSTACLES_BUILT = ['bunker', 'hedgehog', 'sea_wall'] as const;

export function obstacleArt(obstacle: string): ObstacleArt {
  return ART[obstacle]!;
}

export function obstacleAtFeet(obstacle: string, single: boolean): ObstacleArt {
  return (single ? AT_ONES_FEET : AT_FEET)[obstacle]!;
}
