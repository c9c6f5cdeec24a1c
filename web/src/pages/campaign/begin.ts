/** Beginning a campaign. */
import { api } from '../../lib/net/api';
import type { CampaignKind, CampaignWish, Title } from '../../lib/protocol';
import { go } from '../../lib/router.svelte';
import { rememberInvites } from '../../shell/invites';
import { ensureName } from '../../shell/name.svelte';
import { presets, type Against } from '../../shell/start';

/** Under which the secret of a campaign's invitation is kept, as that of a seat is. */
export const CAMPAIGN_SEAT = 'campaign';

export interface Choice {
  kind: CampaignKind;
  /** The first and the last scenario; where one is chosen, both are the same. */
  from: number;
  to: number;
  /** The side that the player begins with. */
  side: string;
  against: Against;
  level: string;
}

/** The wish of a choice: a run of scenarios, or one as often as its plan has it. */
export function wishOf(
  { kind, from, to, side, against, level }: Choice,
  title: Pick<Title, 'id' | 'sides' | 'scenarios' | 'options'>,
): CampaignWish {
  const one = title.scenarios[from]!;
  const scenarios =
    kind.choice === 'one'
      ? Array.from({ length: kind.battles }, () => one)
      : title.scenarios.slice(from, Math.max(from, to) + 1);
  const opponents = {
    bot: { kind: 'bot', level },
    here: { kind: 'me' },
    online: { kind: 'invite' },
  } as const;
  return {
    game: title.id,
    plan: kind.plan,
    scenarios,
    options: presets(title, { other: { kind: against === 'online' ? 'invite' : 'me' } }),
    place: side === title.sides[0] ? 'first' : 'second',
    opponent: opponents[against],
    clock: { kind: 'none' },
  };
}

/** Begins it and goes to it. */
export async function begin(wish: CampaignWish): Promise<void> {
  if (wish.opponent.kind === 'invite' && !(await ensureName())) return;
  const { campaign, invite } = await api.beginCampaign(wish);
  if (invite) rememberInvites(campaign, { [CAMPAIGN_SEAT]: invite });
  go(`/campaigns/${campaign}`);
}
