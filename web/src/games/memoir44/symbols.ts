/** This game's drawings as SVG symbols of the page. */
import { symbols } from '../../design/pieces';

const shared = import.meta.glob<string>(
  [
    '../../design/pieces/terrain-hex/*.svg',
    '!../../design/pieces/terrain-hex/{desert,grid,pond,river-*,surf}.svg',
    '../../design/pieces/obstacles/{bridge,bunker,hedgehog,sandbag,seawall,wire}.svg',
    '../../design/pieces/figures/{infantry,armor,artillery}-*.svg',
    '../../design/pieces/markers/{activated,medal-*,objective}.svg',
    '../../design/pieces/dice/battle-*.svg',
    '../../design/pieces/units/{aircraft,gun,infantry,tank}.svg',
    '../../design/pieces/actions/{ambush,assault,blast,command,control,fire,ground,hunker,inspire,medic,move,order,overrun,repair,retreat,stalk,strafe,survey,target}.svg',
  ],
  { query: '?raw&memoir44', import: 'default', eager: true },
);
const own = import.meta.glob<string>('./art/*.svg', {
  query: '?raw&memoir44',
  import: 'default',
  eager: true,
});

/** `./art/crag.svg` is the piece `memoir44/crag`. */
function asPieces(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.replace('./art/', '/pieces/memoir44/'), svg]),
  );
}

export const SYMBOLS = symbols({ ...shared, ...asPieces(own) });
