import { describe, expect, it } from 'vitest';
import type { Action } from '../protocol';
import { ask, isComplete, pick, without, withoutVoid, type Speller } from './asking';

const ON_TABLE = /^(card|unit|tile|hex|spawn|square|seat|structure|point):/;
const speller: Speller = {
  isOnTable: (word) => ON_TABLE.test(word),
  text: (word) => word,
  line: (verb) => `${verb}!`,
  icon: () => '',
};
const never = () => false;

function asked(legal: Action[], picks: string[], rolls: (action: Action) => boolean = never) {
  return ask(legal, picks, rolls, speller);
}

/** One Rifleman in hand. */
const RIFLEMAN: Action[] = [
  ['move', 'card:rifleman-b'],
  ['move', 'card:rifleman-b', 'tile:17B'],
  ['move', 'card:rifleman-b', 'tile:13B'],
  ['attack', 'card:rifleman-b', 'unit:germany-riflemen-a'],
  ['attack', 'card:rifleman-b', 'unit:germany-scouts-a'],
  ['hunker', 'card:rifleman-b'],
  ['end-turn'],
];

const GUIDE_AND_SCOUT: Action[] = [
  ['guide', 'card:platoon-guide', 'unit:us-riflemen-a', 'tile:17B'],
  ['guide', 'card:platoon-guide', 'unit:us-riflemen-b', 'tile:2B'],
  ['scout', 'card:scout-b'],
  ['scout', 'card:scout-b', 'tile:3B'],
  ['scout', 'card:scout-b', 'tile:3B', 'tile:17B'],
  ['scout', 'card:scout-b', 'tile:2B'],
  ['command', 'card:platoon-sergeant', 'number:2'],
  ['command', 'card:platoon-sergeant', 'number:1'],
  ['hunker', 'card:fresh'],
  ['end-turn'],
];

const ENTERING: Action[] = [
  ['move', 'card:rifleman-c', 'spawn:16B'],
  ['move', 'card:rifleman-c', 'spawn:16B', 'tile:2B'],
  ['move', 'card:rifleman-c', 'spawn:6A'],
  ['hunker', 'card:rifleman-c'],
  ['hunker', 'card:scout-a'],
  ['move', 'card:scout-a', 'tile:5B'],
];

const BATTLES: Action[] = [
  ['battle', 'unit:allies-6', 'unit:axis-3'],
  ['battle', 'unit:allies-6', 'unit:axis-5'],
  ['battle', 'unit:allies-8', 'unit:axis-5'],
  ['remove-wire', 'unit:allies-8'],
  ['end-battles'],
];

describe('asking', () => {
  it('begins with the things and the verbs that name nothing', () => {
    const asking = asked(GUIDE_AND_SCOUT, []);
    expect(asking.chosen).toEqual([]);
    expect(asking.open).toEqual([
      'card:platoon-guide',
      'card:scout-b',
      'card:platoon-sergeant',
      'card:fresh',
    ]);
    expect(asking.verbs).toEqual([]);
    expect(asking.choices).toEqual([{ word: 'end-turn', text: 'end-turn!', icon: '' }]);
    expect(asking.action).toBeNull();
  });

  it('asks for the verb after the first thing, and lights what only one verb leads to', () => {
    const asking = asked(RIFLEMAN, ['card:rifleman-b']);
    expect(asking.verbs).toEqual(['move', 'attack', 'hunker']);
    expect(asking.open).toEqual(['tile:17B', 'tile:13B', 'unit:germany-riflemen-a', 'unit:germany-scouts-a']);
  });

  it('offers the action as it stands, and what goes on from there', () => {
    const asking = asked(RIFLEMAN, ['card:rifleman-b', 'move']);
    expect(asking.action).toEqual(['move', 'card:rifleman-b']);
    expect(asking.open).toEqual(['tile:17B', 'tile:13B']);
    expect(isComplete(asking)).toBe(false);
  });

  it('goes from tile to tile and may stop on the way', () => {
    const first = asked(GUIDE_AND_SCOUT, ['card:scout-b', 'tile:3B']);
    expect(first.action).toEqual(['scout', 'card:scout-b', 'tile:3B']);
    expect(first.open).toEqual(['tile:17B']);
    const second = asked(GUIDE_AND_SCOUT, ['card:scout-b', 'tile:3B', 'tile:17B']);
    expect(second.action).toEqual(['scout', 'card:scout-b', 'tile:3B', 'tile:17B']);
    expect(isComplete(second)).toBe(true);
  });

  it('fills in a step with one candidate and marks it', () => {
    const asking = asked(GUIDE_AND_SCOUT, ['card:platoon-guide', 'unit:us-riflemen-a']);
    expect(asking.chips.map((chip) => [chip.word, chip.filled])).toEqual([
      ['card:platoon-guide', false],
      ['guide', true],
      ['unit:us-riflemen-a', false],
      ['tile:17B', true],
    ]);
    expect(isComplete(asking)).toBe(true);
    expect(asking.armed).toBe(false);
  });

  it('makes buttons of words that lie nowhere', () => {
    const asking = asked(GUIDE_AND_SCOUT, ['card:platoon-sergeant']);
    expect(asking.chosen).toEqual(['card:platoon-sergeant', 'command']);
    expect(asking.open).toEqual([]);
    expect(asking.choices.map((choice) => choice.word)).toEqual(['number:2', 'number:1']);
  });

  it('does not carry out a verb that nobody has named where there are others', () => {
    expect(asked(GUIDE_AND_SCOUT, ['card:fresh'])).toMatchObject({
      action: ['hunker', 'card:fresh'],
      armed: true,
    });
    const bids: Action[] = [
      ['bid', 'card:scout-b'],
      ['bid', 'card:fog-of-war'],
    ];
    expect(asked(bids, ['card:scout-b'])).toMatchObject({ action: ['bid', 'card:scout-b'], armed: false });
  });

  it('leads from a lone thing that lies nowhere straight to the place it goes to', () => {
    const bluff: Action[] = [
      ['assign', 'token:bluff', 'unit:boris'],
      ['assign', 'token:bluff', 'unit:scouts'],
      ['skip', 'token:bluff'],
    ];
    const asking = ask(bluff, [], never, speller, { named: new Set() });
    expect(asking.chosen).toEqual(['token:bluff']);
    expect(asking.open).toEqual(['unit:boris', 'unit:scouts']);
    expect(asking.verbs).toEqual(['assign', 'skip']);
  });

  it('asks where a counter enters before it asks where it goes', () => {
    const entering = asked(ENTERING, ['card:rifleman-c', 'move']);
    expect(entering.open).toEqual(['spawn:16B', 'spawn:6A']);
    expect(asked(ENTERING, ['card:rifleman-c', 'move', 'spawn:16B'])).toMatchObject({
      action: ['move', 'card:rifleman-c', 'spawn:16B'],
      open: ['tile:2B'],
    });
  });

  it('tells the actor from the target', () => {
    const actor = asked(BATTLES, ['unit:allies-8']);
    expect(actor.verbs).toEqual(['battle', 'remove-wire']);
    expect(actor.open).toEqual(['unit:axis-5']);
    const target = asked(BATTLES, ['unit:allies-8', 'unit:axis-5'], (action) => action[0] === 'battle');
    expect(target.action).toEqual(['battle', 'unit:allies-8', 'unit:axis-5']);
    expect(target.armed).toBe(true);
  });

  it('reaches through an only unit: taking ground is a click on the hex', () => {
    const ground: Action[] = [['take-ground', 'unit:allies-3', 'hex:r3c4'], ['stay']];
    expect(asked(ground, []).open).toEqual(['unit:allies-3', 'hex:r3c4']);
    expect(pick(ground, [], ['hex:r3c4'])).toEqual(['hex:r3c4']);
    expect(asked(ground, ['hex:r3c4']).action).toEqual(['take-ground', 'unit:allies-3', 'hex:r3c4']);
  });

  it('does not light the targets of an only card before it is taken up', () => {
    expect(asked(RIFLEMAN, []).open).toEqual(['card:rifleman-b']);
  });

  it('is whole at once where only one thing can be done', () => {
    expect(asked([['decline']], [])).toMatchObject({ action: ['decline'], armed: false });
    expect(asked([['retreat', 'unit:axis-1', 'hex:r2c4']], []).chips.every((chip) => chip.filled)).toBe(true);
  });
});

describe('picking', () => {
  it('goes on from what is chosen', () => {
    expect(pick(RIFLEMAN, ['card:rifleman-b'], ['tile:17B'])).toEqual(['card:rifleman-b', 'tile:17B']);
  });

  it('switches to another target, or another first thing', () => {
    const aimed = ['unit:allies-6', 'unit:axis-3'];
    expect(pick(BATTLES, aimed, ['unit:axis-5'])).toEqual(['unit:allies-6', 'unit:axis-5']);
    expect(pick(BATTLES, aimed, ['unit:allies-8'])).toEqual(['unit:allies-8']);
  });

  it('lets an own counter stand for its card, but not where the counter itself is asked for', () => {
    expect(pick(RIFLEMAN, [], ['unit:us-riflemen-b', 'card:rifleman-b'])).toEqual(['card:rifleman-b']);
    expect(pick(GUIDE_AND_SCOUT, ['card:platoon-guide'], ['unit:us-riflemen-a', 'card:rifleman-a'])).toEqual([
      'card:platoon-guide',
      'unit:us-riflemen-a',
    ]);
  });

  it('takes whatever is shown behind a unit that is filled in', () => {
    const retreat: Action[] = [
      ['retreat', 'unit:axis-1', 'hex:r2c3'],
      ['hold', 'unit:axis-1', 'hex:r1c3'],
    ];
    const shown = asked(retreat, []);
    expect(shown.verbs).toEqual(['retreat', 'hold']);
    for (const word of [...shown.verbs, ...shown.open]) expect(pick(retreat, [], [word])).toEqual([word]);
    expect(asked(retreat, ['hold']).action).toEqual(['hold', 'unit:axis-1', 'hex:r1c3']);
  });

  it('finds nothing in a click on what is not legal', () => {
    expect(pick(BATTLES, ['unit:allies-8'], ['unit:axis-3'])).toBeNull();
    expect(pick(RIFLEMAN, [], ['tile:6A'])).toBeNull();
  });

  it('takes a chip away with all that follow', () => {
    const picks = ['card:scout-b', 'tile:3B', 'tile:17B'];
    expect(without(GUIDE_AND_SCOUT, picks, 3)).toEqual(['card:scout-b', 'tile:3B']);
    expect(without(GUIDE_AND_SCOUT, picks, 2)).toEqual(['card:scout-b']);
    expect(without(GUIDE_AND_SCOUT, picks, 0)).toEqual([]);
  });

  it('takes a chip that fills itself in away with the pick before it', () => {
    expect(without(GUIDE_AND_SCOUT, ['card:platoon-sergeant', 'number:2'], 1)).toEqual([]);
  });
});

it('does not offer what does nothing where something can be done', () => {
  const isVoid = (action: Action): boolean =>
    action.at(-1) === 'number:0' || (action[0] === 'move' && action.length < 3);
  const legal = [
    ['move', 'card:a'],
    ['move', 'card:a', 'tile:1'],
    ['move', 'card:b'],
    ['command', 'card:c', 'number:0'],
    ['command', 'card:c', 'number:1'],
  ];
  expect(withoutVoid(legal, isVoid)).toEqual([legal[1], legal[2], legal[4]]);
  expect(withoutVoid([legal[2]!], isVoid)).toEqual([legal[2]]);
});
