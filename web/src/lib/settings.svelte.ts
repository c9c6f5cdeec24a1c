/** The player's settings, stored in this browser and applied to the page. */
import { LANGUAGES } from './language/languages';
import type { Language } from './language/words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'calm' | 'brisk' | 'instant';

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Skips arming: an action that rolls dice is carried out at its last click. */
  fast: boolean;
  /** Draws both sides in ink and paper. */
  oneInk: boolean;
  /** Dice, shots, cards and the player's turn can be heard. */
  sound: boolean;
  /** The column of the table is folded to a strip. */
  folded: boolean;
  /** Does a message of the system tell that it is the player's turn? `ask`: they have not said yet. */
  notify: 'ask' | 'yes' | 'no';
  /** How the player wants the sheets of scenarios to lie; those not here lie as is best. */
  turned: Record<string, boolean>;
  /** The name that other players see; empty until it was asked for. */
  name: string;
}

const KEY = 'sandtable';
/** The duration of an animation, as a multiple of its calm one. */
const PACE: Record<Motion, number> = { calm: 1, brisk: 0.5, instant: 0 };

function browserLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Phones and tablets are used among others: they stay quiet until they are told otherwise. */
function isHandheld(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

function read(): Preferences {
  const defaults: Preferences = {
    language: browserLanguage(),
    theme: 'system',
    motion: 'calm',
    fast: false,
    oneInk: false,
    sound: !isHandheld(),
    folded: false,
    notify: 'ask',
    turned: {},
    name: '',
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults; // storage is not available, or has foreign data under our key
  }
}

export const settings: Preferences = $state(read());

export function change(wanted: Partial<Preferences>): void {
  Object.assign(settings, wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the settings then last as long as the page
  }
  apply();
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** The factor for all durations of motion; 0: states change at once. */
export function pace(): number {
  return prefersStillness() ? 0 : PACE[settings.motion];
}

/** Writes the settings to the root element, for the style sheets. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = prefersStillness() ? 'instant' : settings.motion;
  root.toggleAttribute('data-one-ink', settings.oneInk);
}
