/** What the lobby says about a table, wherever it shows it. */
import { t } from '../../lib/language/speech.svelte';
import type { Words } from '../../lib/language/words';
import type { Chair, Summary } from '../../lib/protocol';

/** "round 6"; empty before the first. */
export function timeOf({ progress: { round, turn } }: Summary): string {
  if (round !== undefined) return t('ui-round', { count: round });
  return turn === undefined ? '' : t('ui-turn', { count: turn });
}

export function chairName(chair: Chair, words: Words): string {
  if (chair.kind === 'bot') return t('ui-bot-name', { level: chair.level ?? '' });
  return chair.kind === 'free' ? t('ui-seat-free') : chair.name || words.name('side', chair.seat);
}
