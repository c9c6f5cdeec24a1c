/** The pictograms of verbs and of the arguments of actions. */
import type { Scene } from './scene';
import { battleOf } from './facts';
import { pictogram } from './livery';

const VERBS: Record<string, string> = {
  deploy: 'actions/control',
  load: 'units/truck',
  man: 'units/driver',
  face: 'actions/navigate',
  scout: 'actions/scout',
  end: 'ui/check',
  done: 'ui/check',
  aim: 'actions/target',
  assign: 'actions/order',
  skip: 'ui/close',
  exchange: 'ui/swap',
  pass: 'ui/next',
  autonomous: 'units/leader',
  special: 'actions/command',
  repair: 'actions/repair',
  mend: 'actions/repair',
  inspire: 'actions/inspire',
  wait: 'ui/pause',
  supply: 'actions/bolster',
  discard: 'ui/cards',
  spend: 'actions/bolster',
  flare: 'ui/eye',
  move: 'actions/move',
  assault: 'actions/assault',
  push: 'actions/overrun',
  step: 'actions/move',
  pivot: 'ui/swap',
  board: 'units/truck',
  charge: 'actions/assault',
  flip: 'ui/swap',
  stop: 'actions/hunker',
  exit: 'ui/next',
  hold: 'actions/hunker',
  fire: 'actions/fire',
  suppress: 'actions/suppress',
  divert: 'actions/guide',
  snipe: 'units/sniper',
  split: 'units/mg',
  'split-suppress': 'actions/suppress',
  howitzer: 'actions/blast',
  indirect: 'units/mortar',
  flame: 'units/flame',
  'flame-room': 'units/flame',
  demolish: 'actions/demolish',
  grenade: 'actions/blast',
  close: 'actions/attack',
  satchel: 'actions/demolish',
  breach: 'actions/demolish',
  smoke: 'actions/conceal',
  share: 'units/mg',
  cease: 'actions/hunker',
  react: 'ui/eye',
  play: 'ui/cards',
  bonus: 'actions/bolster',
  use: 'actions/bolster',
  fight: 'actions/assault',
  decline: 'ui/close',
  place: 'actions/control',
  beyond: 'actions/blast',
  location: 'actions/antitank',
};

export function verbIcon(verb: string): string {
  return VERBS[verb] ?? 'actions/order';
}

const THINGS: Record<string, string> = {
  square: 'ui/board',
  point: 'actions/blast',
  side: 'actions/demolish',
  part: 'actions/demolish',
  line: 'actions/demolish',
  wreck: 'actions/overrun',
  facing: 'actions/navigate',
  aim: 'units/flame',
  card: 'ui/cards',
  option: 'actions/bolster',
  token: 'actions/order',
  weapon: 'units/gun',
  bonus: 'actions/bolster',
  damage: 'actions/repair',
  state: 'ui/swap',
  effect: 'ui/eye',
};

export function thingIcon(word: string, scene: Scene): string {
  const { description } = scene;
  const colon = word.indexOf(':');
  const kind = word.slice(0, Math.max(colon, 0));
  if (kind === 'unit') return pictogram(battleOf(description).counterOf(word.slice(colon + 1)) ?? null);
  if (kind === 'option')
    return optionIcon(battleOf(description).options.get(word.slice(colon + 1))?.effect ?? '');
  return THINGS[kind] ?? '';
}

const EFFECTS: Record<string, string> = {
  ammo: 'actions/bolster',
  grenade: 'actions/blast',
  close_attack: 'units/flame',
  assault_gear: 'actions/antitank',
  satchel: 'actions/demolish',
  smoke: 'actions/conceal',
  reroll_marker: 'ui/swap',
  double_action: 'actions/drive',
  grant_ability: 'actions/assault',
  ignore_suppression: 'actions/inspire',
  ignore_obscuring: 'actions/target',
  artillery: 'units/gun',
  special_token: 'actions/command',
  bluff_token: 'actions/conceal',
  swap_own_tokens: 'ui/swap',
  hand_size: 'ui/cards',
  break_bonus: 'actions/hunker',
};

export function optionIcon(effect: string): string {
  return EFFECTS[effect] ?? 'actions/bolster';
}

/** The pictogram of an action card, by the effect of its event. */
const CARDS: Record<string, string> = {
  double_action: 'actions/drive',
  shift_token: 'ui/swap',
  forced_advance: 'actions/move',
  return_grenade: 'actions/blast',
  reroll: 'ui/swap',
  window_passage: 'actions/stalk',
  special_token: 'actions/command',
  snap_fire: 'ui/eye',
  take_cover: 'actions/hunker',
  rally: 'actions/inspire',
  sure_footed: 'actions/overrun',
  assault_bonus: 'actions/assault',
  cut_token: 'ui/close',
  swap_enemy_tokens: 'ui/swap',
  cancel_card: 'ui/close',
  shrug_off: 'actions/medic',
};

export function cardIcon(effect: string): string {
  return CARDS[effect] ?? 'ui/cards';
}
