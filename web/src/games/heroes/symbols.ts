/** This game's drawings as SVG symbols of the page. */
import { symbols } from '../../design/pieces';

const shared = import.meta.glob<string>(
  [
    '../../design/pieces/units/*.svg',
    '../../design/pieces/actions/*.svg',
    '../../design/pieces/dice/d6-*.svg',
    '../../design/pieces/obstacles/{hedgehog,low-wall,sandbag,wire,wreck}.svg',
    '../../design/pieces/markers/{activated,cover,objective,suppressed,damage-*,order-su-*}.svg',
  ],
  { query: '?raw&heroes', import: 'default', eager: true },
);
const own = import.meta.glob<string>('./art/*.svg', { query: '?raw&heroes', import: 'default', eager: true });

/** `./art/projector.svg` is the piece `heroes/projector`. */
function asPieces(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.replace('./art/', '/pieces/heroes/'), svg]),
  );
}

export const SYMBOLS = symbols({ ...shared, ...asPieces(own) });
