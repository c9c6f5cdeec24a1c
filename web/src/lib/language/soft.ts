/** Where long words may be broken in a narrow place; browsers do not know every language. */

const VOWEL = 'aeiouyаеёиоуыэюяіїє';
const LONG = /\p{L}{12,}/gu;
/** After a vowel, before one consonant and the next vowel. */
const SYLLABLE = new RegExp(`(?<=\\p{L}[${VOWEL}])(?=[^${VOWEL}\\P{L}][${VOWEL}])`, 'giu');

/** A text with soft hyphens in its long words. */
export const softened = (text: string): string =>
  text.replace(LONG, (word) => word.replace(SYLLABLE, '\u00ad'));
