/** Vehicles and structures in descriptions and views. */
import type { Scene } from '../undaunted/scene';
import type { Description } from '../../lib/protocol';
import type { VehicleView, View } from '../undaunted/view';
import { bareName, cardOf, unitOf, type PrintedAction, type Unit } from '../undaunted/table';

/** A seat on a vehicle card; `requires` is the specialty that its actions need, if any (NAF-21). */
export interface Seat {
  seat: string;
  actions: PrintedAction[];
  requires: string;
}

/** A printed vehicle; damage of `critical` disables it, `durability` destroys it. */
export interface Vehicle {
  unit: string;
  title: string;
  /** Null: rifles cannot hurt it (NAF-2.7). */
  defence: number | null;
  armour: number;
  critical: number;
  durability: number;
  seats: Seat[];
}

/** How a vehicle stands. The soldiers in its seats are of the side that holds it, named without it. */
export type VehicleState = VehicleView;

export interface Structure {
  structure: string;
  tile: string;
  defence: number;
  points: number;
}

export const vehiclesOf = (description: Description): Vehicle[] => description.vehicles;

export function vehicleOf(description: Description, unit: string): Vehicle | undefined {
  return vehiclesOf(description).find((vehicle) => vehicle.unit === unit);
}

/** Null: it has been destroyed, or has left the map. */
export function stateOf(view: View, { title }: Vehicle): VehicleState | null {
  return view.vehicles?.[title] ?? null;
}

/** The vehicles in play, with their state. */
export function inPlay(scene: Scene): (Vehicle & { state: VehicleState })[] {
  const { description, view } = scene;
  return vehiclesOf(description).flatMap((vehicle) => {
    const state = stateOf(view, vehicle);
    return state ? [{ ...vehicle, state }] : [];
  });
}

/** The occupant of this seat. */
export function sitter(seat: string, { holder, seats }: VehicleState, description: Description): Unit | null {
  return (seats[seat] && unitOf(description, `${holder}-${seats[seat]}`)) || null;
}

/**
 * Why this soldier may sit in a seat but not use its actions: the specialty is missing (NAF-21.1), or the
 * vehicle is disabled (NAF-22.1).
 */
export function hindranceOf(
  { requires, actions }: Seat,
  unit: Unit | null,
  { disabled }: VehicleState,
  description: Description,
): 'crew' | 'disabled' | null {
  if (actions.length === 0) return null;
  const card = unit?.card ? cardOf(description, unit.side, unit.card) : undefined;
  if (requires && card && card.specialty !== requires) return 'crew';
  return disabled ? 'disabled' : null;
}

/** All soldiers aboard, in the order of the seats. */
export function crewOf({ seats }: Vehicle, state: VehicleState, description: Description): Unit[] {
  return seats.flatMap(({ seat }) => sitter(seat, state, description) ?? []);
}

/** The seat of a soldier and its vehicle; null if on foot. */
export function seatOf(
  unit: Unit,
  scene: Scene,
): { vehicle: Vehicle & { state: VehicleState }; seat: Seat } | null {
  for (const vehicle of inPlay(scene)) {
    if (vehicle.state.holder !== unit.side) continue;
    const seat = vehicle.seats.find(({ seat }) => vehicle.state.seats[seat] === bareName(unit));
    if (seat) return { vehicle, seat };
  }
  return null;
}

/** The structures currently on the map. */
export function standing(scene: Scene): Structure[] {
  const { description, view } = scene;
  const all: Structure[] = description.structures;
  const found = Object.entries((view.structures ?? {}) as Record<string, string>);
  return found.flatMap(([tile, id]) => {
    const printed = all.find(({ structure }) => structure === id);
    return printed ? [{ ...printed, tile }] : [];
  });
}
