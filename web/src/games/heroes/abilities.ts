/** The abilities of a counter's side with their pictograms and explanations. */
import type { Abilities, FaceFacts } from './facts';

export interface Ability {
  id: string;
  icon: string;
  /** The number after its name; empty if it has none. */
  number: string;
}

const ICONS: Record<string, string> = {
  order: 'actions/order',
  personal_order: 'actions/command',
  autonomous: 'units/leader',
  mechanic: 'actions/repair',
  positive_vibes: 'actions/inspire',
  artillery_spotter: 'actions/recon',
  ambush: 'actions/ambush',
  crew: 'units/crew',
  tripod: 'actions/hunker',
  inspiration: 'actions/inspire',
  scout: 'actions/scout',
  assault: 'actions/assault',
  transport: 'units/truck',
  suppressive: 'actions/suppress',
  machine_gunner: 'units/mg',
  twin_linked: 'ui/swap',
  scary: 'ui/flag',
  armour_piercing: 'actions/antitank',
  opportunity: 'ui/eye',
  flamethrower: 'units/flame',
  sniper: 'units/sniper',
  destruction: 'actions/demolish',
  limited_squares: 'actions/target',
  limited_interspaces: 'actions/target',
  diversion: 'actions/guide',
  on_the_move: 'actions/drive',
  ignores_obstacles: 'actions/overrun',
  howitzer: 'actions/blast',
  indirect: 'units/mortar',
  scatter: 'actions/survey',
};

export function abilityIcon(id: string): string {
  return ICONS[id] ?? 'ui/why';
}

/** The abilities of this side of the counter; those of its weapons once each. */
export function abilitiesShown(face: FaceFacts): Ability[] {
  const found = new Map<string, Ability>();
  for (const abilities of [face.abilities, ...face.weapons.map((weapon) => weapon.abilities)]) {
    for (const ability of listed(abilities)) if (!found.has(ability.id)) found.set(ability.id, ability);
  }
  return [...found.values()];
}

export function listed(abilities: Abilities): Ability[] {
  return Object.entries(abilities)
    .filter(([, value]) => value !== false)
    .map(([id, value]) => ({
      id,
      icon: abilityIcon(id),
      number: typeof value === 'number' ? numberOf(id, value) : '',
    }));
}

/** Fire on the Move has a negative number; an Assault of 0 is shown without one. */
function numberOf(id: string, value: number): string {
  if (id === 'on_the_move') return value ? `−${value}` : '';
  if (id === 'assault') return value ? `+${value}` : '';
  return String(value);
}

/** The public abilities on the hidden side of an unknown unit. */
export function abilitiesPrinted(names: readonly string[]): Ability[] {
  return names.map((name) => {
    const id = name.replaceAll('-', '_');
    return { id, icon: abilityIcon(id), number: '' };
  });
}
