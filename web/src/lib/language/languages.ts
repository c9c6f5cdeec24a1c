/** The available languages, and their names in themselves. */
import { languages } from 'virtual:catalogues';
import type { Language } from './words';

export const LANGUAGES: readonly Language[] = languages.map(({ code }) => code);
export const FULL = new Map(languages.map(({ code, name }) => [code, name]));
export const SHORT = new Map(languages.map(({ code, short }) => [code, short]));
