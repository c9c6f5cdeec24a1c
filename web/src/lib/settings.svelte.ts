/** What a player likes, kept in this browser and applied to the page. */
import { LANGUAGES, type Language } from './language/words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'calm' | 'brisk' | 'instant';

export interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Leaves out the arming: an action that rolls happens at its last click. */
  fast: boolean;
  /** Draws both sides in ink and paper. */
  oneInk: boolean;
  /** How the other players see this one; empty until it was asked for. */
  name: string;
}

const KEY = 'sandtable';
/** How much longer than printed in style.md a motion takes. */
const PACE: Record<Motion, number> = { calm: 1, brisk: 0.5, instant: 0 };

function browserLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

function read(): Preferences {
  const defaults: Preferences = {
    language: browserLanguage(),
    theme: 'system',
    motion: 'calm',
    fast: false,
    oneInk: false,
    name: '',
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults; // a browser that keeps nothing, or something foreign under our key
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

/** Factor for all times of motion; 0: states change at once. */
export function pace(): number {
  return prefersStillness() ? 0 : PACE[settings.motion];
}

/** Writes the settings to the root element, where the style sheets look. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = prefersStillness() ? 'instant' : settings.motion;
  root.toggleAttribute('data-one-ink', settings.oneInk);
}
