/** Names of hexes and units: hexes by the margin of the map, units by kind and hex, or by number. */
import type { Naming } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { UnitFacts } from './units';

/** A unit without a special kind is named after its arm. */
const REGULAR = 'regular';
const NUMBERED = /^(\w+)-(\d+)$/;

export function naming(description: Description): Naming {
  const hexes = new Map(
    (description.hexes as { hex: string; name: string }[]).map(({ hex, name }) => [hex, name]),
  );
  const titles = new Map(
    (description.units as UnitFacts[]).map(({ unit, arm, kind }) => [unit, kind === REGULAR ? arm : kind]),
  );
  return (kind, id, { say, placed }) => {
    if (kind === 'hex') return hexes.get(id) ?? null;
    const unit = kind === 'unit' ? NUMBERED.exec(id) : null;
    if (!unit) return null;
    const title = say(`unit-${titles.get(id) ?? 'unknown'}`, { side: unit[1]! });
    return placed ? title : `${title} ${unit[2]}`;
  };
}
