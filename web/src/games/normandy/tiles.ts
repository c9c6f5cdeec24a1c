/** The drawing of each of the 36 tile faces, and the rotation that distinguishes twins. */
const DRAWINGS: Record<string, string> = {
  '1A': 'camp',
  '1B': 'church',
  '2A': 'hill',
  '2B': 'hedged-d',
  '3A': 'woods-pond',
  '3B': 'plough',
  '4A': 'woods-light',
  '4B': 'grain',
  '5A': 'farm',
  '5B': 'hamlet-ruined',
  '6A': 'farm-b',
  '6B': 'hamlet-ruined-b',
  '7A': 'hedged-a',
  '7B': 'houses',
  '8A': 'hedged-c',
  '8B': 'village-street',
  '9A': 'hill-b',
  '9B': 'open',
  '10A': 'houses-trees',
  '10B': 'grain',
  '11A': 'houses-trees',
  '11B': 'open-bushes',
  '12A': 'houses',
  '12B': 'open',
  '13A': 'river-islet',
  '13B': 'farmhouse',
  '14A': 'river-bend',
  '14B': 'manor',
  '15A': 'river-wooded',
  '15B': 'hedged-b',
  '16A': 'hill',
  '16B': 'hedged-e',
  '17A': 'river-footbridge',
  '17B': 'woods',
  '18A': 'river-bridge',
  '18B': 'woods-b',
};

/** Degrees; only ground without shadows is rotated, so that the light stays in the north-west. */
const TURNS: Record<string, number> = { '10B': 90, '9B': 180 };

export function drawingOf(tile: string): { symbol: string; turn: number } {
  return { symbol: `terrain-square/${DRAWINGS[tile] ?? 'open'}`, turn: TURNS[tile] ?? 0 };
}

export const FACES = Object.keys(DRAWINGS);
