/** The abilities of a counter's side with their pictograms: each is explained in words beside it. */
import type { Abilities, FaceFacts } from './facts';

export interface Ability {
  id: string;
  icon: string;
  /** A number behind its name; empty where it has none. */
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

/** What this side of the counter can do; of its weapons each ability once. */
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

/** Fire on the move takes its number away; others are told as they are, an Assault of 0 without one. */
function numberOf(id: string, value: number): string {
  if (id === 'on_the_move') return value ? `−${value}` : '';
  if (id === 'assault') return value ? `+${value}` : '';
  return String(value);
}

/** What the hidden side of an unknown unit shows to everyone. */
export function abilitiesPrinted(names: readonly string[]): Ability[] {
  return names.map((name) => {
    const id = name.replaceAll('-', '_');
    return { id, icon: abilityIcon(id), number: '' };
  });
}
