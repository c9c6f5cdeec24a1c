/** The drawing of each kind of terrain, and the rotation that distinguishes twins. */
import type { Description } from '../../lib/protocol';
import { tileOf } from '../undaunted/table';

const KIT: Record<string, string> = { 'low-dunes': 'dune', 'sand-flat': 'desert' };

const OWN: Record<string, string> = {
  'landing-strip': 'landing-strip',
  'coast-road': 'coast-road',
  'airfield-apron': 'airfield-apron',
  'stone-road-house': 'road-house',
  'stacks-of-fuel-drums': 'fuel-drums',
  'vehicle-park': 'vehicle-park',
  'gravel-plain': 'gravel-plain',
  'salt-marsh': 'salt-marsh',
  'stony-plain': 'stony-plain',
  'camp-under-nets': 'camp-nets',
  'high-dunes': 'high-dunes',
  'jebel-spur': 'jebel-spur',
  'thorn-scrub': 'thorn-scrub',
  'jebel-knoll': 'jebel-knoll',
  'scrub-with-a-well': 'scrub-well',
  'flat-topped-rise': 'flat-rise',
  'broken-stone': 'broken-stone',
  'hard-sand-pan': 'sand-pan',
  'boulder-field': 'boulder-field',
  'wide-wadi-bed': 'wide-wadi',
  'escarpment-wall': 'escarpment',
  'steep-sided-wadi': 'steep-wadi',
  'pass-with-a-track': 'pass-track',
  'desert-track': 'desert-track',
  'palm-grove': 'palm-grove',
  'thorn-flat': 'thorn-flat',
  'soft-sand-with-tufts': 'soft-sand',
  'walled-gardens': 'walled-gardens',
  'stone-fort': 'stone-fort',
  'mud-brick-hamlet': 'hamlet',
  'crossing-of-tracks': 'crossing',
  'town-street': 'town-street',
  'outworks-and-trenches': 'outworks',
  barracks: 'barracks',
  'cairn-and-ruins': 'cairn-ruins',
  'town-square': 'town-square',
  'sand-ridge': 'sand-ridge',
  'railway-yard': 'railway-yard',
};

/** Degrees; only ground without shadows is rotated, so that the light stays in the north-west. */
const TURNS: Record<string, number> = { '5A': 90, '8A': 180, '16A': 90 };
/** A second drawing of a terrain that cannot be rotated. */
const TWINS: Record<string, string> = { '8B': 'high-dunes-b' };

export function symbolOf(tile: string, terrain: string): string {
  if (KIT[terrain]) return `terrain-square/${KIT[terrain]}`;
  return OWN[terrain] ? `north-africa/terrain/${TWINS[tile] ?? OWN[terrain]}` : 'terrain-square/desert';
}

export function drawingOf(tile: string, description: Description): { symbol: string; turn: number } {
  return { symbol: symbolOf(tile, tileOf(description, tile)?.terrain ?? ''), turn: TURNS[tile] ?? 0 };
}
