/** How counters are drawn: pictograms, colours, shapes from above. */
import type { CounterFacts, Side } from './facts';

/** The prefixes of the sides' colour variables, and their marks. */
export const COLOURS: Record<Side, string> = { soviet: 'su', german: 'de' };

/** Pictograms by the counter's name without its side; otherwise by its type. */
const PICTOGRAMS: Record<string, string> = {
  militia: 'units/rifle',
  scouts: 'units/scout',
  spaeher: 'units/scout',
  dp28: 'units/mg',
  mg34: 'units/mg',
  maxim: 'units/hmg',
  mg42: 'units/hmg',
  mortar82: 'units/mortar',
  grw34: 'units/mortar',
  ampulomet: 'heroes/projector',
  grenadier: 'heroes/projector',
  sniper: 'units/sniper',
  oreshkina: 'units/sniper',
  aschauer: 'units/sniper',
  ptrd: 'units/atgun',
  pzb39: 'units/atgun',
  gun45: 'units/gun',
  zis3: 'units/gun',
  reggun: 'units/gun',
  pak38: 'units/gun',
  ig18: 'units/gun',
  roks: 'units/flame',
  flamm: 'units/flame',
  sappers: 'units/engineer',
  pioniere: 'units/engineer',
  fitters: 'actions/repair',
  werkstatt: 'actions/repair',
  observer: 'actions/recon',
  beobachter: 'actions/recon',
  drozd: 'units/driver',
  thoss: 'units/driver',
  gorodets: 'units/leader',
  pohl: 'units/leader',
  gaz64: 'units/car',
  kuebel: 'units/car',
  ba64: 'units/car',
  r75: 'units/car',
  sdkfz222: 'units/car',
  gazaa: 'units/truck',
  gaz4m: 'units/truck',
  opel: 'units/truck',
  sdkfz251: 'units/halftrack',
};

export function pictogram(counter: CounterFacts | null): string {
  if (!counter) return 'ui/why';
  const own = PICTOGRAMS[counter.counter.slice(2)];
  if (own) return own;
  if (counter.role === 'officer') return 'units/officer';
  return counter.kind === 'infantry' ? 'units/infantry' : 'units/tank';
}

/** The bodies of vehicles, seen from above. */
export type Body = 'tank' | 'assault-gun' | 'truck' | 'halftrack' | 'car' | 'armoured-car' | 'cycle';

const BODIES: Record<string, Body> = {
  stug: 'assault-gun',
  stuig33: 'assault-gun',
  gazaa: 'truck',
  gaz4m: 'truck',
  opel: 'truck',
  sdkfz251: 'halftrack',
  sdkfz222: 'armoured-car',
  ba64: 'armoured-car',
  gaz64: 'car',
  kuebel: 'car',
  r75: 'cycle',
};

export function bodyOf(counter: CounterFacts): Body {
  return BODIES[counter.counter.slice(2)] ?? 'tank';
}

/** The rim colour of a counter shows its role: gold for an officer, orange for a heavy weapon. */
export const ROLE_RIMS: Record<CounterFacts['role'], string | null> = {
  regular: null,
  officer: '#F4C04A',
  heavy_weapon: '#FF9E73',
};
