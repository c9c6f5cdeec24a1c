/** A battle of a campaign in words: "2, Murzuk: won by Italy". */
import type { Sign } from '../../lib/campaign/standing';
import type { Words } from '../../lib/language/words';
import type { CampaignBattle } from '../../lib/protocol';

export function signText(battle: CampaignBattle, sign: Sign, words: Words): string {
  return words.text('ui-campaign-mark', {
    kind: sign.kind,
    number: battle.number,
    scenario: words.name('scenario', battle.scenario),
    side: sign.kind === 'won' ? words.name('side', sign.side) : '',
  });
}
