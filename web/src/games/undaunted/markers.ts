/** What is in a tile besides counters: for drawing, and in words. */
import type { Scene } from './scene';
import type { Description } from '../../lib/protocol';
import { entriesOf, sideOf, sidesOf, tileOf, tilesOf, unitsOf, type Unit } from './table';

export type Marker = {
  kind: 'controlled' | 'scouted' | 'spawn' | 'target' | 'radio';
  /** Its side; empty for the radio. */
  side: string;
};

/** The units of a spawn marker (NOR-4.10): all, whole squads by letter, single counters. */
export interface Served {
  all: boolean;
  squads: string[];
  others: Unit[];
}

/** The points of a tile: the current ones, or those at the start if there is no view. */
export function objectiveOf(tile: string, scene: Scene): number {
  const { description, view } = scene;
  return view.objectives ? (view.objectives[tile] ?? 0) : (tileOf(description, tile)?.objective ?? 0);
}

/** Objectives that no one controls, with their points: "7A (1)". */
export function unheld(scene: Scene): string[] {
  const { description } = scene;
  return tilesOf(description)
    .map(({ tile }) => ({ tile, points: objectiveOf(tile, scene) }))
    .filter(({ tile, points }) => points > 0 && !isControlled(tile, scene))
    .map(({ tile, points }) => `${tile} (${points})`);
}

function isControlled(tile: string, scene: Scene): boolean {
  const { description, view } = scene;
  return sidesOf(description).some((side) => sideOf(view, side)?.controlled.includes(tile));
}

export function markersOf(tile: string, scene: Scene): Marker[] {
  const { description, view } = scene;
  const found: Marker[] = [];
  for (const side of sidesOf(description)) {
    const seen = sideOf(view, side);
    if (seen?.controlled.includes(tile)) found.push({ kind: 'controlled', side });
    if (seen?.scouted.includes(tile)) found.push({ kind: 'scouted', side });
  }
  for (const side of sidesOf(description)) {
    if (servedBy(tile, side, description)) found.push({ kind: 'spawn', side });
  }
  if (description.radio === tile) found.push({ kind: 'radio', side: '' });
  for (const side of sidesOf(description)) {
    if (sideOf(view, side)?.target === tile) found.push({ kind: 'target', side });
  }
  return found;
}

/** The units of a side's spawn marker in this tile; null if there is none. */
export function servedBy(tile: string, side: string, description: Description): Served | null {
  const own = unitsOf(description).filter((unit) => unit.side === side);
  const here = own.filter(({ unit }) => entriesOf(description, unit).includes(tile));
  if (here.length === 0) return null;
  const squads = [...new Set(here.map(({ squad }) => squad))].filter(
    (squad) =>
      squad !== '' &&
      own.every((unit) => unit.squad !== squad || entriesOf(description, unit.unit).includes(tile)),
  );
  return {
    all: here.length === own.length,
    squads,
    others: here.filter(({ squad }) => !squads.includes(squad)),
  };
}

/**
 * "Tile 8A, hedged fields, cover 2, objective: 1 point, controlled by US". `above` is the action that comes
 * from above, against which a hill gives less cover; `more` is what else a game has in the tile.
 */
export function tileLabel(
  name: string,
  scene: Scene,
  above: 'blast' | 'strafe',
  more: string[] = [],
): string {
  const { description, words } = scene;
  const tile = tileOf(description, name);
  if (!tile) return name;
  const points = objectiveOf(name, scene);
  const parts = [
    words.text('ui-undaunted-tile', { tile: name, terrain: words.name('terrain', tile.terrain) }),
    tile.hill
      ? words.text('ui-undaunted-tile-hill', { cover: tile.cover, above })
      : words.text('ui-undaunted-tile-cover', { cover: tile.cover }),
  ];
  if (points > 0) parts.push(words.text('ui-undaunted-tile-objective', { points }));
  for (const marker of markersOf(name, scene)) {
    parts.push(markerLabel(marker, name, scene));
  }
  return [...parts, ...more].join(', ');
}

function markerLabel({ kind, side }: Marker, tile: string, scene: Scene): string {
  const { description, words } = scene;
  const params = { side: side ? words.name('side', side) : '' };
  const served = kind === 'spawn' ? servedBy(tile, side, description) : null;
  if (!served || served.all) return words.text(`ui-undaunted-tile-${kind}`, params);
  const squads = served.squads.map((squad) =>
    words.text('ui-undaunted-squad', { squad: words.name('squad', squad) }),
  );
  const others = served.others.map(({ unit }) => words.name('unit', unit));
  return words.text('ui-undaunted-tile-spawn-for', { ...params, units: [...squads, ...others].join(', ') });
}
