/** A room with a window onto the street: fire across it, an order face down. */
import { piece } from '../../design/vignette';

export default import.meta.glob<string>(
  [
    '../../design/pieces/counters/{heroes-su-officer,heroes-su-infantry,heroes-de-hmg,heroes-de-scout,de-hidden}.svg',
    '../../design/pieces/markers/{order-su-2,order-de-back,suppressed,objective}.svg',
    '../../design/pieces/terrain-square/crater.svg',
  ],
  { query: '?raw&heroes-card', import: 'default', eager: true },
);

const rows = (from: number, to: number, step: number, line: (at: number) => string): string =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => line(from + i * step)).join('');

/** A street with rails, a house as a floor plan, heaps of stone. */
const ground = [
  '<rect width="600" height="220" fill="var(--t-street)"/>',
  '<rect width="306" height="220" fill="var(--t-rubble)" fill-opacity=".4"/>',
  `<path d="${rows(4, 220, 16, (y) => `M392 ${y}h56`)}" stroke="var(--t-rock)" stroke-width="5" stroke-opacity=".7"/>`,
  '<path d="M400 0V220M440 0V220" stroke="var(--t-slate-d)" stroke-width="3.4"/>',
  '<path d="M90 -20H296V150H90Z" fill="var(--t-shadow)" fill-opacity=".2" transform="translate(6 8)"/>',
  '<path d="M90 -20H296V150H90Z" fill="var(--t-floorb)"/>',
  `<path d="${rows(6, 150, 13, (y) => `M94 ${y}H292`)}" stroke="var(--t-road-d)" stroke-opacity=".6"/>`,
  '<path d="M90 -20V150H296V-20" fill="none" stroke="var(--t-brick)" stroke-width="10"/>',
  '<path d="M220 -20V50M220 98V150" stroke="var(--t-brick)" stroke-width="8"/>',
  '<path d="M296 52V98" stroke="var(--t-floorb)" stroke-width="13"/>',
  '<path d="M292 52V98M296 52V98M300 52V98" stroke="var(--glass)" stroke-width="2.2"/>',
  '<path d="M160 150V108A42 42 0 0 1 202 150Z" fill="var(--p-paper)" fill-opacity=".5" stroke="var(--t-brick)" stroke-width="2"/>',
].join('');

const shot =
  '<path d="M300 74L366 58" stroke="var(--rim)" stroke-width="10" stroke-linecap="round"/>' +
  '<path d="M300 74L366 58" stroke="var(--fire)" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="12 7"/>';

export const scene = [
  ground,
  piece('markers/objective', 164, 12, 28),
  piece('terrain-square/crater', 150, 160, 96),
  shot,
  piece('counters/heroes-su-officer', 156, 40, 60),
  piece('counters/heroes-su-infantry', 228, 44, 62),
  piece('markers/order-su-2', 268, 26, 34),
  piece('counters/heroes-de-hmg', 374, 22, 64),
  piece('markers/suppressed', 358, 8, 38),
  piece('counters/de-hidden', 366, 130, 64),
  piece('markers/order-de-back', 408, 114, 34),
  piece('counters/heroes-de-scout', 486, 142, 62),
].join('');
