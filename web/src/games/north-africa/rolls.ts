/** How rolls of North Africa are explained (NAF-38 to NAF-45). */
import type { Scene } from '../undaunted/scene';
import type { Rolls } from '../undaunted/note';
import { isSuppressed, standsIn, unitOf } from '../undaunted/table';
import { crewOf, standing, stateOf, vehicleOf, type Structure, type Vehicle } from './vehicles';

const structureOf = (id: string, scene: Scene): Structure | undefined =>
  standing(scene).find(({ structure }) => structure === id);

export const rolls: Rolls = {
  rules: {
    'odds-defence': 'NAF-38.2',
    'odds-armour': 'NAF-38.3',
    'odds-structure': 'NAF-38.4',
    'odds-cover': 'NAF-38.5',
    'odds-cover-hill': 'NAF-45.1',
    'odds-cover-above': 'NAF-45.1',
    'odds-range': 'NAF-38.6',
    'odds-range-above': 'NAF-38.7',
  },
  tileOf(target, scene) {
    const { description, view } = scene;
    const vehicle = vehicleOf(description, target);
    if (vehicle) return stateOf(view, vehicle)?.tile ?? null;
    const unit = unitOf(description, target);
    return unit ? standsIn(view, unit) : (structureOf(target, scene)?.tile ?? null);
  },
  effect(verb, target, scene) {
    const { description, words } = scene;
    const vehicle = vehicleOf(description, target);
    if (vehicle) return vehicleEffect(verb, vehicle, scene);
    const structure = structureOf(target, scene);
    return structure ? words.text('ui-undaunted-note-wreck', { points: structure.points }) : null;
  },
};

/** One soldier aboard is hit or suppressed, chosen by the holder; a hit also damages the vehicle. */
function vehicleEffect(verb: string, vehicle: Vehicle, scene: Scene): string {
  const { description, view, words } = scene;
  const state = stateOf(view, vehicle);
  const crew = state ? crewOf(vehicle, state, description) : [];
  if (verb === 'suppress') {
    const ready = crew.filter((unit) => !isSuppressed(view, unit)).length;
    return words.text('ui-undaunted-note-crew-suppress', { ready });
  }
  const damage = (state?.damage ?? 0) + 1;
  return words.text('ui-undaunted-note-damage', {
    crew: crew.length,
    damage,
    after: afterDamage(damage, vehicle),
    critical: vehicle.critical,
  });
}

/** The effect of this much damage on a vehicle that had one less (NAF-42.5, 42.6). */
function afterDamage(damage: number, { critical, durability }: Vehicle): string {
  if (damage >= durability) return 'destroyed';
  if (damage > critical) return 'further';
  return damage === critical ? 'disabled' : 'damaged';
}
