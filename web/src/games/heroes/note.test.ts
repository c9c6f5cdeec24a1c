import { describe, expect, it } from 'vitest';
import rules from '../../../../sandtable/games/heroes/rules/en.md?raw';
import messages from './messages/en/heroes.ftl?raw';
import { Words } from '../../lib/language/words';
import type { Odds } from '../../lib/protocol';
import { readReference } from '../../pages/rules/reference';
import { reachOf } from './guides';
import { naming } from './naming';
import { diceOf, FIGHT, oddsNote, RULES } from './note';
import { description, offer, view } from './sample';
import { because, situation } from './situation';

const NAMES = [
  'unit-s-rifle = Rifle Squad',
  'unit-g-mg34 = MG 34',
  'action-assault = Assault',
  'building-A = cottage',
  'terrain-house_1 = small house',
];
function spoken(): Words {
  const words = new Words('en', [messages, NAMES.join('\n')], ['soviet', 'german']);
  words.learn(description(), naming(description()));
  return words;
}

/** An assault of +3 on a defender with −1. */
const ASSAULT: Odds = {
  target: 'g-mg34',
  dice: 2,
  need: -4,
  parts: [
    ['odds-defence', -1],
    ['odds-attack', -3],
  ],
  success: 0.98,
  hits: null,
  flag: null,
};

describe('the note about a roll', () => {
  it('cites rules that the reference has', () => {
    const known = new Set(
      readReference(rules).chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)),
    );
    const cited = [...Object.values(RULES), ...Object.values(FIGHT)];
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  it('cites the rule that tells the part', () => {
    const told = new Map(
      readReference(rules).chapters.flatMap((chapter) =>
        chapter.rules.map(({ id, blocks }) => [id, JSON.stringify(blocks).toLowerCase()]),
      ),
    );
    const words: Record<string, string> = {
      'odds-bonus': 'firing action',
      'odds-on-the-move': 'subtracted from the cv',
      'odds-destruction': 'dice',
      'odds-scatter': 'on target',
      'odds-long-range': 'long range',
      'odds-double-hit': 'twice',
    };
    for (const [part, word] of Object.entries(words)) expect(told.get(RULES[part]!), part).toContain(word);
  });

  it('sets the rolls of a fight against each other', () => {
    const note = oddsNote(ASSAULT, ['assault', 'unit:g-mg34'], {
      description: description(),
      view: view(),
      words: spoken(),
    });
    expect(note).toMatchObject({ head: 'MG 34', under: 'Assault, A4', chance: '98 %' });
    expect(note.total.amount).toBe('+3');
    expect(note.against?.total.amount).toBe('−1');
    expect(note.faces).toBeUndefined();
  });

  it('counts dice that are thrown now', () => {
    const hit: Odds = { ...ASSAULT, dice: 1, parts: [['odds-defence', 5]] };
    const double: Odds = { ...hit, parts: [...hit.parts, ['odds-double-hit', 5]] };
    expect(diceOf(['fire', 'unit:g-mg34'], [hit, double])).toBe(1);
    expect(diceOf(['howitzer', 'point:1-1'], [hit, { ...hit, target: 'scatter' }])).toBe(2);
    expect(diceOf(['assault', 'unit:g-mg34'], [ASSAULT])).toBe(0);
    expect(diceOf(['charge', 'square:3-0'], [ASSAULT])).toBe(2);
  });
});

describe('a reaction', () => {
  const window = { frame: 'window', moment: 'before-roll', side: 'soviet' };
  const attack = { frame: 'attack', firer: 'g-mg34', target: 's-rifle', mode: 'fire', value: 4, defence: 6 };
  const told = (frame: object) =>
    situation({ description: description(), view: view([frame, window]), words: spoken() });

  it('tells who is at whom, with what chance', () => {
    expect(told({ ...attack, penalty: 1, dice: [] })).toBe(
      'MG 34 at Rifle Squad: the die +3 must reach 6: 67 %.',
    );
    expect(told({ ...attack, twin: true, penalty: 1 })).toContain('89 %');
    expect(told({ ...attack, value: 9 })).toContain('100 %');
    expect(told({ ...attack, die_bonus: 1, dice: [2] })).toBe('MG 34 at Rifle Squad: 7 against 6.');
  });

  it('tells of fire without a Defence Value only who it is', () => {
    expect(told({ ...attack, mode: 'snipe' })).toBe('MG 34 at Rifle Squad.');
  });

  it('tells the dice of a fight', () => {
    const fight = { frame: 'fight', unit: 's-rifle', target: 'g-mg34', dice: [6, 1], answer: [4] };
    expect(told(fight)).toBe('Assault of Rifle Squad on MG 34: dice 6, 1 against 4.');
    expect(told({ ...fight, dice: [], answer: [] })).toBe('Assault of Rifle Squad on MG 34.');
  });

  it('tells nothing where nobody is asked for one', () => {
    expect(situation({ description: description(), view: view([attack]), words: spoken() })).toBeNull();
  });
});

describe('a blocked shot', () => {
  const blocked = (by: string) =>
    because(
      { rule: 'HOS-8.7', key: 'refusal-sight-blocked', params: { by } },
      { description: description(), view: view(), words: spoken() },
    );

  it('tells what is in the way', () => {
    expect(blocked('side:4-0-4-2')).toBe('In the way: cottage.');
    expect(blocked('square:2-0')).toBe('In the way: small house.');
    expect(blocked('unit:g-mg34')).toBeNull();
    expect(blocked('')).toBeNull();
  });
});

describe('reach', () => {
  it('is one step for those who have announced an assault', () => {
    const moving = {
      ...offer([['step', 'square:1-0'], ['stop']]),
      view: view([{ frame: 'movement', unit: 's-rifle' }]),
    };
    expect(reachOf(moving)).toHaveLength(1);
    const assault = { ...moving, view: view([{ frame: 'movement', unit: 's-rifle', target: 'g-mg34' }]) };
    expect(reachOf(assault)).toEqual([]);
    const step = { square: '1-0', rear: null, heading: 'n', way: [['step', 'square:1-0']] };
    expect(reachOf({ ...assault, guides: { reach: [step] } })).toEqual([step]);
  });
});
