import { describe, expect, it } from 'vitest';
import { wishOf } from '../../pages/campaign/begin';
import { Words } from '../language/words';
import type { CampaignTold, CampaignKind } from '../protocol';
import { routeOf } from '../router.svelte';
import { campaignTitle, commanderName } from './people';
import { contoursOf, fieldsOf, loadRegion, routeOf as wayOf, treesOf } from './region';
import { leadOf, neededBy, notedKey, notedOf, signOf, sumRows, sumRule } from './standing';

type Battle = CampaignTold['battles'][number];

function battle(number: number, winner?: string | null, noted: [number, number] = [0, 0]): Battle {
  const result =
    winner === undefined
      ? null
      : {
          winner,
          reason: 'resigned',
          rule: 'R-1',
          noted: { red: { lost: noted[0] }, blue: { lost: noted[1] } },
          date: '',
        };
  const sides = { red: 'first', blue: 'second' } as const;
  return { number, scenario: `s${number}`, sides, result, table: null, running: false };
}

function campaign(changes: Partial<CampaignTold> = {}): CampaignTold {
  return {
    campaign: 'c',
    game: 'g',
    plan: 'campaign',
    rule: 'R-41.1',
    options: {},
    clock: { kind: 'none' },
    created: 0,
    changed: 0,
    players: [
      { place: 'first', kind: 'person', name: 'Ann', level: null, mine: true },
      { place: 'second', kind: 'person', name: 'Olena', level: null, mine: false },
    ],
    battles: [battle(1, 'red', [9, 3]), battle(2, null, [4, 4]), battle(3), battle(4)],
    next: 3,
    standing: {
      scores: [
        {
          player: 'first',
          terms: [
            { key: 'wins', count: 4, value: 4, rule: 'R-41.3' },
            { key: 'lost', count: 35, value: -3, rule: 'R-41.3' },
          ],
          total: 1,
        },
        {
          player: 'second',
          terms: [
            { key: 'wins', count: 3, value: 3, rule: 'R-41.3' },
            { key: 'lost', count: 32, value: -3, rule: 'R-41.3' },
          ],
          total: 0,
        },
      ],
      leader: 'first',
      grade: 'marginal',
      rule: 'R-41.4',
      final: false,
    },
    abandoned: null,
    ...changes,
  };
}

const term = (key: string) => `ui-campaign-term-${key}`;

describe('the sum', () => {
  it('shows what was counted, what that is worth, and the rule', () => {
    const { standing } = campaign();
    expect(sumRows(standing, (key) => key === 'lost')).toEqual([
      { message: term('wins'), battle: 1, amounts: [4, 3] },
      { message: term('lost'), battle: 1, amounts: [35, 32] },
      { message: `ui-campaign-worth-${'lost'}`, battle: 1, amounts: [-3, -3] },
    ]);
    expect([sumRule(standing), leadOf(standing)]).toEqual(['R-41.3', 1]);
  });

  it('names the battle where each has a term of its own', () => {
    const medals = (count: number) => ({ key: 'medals', count, value: count, rule: 'R-38.4' });
    const rows = sumRows(
      {
        ...campaign().standing,
        scores: [
          { player: 'first', terms: [medals(5), medals(2)], total: 7 },
          { player: 'second', terms: [medals(3), medals(4)], total: 7 },
        ],
      },
      () => false,
    );
    expect(rows.map((row) => [row.battle, ...row.amounts])).toEqual([
      [1, 5, 3],
      [2, 2, 4],
    ]);
  });
});

describe('the battles', () => {
  it('are marked by who won them and by what comes next', () => {
    const { battles, next } = campaign();
    expect(battles.map((each) => signOf(each, next).kind)).toEqual(['won', 'draw', 'next', 'to-come']);
    expect(battles.map((each) => notedOf(each, 'blue'))).toEqual([3, 4, null, null]);
    expect(notedKey(campaign())).toBe('lost');
  });
});

describe('what the last battle of a series needs', () => {
  const series = (first: number, second: number) =>
    campaign({
      battles: [battle(1, 'red'), battle(2)],
      next: 2,
      standing: {
        ...campaign().standing,
        scores: [
          { player: 'first', terms: [], total: first },
          { player: 'second', terms: [], total: second },
        ],
      },
    });
  const goals = { red: 5, blue: 5 };

  it('is what beats the other if they take everything', () => {
    expect(neededBy(series(5, 3), 'first', goals)).toEqual({ other: 5, win: 4, draw: 3 });
  });
  it('cannot be the whole goal, which would end the battle', () => {
    expect(neededBy(series(4, 3), 'first', goals)).toEqual({ other: 5, win: null, draw: 4 });
    expect(neededBy(series(3, 5), 'first', goals)).toEqual({ other: 5, win: null, draw: null });
  });
  it('is nothing at all for somebody who is far ahead', () => {
    expect(neededBy(series(9, 2), 'first', goals)).toEqual({ other: 5, win: 0, draw: null });
  });
  it('is not said before', () => {
    expect(neededBy(campaign(), 'first', goals)).toBeNull();
  });
});

describe('the region', () => {
  it('is the same on every visit, and every battle of its game has a place', async () => {
    const games = Object.keys(import.meta.glob('../../games/*/region.ts')).map((path) => path.split('/')[3]!);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const region = (await loadRegion(game))!;
      expect(fieldsOf(region)).toEqual(fieldsOf(region));
      for (const { x, y } of treesOf(region)) {
        expect(x > -20 && x < region.width + 20 && y > -20 && y < region.height + 20).toBe(true);
      }
      const [outer, inner] = contoursOf(region.hills[0]!, 1);
      expect(outer).not.toBe(inner);
      const scenarios = Object.keys(region.places);
      expect(scenarios).toHaveLength(12);
      expect(wayOf(region, scenarios).match(/[ML]/g)).toHaveLength(12);
      expect(wayOf(region, ['of another book'])).toBe('');
    }
    expect(await loadRegion('no such game')).toBeNull();
  });
});

describe('beginning', () => {
  const title = {
    id: 'g',
    sides: ['red', 'blue'],
    scenarios: ['a', 'b', 'c', 'd'],
    options: { secret: { default: false, rule: '', low: 0, high: 1, online: true } },
  };
  const run: CampaignKind = { game: 'g', plan: 'chain', rule: '', choice: 'run', battles: 4, swaps: false };
  const choice = { kind: run, from: 1, to: 2, side: 'blue', against: 'online', level: 'recruit' } as const;

  it('asks for a run of scenarios, with what is proposed for play over the network', () => {
    const wish = wishOf(choice, title);
    expect(wish.scenarios).toEqual(['b', 'c']);
    expect(wish).toMatchObject({ place: 'second', opponent: { kind: 'invite' }, options: { secret: true } });
    expect(wishOf({ ...choice, against: 'bot' }, title)).toMatchObject({
      opponent: { kind: 'bot', level: 'recruit' },
      options: {},
    });
  });
  it('asks for one scenario as often as its plan has it', () => {
    const one: CampaignKind = { ...run, choice: 'one', battles: 2 };
    expect(wishOf({ ...choice, kind: one }, title).scenarios).toEqual(['b', 'b']);
  });
});

describe('names', () => {
  const words = new Words('en', [
    'ui-campaign-player = Player { $number }\nui-you = You\nui-bot-name = Bot ({ $level })\n' +
      'ui-campaign-awaited = invited\nui-campaign-gone = left\nscenario-s1 = One\n' +
      'ui-campaign-of = { $scenario } times { $count }\nui-campaign-title-g = All of it',
  ]);
  const [ann, olena] = campaign().players as [CampaignTold['players'][0], CampaignTold['players'][0]];

  it('say who plays', () => {
    const named = (players: CampaignTold['players']) =>
      (['first', 'second'] as const).map((place) => commanderName(campaign({ players }), place, words));
    expect(named([ann, olena])).toEqual(['You', 'Olena']);
    expect(named([ann, { ...olena, kind: 'bot', level: 'recruit' }])).toEqual(['You', 'Bot (recruit)']);
    expect(named([ann, { ...olena, mine: true }])).toEqual(['Player 1', 'Player 2']);
    expect(
      named([
        { ...ann, kind: 'gone' },
        { ...olena, kind: 'free' },
      ]),
    ).toEqual(['left', 'invited']);
  });
  it('say what is played', () => {
    expect(campaignTitle(campaign(), words)).toBe('All of it');
    expect(campaignTitle(campaign({ battles: [battle(1)] }), words)).toBe('One');
    expect(campaignTitle(campaign({ battles: [battle(1), { ...battle(2), scenario: 's1' }] }), words)).toBe(
      'One times 2',
    );
  });
  it('have addresses', () => {
    const at = (path: string) => routeOf(new URL(path, 'http://here'));
    expect(at('/campaigns')).toEqual({ page: 'campaigns' });
    expect(at('/campaigns/abc#secret')).toEqual({ page: 'campaign', campaign: 'abc' });
    expect(at('/campaigns/abc/def')).toEqual({ page: 'nowhere' });
  });
});
