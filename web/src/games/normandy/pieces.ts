/** This game's drawings as SVG symbols of the page. */
import { onDemand, symbols as toSymbols } from '../../design/pieces';

const files = import.meta.glob<string>(
  [
    '../../design/pieces/units/{sergeant,guide,leader,scout,rifle,sniper,mg,mortar,fog}.svg',
    '../../design/pieces/actions/{move,guide,scout,stalk,bolster,command,conceal,control,inspire}.svg',
    '../../design/pieces/actions/{recon,attack,suppress,target,blast,hunker}.svg',
    '../../design/pieces/markers/{controlled,scouted,spawn}-{us,de}.svg',
    '../../design/pieces/markers/{cover,objective,radio,suppressed,target}.svg',
    '../../design/pieces/dice/d10-*.svg',
  ],
  { query: '?raw&normandy', import: 'default', eager: true },
);

export const symbols = toSymbols(files);

/** The drawings of tiles, of which a scenario has about a third. */
export const TILES = import.meta.glob<string>(
  [
    '../../design/pieces/terrain-square/{camp,church,hill,manor,plough,grain,houses}*.svg',
    '../../design/pieces/terrain-square/{farm,hamlet,hedged,open,river,village,woods}*.svg',
  ],
  { query: '?raw&normandy', import: 'default' },
);
export const showTiles = onDemand(TILES);
