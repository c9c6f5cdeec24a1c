/** A beach under fire: bluffs, a bunker, units of both sides. */
import { piece } from '../../design/vignette';

export default import.meta.glob<string>(
  [
    '../../design/pieces/terrain-hex/{open,open-b,hill,bluff,town,town-church,beach,beach-b,ocean,ocean-b,surf}.svg',
    '../../design/pieces/obstacles/{bunker,hedgehog}.svg',
    '../../design/pieces/figures/{unit-infantry-allies-4,unit-infantry-allies-3,unit-armor-allies-3,unit-infantry-axis-4,unit-armor-axis-3,unit-artillery-axis-2}.svg',
  ],
  { query: '?raw&memoir44-card', import: 'default', eager: true },
);

/** Rows of hexes from the top; every second row is shifted right by half a hex. */
const ROWS = [
  ['open', 'open-b', 'open', 'hill', 'open-b', 'open', 'open-b', 'open', 'open-b'],
  ['open-b', 'open', 'town', 'open-b', 'open', 'hill', 'town', 'town-church', 'open'],
  ['hill', 'hill', 'open', 'bluff', 'bluff', 'open', 'hill', 'bluff', 'bluff'],
  ['beach-b', 'beach', 'beach-b', 'beach', 'beach-b', 'beach', 'beach-b', 'beach', 'beach-b'],
  ['ocean', 'ocean-b', 'ocean', 'ocean-b', 'ocean', 'ocean-b', 'ocean', 'ocean-b', 'ocean'],
];
const WIDTH = 86.6;
const HEIGHT = 100;
const centre = (row: number, column: number) => ({
  x: column * WIDTH - (row % 2 ? 0 : 43.3),
  y: row * 75 - 75,
});

/** A piece in the middle of a hex. */
function on(id: string, row: number, column: number, width = WIDTH, height = HEIGHT): string {
  const { x, y } = centre(row, column);
  return piece(id, x - width / 2, y - height / 2, width, height);
}

function hex(id: string, row: number, column: number): string {
  const { x, y } = centre(row, column);
  const surf = row === ROWS.length - 1 ? on('terrain-hex/surf', row, column) : '';
  const edge = `<path d="M0-50L43.3-25V25L0 50-43.3 25V-25Z" transform="translate(${x} ${y})" fill="none" stroke="var(--t-grid)" stroke-opacity=".5" stroke-width="1.1"/>`;
  return on(`terrain-hex/${id}`, row, column) + surf + edge;
}

export const scene = `<g transform="translate(2 34) scale(.86)">${[
  ...ROWS.flatMap((row, i) => row.map((id, j) => hex(id, i, j))),
  on('obstacles/bunker', 2, 3, 100, 60),
  on('obstacles/bunker', 2, 7, 100, 60),
  on('obstacles/hedgehog', 3, 1, 100, 60),
  on('obstacles/hedgehog', 3, 6, 100, 60),
  on('figures/unit-artillery-axis-2', 1, 1),
  on('figures/unit-infantry-axis-4', 1, 3),
  on('figures/unit-armor-axis-3', 1, 5),
  on('figures/unit-infantry-axis-4', 2, 6),
  on('figures/unit-infantry-allies-4', 3, 2),
  on('figures/unit-armor-allies-3', 3, 3),
  on('figures/unit-infantry-allies-3', 3, 5),
].join('')}</g>`;
