/** A landing ground in the desert: a patrol arrives, a tank and a guard wait. */
import { piece } from '../../design/vignette';

export default import.meta.glob<string>(
  [
    '../../design/pieces/terrain-square/{airstrip,desert,desert-hill,dune,wadi}.svg',
    '../../design/pieces/counters/{lrdg-car,lrdg-saboteur,lrdg-truck,lrdg-sniper,it-rifle-a,it-tank,it-mg-a,it-scout-a}.svg',
  ],
  { query: '?raw&north-africa-card', import: 'default', eager: true },
);

const TILE = 110;
/** Rows of the map from the top; every second one is shifted left by half a tile. */
const ROWS = [
  ['dune', 'desert', 'wadi', 'desert', 'desert-hill', 'dune'],
  ['desert', 'wadi', 'airstrip', 'desert', 'dune', 'wadi', 'desert'],
  ['desert-hill', 'wadi', 'dune', 'desert', 'wadi', 'desert'],
];
const COUNTERS: [id: string, x: number, y: number][] = [
  ['lrdg-car', 110, 14],
  ['lrdg-saboteur', 188, 116],
  ['it-rifle-a', 262, 16],
  ['it-tank', 318, 118],
  ['it-mg-a', 420, 62],
  ['lrdg-truck', 34, 126],
  ['it-scout-a', 530, 124],
  ['lrdg-sniper', 530, 14],
];

function tile(id: string, row: number, column: number): string {
  const x = column * TILE - (row % 2 ? 70 : 15);
  const y = row * TILE - 55;
  return piece(`terrain-square/${id}`, x, y, TILE) + edge(x, y);
}

const edge = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" fill="none" stroke="var(--p-ink)" stroke-opacity=".5" stroke-width="1.2"/>`;

export const scene = [
  ...ROWS.flatMap((row, i) => row.map((id, j) => tile(id, i, j))),
  ...COUNTERS.map(([id, x, y]) => piece(`counters/${id}`, x, y, 57.6)),
].join('');
