/** How rolls of North Africa are explained (NAF-38 to NAF-45). */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import type { Rolls } from '../undaunted/note';
import { isSuppressed, standsIn, unitOf } from '../undaunted/table';
import { crewOf, standing, stateOf, vehicleOf, type Structure, type Vehicle } from './vehicles';

const structureOf = (id: string, description: Description, view: View): Structure | undefined =>
  standing(description, view).find(({ structure }) => structure === id);

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
  tileOf(target, description, view) {
    const vehicle = vehicleOf(description, target);
    if (vehicle) return stateOf(view, vehicle)?.tile ?? null;
    const unit = unitOf(description, target);
    return unit ? standsIn(view, unit) : (structureOf(target, description, view)?.tile ?? null);
  },
  effect(verb, target, description, view, words) {
    const vehicle = vehicleOf(description, target);
    if (vehicle) return vehicleEffect(verb, vehicle, description, view, words);
    const structure = structureOf(target, description, view);
    return structure ? words.text('ui-undaunted-note-wreck', { points: structure.points }) : null;
  },
};

/** One aboard is hit or suppressed, of the holder's choice; a hit damages the vehicle besides. */
function vehicleEffect(
  verb: string,
  vehicle: Vehicle,
  description: Description,
  view: View,
  words: Words,
): string {
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

/** What so much damage does to a vehicle that had one less (NAF-42.5, 42.6). */
function afterDamage(damage: number, { critical, durability }: Vehicle): string {
  if (damage >= durability) return 'destroyed';
  if (damage > critical) return 'further';
  return damage === critical ? 'disabled' : 'damaged';
}
