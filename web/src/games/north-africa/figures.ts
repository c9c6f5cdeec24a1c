/** Everything on the map of North Africa: soldiers, vehicles, structures, exits. */
import type { Scene } from '../undaunted/scene';
import { TILE } from '../../lib/board/brick';
import type { Description } from '../../lib/protocol';
import type { Piece, Place, Point, Sheet } from '../../lib/drawing';
import { figures, placed, type CounterLook, type Figure } from '../undaunted/counters';
import { sidesOf, unitOf } from '../undaunted/table';
import { livery, structureIcon } from './livery';
import { crewOf, inPlay, standing, type Vehicle, type VehicleState } from './vehicles';

export interface SoldierLook extends CounterLook {
  kind: 'soldier';
}

export interface VehicleLook {
  kind: 'vehicle';
  icon: string;
  colour: string;
  defence: number | null;
  armour: number;
  damage: number;
  critical: number;
  durability: number;
  disabled: boolean;
  /** The ids of the soldiers aboard; fire from a vehicle begins at its counter. */
  crew: string[];
  seats: number;
  /** The colour of the side it is printed for, if the other side holds it. */
  captured: string | null;
}

export interface StructureLook {
  kind: 'structure';
  icon: string;
  defence: number;
  points: number;
}

export interface ExitLook {
  kind: 'exit';
  colours: string[];
  /** Degrees, 0 pointing to the right. */
  turn: number;
}

export type Look = SoldierLook | VehicleLook | StructureLook | ExitLook;

const STRUCTURE = 25;
const EXIT = 19;
/** The offset of a structure, in the upper left corner of its tile. */
const CORNER = TILE / 2 - STRUCTURE - 9;
/** The offset of a structure that shares its tile with an objective. */
const BESIDE = 50;

export function pieces(sheet: Sheet, scene: Scene): Piece[] {
  const sides = sidesOf(scene.description);
  const soldiers = figures(scene, livery).map((figure): Figure<SoldierLook> => {
    return { ...figure, look: { kind: 'soldier', ...figure.look } };
  });
  const vehicles = inPlay(scene).map((vehicle) => vehicleFigure(vehicle, vehicle.state, scene));
  return [
    ...structures(sheet, scene),
    ...exits(sheet, scene),
    ...placed(sheet, sides, [...vehicles, ...soldiers]),
  ];
}

/** A vehicle belongs to the side that holds it, and has its colour and shape (NAF-2.13). */
function vehicleFigure(vehicle: Vehicle, state: VehicleState, scene: Scene): Figure<VehicleLook> {
  const { description, words } = scene;
  const crew = crewOf(vehicle, state, description).map(({ unit }) => unit);
  const printed = unitOf(description, vehicle.unit)?.side ?? state.holder;
  const { defence, armour, critical, durability } = vehicle;
  const { damage, disabled } = state;
  return {
    id: `unit:${vehicle.unit}`,
    side: state.holder,
    tile: state.tile,
    label: words.text('ui-undaunted-vehicle', {
      vehicle: words.name('unit', vehicle.unit),
      side: words.name('side', state.holder),
      tile: state.tile,
      defence: defence ?? 0,
      armour,
      damage,
      durability,
      disabled: disabled ? 'yes' : 'no',
      crew: crew.map((unit) => words.name('unit', unit)).join(', ') || 'none',
    }),
    look: {
      kind: 'vehicle',
      icon: livery.unitIcon(vehicle.title),
      colour: livery.colourOf(state.holder),
      ...{ defence, armour, critical, durability, damage, disabled },
      crew,
      seats: vehicle.seats.length,
      captured: printed === state.holder ? null : livery.colourOf(printed),
    },
  };
}

function structures(sheet: Sheet, scene: Scene): Piece[] {
  const { description, view, words } = scene;
  return standing(scene).flatMap(({ structure, tile, defence, points }) => {
    const place = sheet.places.find(({ id }) => id === `tile:${tile}`);
    if (!place) return [];
    const look: StructureLook = { kind: 'structure', icon: structureIcon(structure), defence, points };
    const name = words.name('structure', structure);
    return {
      id: `structure:${structure}`,
      place: place.id,
      // Structures belong to Italy (NAF-5.8).
      side: sidesOf(description)[1]!,
      shape: 'cut',
      x: place.x - CORNER + (view.objectives?.[tile] ? BESIDE : 0),
      y: place.y - CORNER,
      radius: STRUCTURE,
      label: words.text('ui-undaunted-structure', { structure: name, tile, defence, points }),
      look,
    };
  });
}

/** An exit for one or both sides, at a free edge of its tile. */
function exits(sheet: Sheet, scene: Scene): Piece[] {
  const { description, words } = scene;
  const users = exitsOf(description);
  return [...users].flatMap(([tile, sides]) => {
    const place = sheet.places.find(({ id }) => id === `tile:${tile}`);
    if (!place) return [];
    const way = outward(place, sheet);
    const look: ExitLook = {
      kind: 'exit',
      colours: sides.map((side) => livery.colourOf(side)),
      turn: (Math.atan2(way.y, way.x) * 180) / Math.PI,
    };
    return {
      id: `exit:${tile}`,
      place: place.id,
      side: sides[0]!,
      shape: 'round',
      x: place.x + (way.x * TILE) / 2,
      y: place.y + (way.y * TILE) / 2,
      radius: EXIT,
      label: words.text('ui-undaunted-exit', {
        tile,
        sides: sides.map((side) => words.name('side', side)).join(', '),
      }),
      look,
    };
  });
}

/** The sides that may leave the map from each tile. */
export function exitsOf(description: Description): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [side, tiles] of Object.entries((description.exits ?? {}) as Record<string, string[]>)) {
    for (const tile of tiles) found.set(tile, [...(found.get(tile) ?? []), side]);
  }
  return found;
}

/** The direction that leads off the map, and away from its middle. */
function outward(place: Place, sheet: Sheet): Point {
  const ways: Point[] = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  const away = {
    x: (place.x - sheet.width / 2) / sheet.width,
    y: (place.y - sheet.height / 2) / sheet.height,
  };
  const rank = (way: Point): number => freedom(place, way, sheet) * 10 + way.x * away.x + way.y * away.y;
  return ways.sort((a, b) => rank(b) - rank(a))[0]!;
}

/** How much of an edge is free of other tiles: 0, 1 or 2 halves. */
function freedom(place: Place, way: Point, sheet: Sheet): number {
  const halves = [-TILE / 4, TILE / 4].map((along) => ({
    x: place.x + way.x * TILE * 0.6 + way.y * along,
    y: place.y + way.y * TILE * 0.6 + way.x * along,
  }));
  const isIn = (point: Point, { x, y }: Point): boolean =>
    Math.abs(point.x - x) < TILE / 2 && Math.abs(point.y - y) < TILE / 2;
  return halves.filter((point) => !sheet.places.some((other) => isIn(point, other))).length;
}
