/** The players of a campaign, in words. */
import type { Words } from '../language/words';
import type { CampaignTold } from '../protocol';
import type { Place } from './standing';

export function commanderName({ players }: CampaignTold, place: Place, words: Words): string {
  const found = players.find((player) => player.place === place)!;
  const numbered = words.text('ui-campaign-player', { number: place === 'first' ? 1 : 2 });
  if (found.kind === 'bot') return words.text('ui-bot-name', { level: found.level ?? '' });
  if (found.kind === 'free') return words.text('ui-campaign-awaited');
  if (found.kind === 'gone') return words.text('ui-campaign-gone');
  if (players.every(({ mine }) => mine)) return numbered;
  return found.mine ? words.text('ui-you') : found.name || numbered;
}

/** The place of the player; the first, if they have both. */
export function ownPlace({ players }: CampaignTold): Place | null {
  return players.find(({ mine }) => mine)?.place ?? null;
}

/** A scenario with the number of its battles, a scenario alone, or the title of the whole campaign. */
export function campaignTitle(campaign: CampaignTold, words: Words): string {
  const scenarios = new Set(campaign.battles.map(({ scenario }) => scenario));
  const [only] = scenarios;
  if (scenarios.size === 1 && only !== undefined) {
    const [scenario, count] = [words.name('scenario', only), campaign.battles.length];
    return count === 1 ? scenario : words.text('ui-campaign-of', { scenario, count });
  }
  const title = `ui-campaign-title-${campaign.game}`;
  return words.has(title) ? words.text(title) : words.name('game', campaign.game);
}
