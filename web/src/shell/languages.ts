/** What each language calls itself. The same in all of them, so in no catalogue. */
import type { Language } from '../lib/language/words';

export const SHORT: Record<Language, string> = { en: 'EN', ru: 'РУ', uk: 'УК' };
export const FULL: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };
