/** Fields around a church, squads on either side; woods would be half of what it takes to load. */
import { piece } from '../../design/vignette';

export default import.meta.glob<string>(
  [
    '../../design/pieces/terrain-square/{hedged-b,hedged-d,open,grain,plough,church}.svg',
    '../../design/pieces/counters/{us-rifle-a,us-scout-a,us-mortar,us-mg-a,de-mg-a,de-rifle-a,de-sniper,de-scout-a}.svg',
  ],
  { query: '?raw&normandy-card', import: 'default', eager: true },
);

const TILE = 110;
/** Columns of the map from the left; every second one is half a tile higher. */
const COLUMNS = [
  ['hedged-b', 'plough', 'hedged-d'],
  ['open', 'church', 'hedged-b'],
  ['hedged-d', 'open', 'grain'],
  ['plough', 'grain', 'hedged-d'],
  ['open', 'hedged-b', 'plough'],
  ['hedged-d', 'grain', 'open'],
];
/** All of squad A, whose letter is the same in every alphabet here. */
const COUNTERS: [id: string, x: number, y: number][] = [
  ['us-rifle-a', 106, 56],
  ['us-scout-a', 28, 122],
  ['us-mortar', 130, 148],
  ['de-mg-a', 226, 8],
  ['de-rifle-a', 226, 116],
  ['us-mg-a', 342, 62],
  ['de-sniper', 452, 20],
  ['de-scout-a', 556, 76],
];

function tile(id: string, row: number, column: number): string {
  const x = column * TILE - 36;
  const y = row * TILE - (column % 2 ? 85 : 30);
  return piece(`terrain-square/${id}`, x, y, TILE) + edge(x, y);
}

const edge = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" fill="none" stroke="var(--p-ink)" stroke-opacity=".5" stroke-width="1.2"/>`;

export const scene = [
  ...COLUMNS.flatMap((column, i) => column.map((id, j) => tile(id, j, i))),
  ...COUNTERS.map(([id, x, y]) => piece(`counters/${id}`, x, y, 57.6)),
].join('');
