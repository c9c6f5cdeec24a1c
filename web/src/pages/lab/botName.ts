/** What a bot is called: the levels have names, all others are called by their id. */
import { t } from '../../lib/language/speech.svelte';

export const LEVELS = ['recruit', 'regular', 'veteran', 'commander'];

export function botName(bot: string): string {
  return LEVELS.includes(bot) ? t('ui-bot-name', { level: bot }) : bot;
}
