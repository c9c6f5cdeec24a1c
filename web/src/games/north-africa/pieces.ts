/** This game's drawings as SVG symbols of the page. */
import { onDemand, symbols as toSymbols } from '../../design/pieces';

const shared = import.meta.glob<string>(
  [
    '../../design/pieces/units/{sergeant,leader,officer,guide,scout,rifle,sniper,mg,atgun,saboteur}.svg',
    '../../design/pieces/units/{engineer,driver,gun,crew,aircraft,car,truck,tank,fog,infantry}.svg',
    '../../design/pieces/actions/{move,scout,stalk,bolster,command,conceal,control,inspire,recon}.svg',
    '../../design/pieces/actions/{attack,suppress,hunker,drive,navigate,repair,survey,strafe}.svg',
    '../../design/pieces/actions/{demolish,antitank}.svg',
    '../../design/pieces/markers/{controlled,scouted}-{lrdg,it}.svg',
    '../../design/pieces/markers/{cover,objective,suppressed}.svg',
    '../../design/pieces/dice/d10-*.svg',
  ],
  { query: '?raw&north-africa', import: 'default', eager: true },
);
const own = import.meta.glob<string>(['./art/*/*.svg', '!./art/terrain/*.svg'], {
  query: '?raw&north-africa',
  import: 'default',
  eager: true,
});
const kit = import.meta.glob<string>('../../design/pieces/terrain-square/{desert,dune}.svg', {
  query: '?raw&north-africa',
  import: 'default',
});
const terrain = import.meta.glob<string>('./art/terrain/*.svg', {
  query: '?raw&north-africa',
  import: 'default',
});

/** `./art/terrain/escarpment.svg` is the piece `north-africa/terrain/escarpment`. */
function asPieces<File>(files: Record<string, File>): Record<string, File> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace('./art/', '/pieces/north-africa/'), file]),
  );
}

export const symbols = toSymbols({ ...shared, ...asPieces(own) });

/** The drawings of tiles, of which a scenario has about a third. */
export const TILES = { ...kit, ...asPieces(terrain) };
export const showTiles = onDemand(TILES);
