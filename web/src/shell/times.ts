/** How long ago, in words: "now", "12 minutes ago", "yesterday". */
import type { Language } from '../lib/language/words';

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(then: number, language: Language, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, 'second');
}
