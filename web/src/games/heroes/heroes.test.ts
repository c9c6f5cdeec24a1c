import { describe, expect, it } from 'vitest';
import { ask, type Speller } from '../../lib/table/asking';
import type { Action, Offer } from '../../lib/protocol';
import { abilitiesShown } from './abilities';
import { aids } from './aids.svelte';
import { guessActions, aliases, STYLE } from './asking';
import { doings } from './doing';
import { changeBy, goesOn, plan } from './guides';
import { handles } from './handles';
import { middleOfEdge, middleOfSquare, sheetOf } from './layout';
import { foremost } from './note';
import { answer } from './reacting';
import { Kinds } from '../../lib/kinds';
import { battle, description, offer, view, words } from './sample';
import { groundNow } from './seen';
import { stopsOf } from './track';
import { setUpPieces } from './units';

const kinds = new Kinds(description().kinds);
const speller: Speller = {
  isOnTable: (word) => kinds.isOnTable(word),
  text: (word) => word,
  line: (verb) => verb,
  icon: () => '',
};
const asked = (legal: Action[], picks: string[] = []) => ask(legal, picks, () => false, speller, STYLE);

const ACTIVATION: Action[] = [
  ['move'],
  ['fire', 'unit:g-mg34'],
  ['suppress', 'unit:g-mg34'],
  ['grenade', 'point:2-1', 'option:t-volga.right'],
  ['wait'],
];

describe('asking', () => {
  it('offers verbs and things at once, but no corner before its verb', () => {
    const { open, choices } = asked(ACTIVATION);
    expect(open).toEqual(['unit:g-mg34']);
    expect(choices.map(({ word }) => word)).toEqual(['move', 'fire', 'suppress', 'grenade', 'wait']);
  });

  it('does not take a pass for the only answer where something can be used', () => {
    const { chips, choices } = asked([['grenade', 'point:2-1', 'option:t-volga.right'], ['pass']]);
    expect(chips).toEqual([]);
    expect(choices.map(({ word }) => word)).toEqual(['grenade', 'pass']);
  });

  it('goes on from a verb to its things', () => {
    const { open, byVerb } = asked(ACTIVATION, ['grenade']);
    expect(byVerb).toBe(true);
    expect(asked(ACTIVATION, ['grenade']).action).toEqual(['grenade', 'point:2-1', 'option:t-volga.right']);
    expect(open).toEqual([]);
  });

  it('goes on from a thing to its verbs', () => {
    expect(asked(ACTIVATION, ['unit:g-mg34']).verbs).toEqual(['fire', 'suppress']);
    expect(asked(ACTIVATION, ['unit:g-mg34', 'suppress']).action).toEqual(['suppress', 'unit:g-mg34']);
  });

  it('steps onto a square without asking again', () => {
    const steps: Action[] = [
      ['step', 'square:1-0'],
      ['step', 'square:1-1'],
      ['smoke', 'square:0-0'],
      ['stop'],
    ];
    expect(asked(steps, ['square:1-1']).armed).toBe(false);
    expect(asked(steps, ['square:1-1']).action).toEqual(['step', 'square:1-1']);
  });

  it('asks why an enemy cannot be fired at, and why a square cannot be entered', () => {
    expect(
      guessActions([], 'unit:g-mg34', [], { description: description(), view: view(), words: words() }),
    ).toEqual([['fire', 'unit:g-mg34']]);
    expect(
      guessActions([], 'square:2-1', [], { description: description(), view: view(), words: words() }),
    ).toEqual([['move', 'square:2-1']]);
    expect(
      guessActions(['suppress'], 'square:3-0', [], {
        description: description(),
        view: view(),
        words: words(),
      }),
    ).toEqual([['suppress', 'unit:g-mg34']]);
  });

  it('takes a square for the unit on it', () => {
    expect(aliases('square:0-0', { description: description(), view: view(), words: words() })).toEqual([
      'unit:s-rifle',
    ]);
    expect(aliases('unit:g-mg34', { description: description(), view: view(), words: words() })).toEqual([
      'square:3-0',
    ]);
  });
});

describe('the field', () => {
  it('has a place for every square, and letters and numbers in the margin', () => {
    const sheet = sheetOf({ description: description(), view: view(), words: words() });
    expect(sheet.places).toHaveLength(8);
    expect([sheet.width, sheet.height]).toEqual([320, 160]);
    expect(sheet.margin?.map(({ text }) => text)).toEqual(['1', '2', '3', '4', 'A', 'B']);
  });

  it('knows where squares and edges are', () => {
    expect(middleOfSquare(battle(), '1-0')).toEqual({ x: 120, y: 40 });
    expect(middleOfEdge(battle().edgeNamed.get('4-0-4-2')!)).toEqual({ x: 160, y: 40 });
  });

  it('shows what a fallen part has become', () => {
    expect(groundNow(battle(), view(), '2-0')).toBe('floor');
    expect(groundNow(battle(), { fallen: ['A-a'] }, '2-0')).toBe('ruin');
  });

  it('puts units where they stand, a hidden one without a name', () => {
    const pieces = setUpPieces(sheetOf({ description: description(), view: view(), words: words() }), {
      description: description(),
      view: view(),
      words: words(),
    });
    expect(pieces.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['unit:s-rifle', 40, 40],
      ['unit:g-mg34', 280, 40],
      ['unit:german-hidden-1', 280, 120],
    ]);
    expect(pieces[2]!.look.kind).toBe('unknown');
    expect(pieces[0]!.look.spent).toBe(false);
  });

  it('has handles for the corners and directions that are asked for', () => {
    const around = asked([['stop', 'facing:e']], ['stop']);
    const found = handles(
      ['point:1-1', 'facing:e', 'unit:s-rifle'],
      around,
      sheetOf({ description: description(), view: view(), words: words() }),
      { description: description(), view: view(), words: words() },
    );
    expect(found.map(({ id, x, y }) => [id, Math.round(x), Math.round(y)])).toEqual([
      ['point:1-1', 80, 80],
      ['facing:e', 98, 40],
    ]);
  });
});

describe('guides', () => {
  it('tell the chance before and after a card', () => {
    const plays: Record<string, [number, number]> = { 'bonus card:sc-snap': [1 / 6, 1 / 3] };
    expect(changeBy({ plays }, 'bonus', 'sc-snap')).toBe('17 → 33 %');
    expect(changeBy({ plays }, 'play', 'sc-snap')).toBe('');
    expect(changeBy({}, 'bonus', 'sc-snap')).toBe('');
  });
  it('take a click on a far square for the whole way', () => {
    const way = plan('square:1-1', asked([['move'], ['wait']]), offer([['move'], ['wait']]));
    expect(way).toEqual([['move'], ['step', 'square:1-0'], ['step', 'square:1-1']]);
    expect(plan('square:1-1', asked(ACTIVATION, ['fire']), offer(ACTIVATION))).toBeNull();
  });

  it('stop when something else has happened', () => {
    expect(goesOn([{ key: 'moved' }])).toBe(true);
    expect(goesOn([{ key: 'moved' }, { key: 'suppressed' }])).toBe(false);
  });
});

describe('the order of activation', () => {
  it('begins with the initiative and hides the other side’s tokens', () => {
    const stops = stopsOf(battle(), view());
    expect(stops.map(({ side, token, state }) => [side, token, state])).toEqual([
      ['soviet', '1', 'now'],
      ['german', 'unknown', 'ahead'],
      ['soviet', '2', 'ahead'],
    ]);
    expect(stops[0]!.holder).toBe('unit:s-rifle');
  });
});

describe('what a unit may do', () => {
  it('counts targets and squares, and lists what it cannot do', () => {
    expect(doings(ACTIVATION, true, 5).map(({ verb, count, allowed }) => [verb, count, allowed])).toEqual([
      ['move', 5, true],
      ['fire', 1, true],
      ['suppress', 1, true],
      ['grenade', 1, true],
      ['wait', 0, true],
      ['assault', 0, false],
    ]);
  });

  it('tells each ability once, with its number', () => {
    const face = battle().counters.get('g-mg34')!.faces[0]!;
    expect(abilitiesShown(face).map(({ id, number }) => [id, number])).toEqual([
      ['suppressive', ''],
      ['on_the_move', '−2'],
    ]);
  });
});

describe('reactions', () => {
  const window = (moment: string, host: object = {}): Offer => ({
    ...offer([['play', 'card:sc-second'], ['pass']]),
    view: view([host, { frame: 'window', moment, side: 'soviet' }]),
  });

  it('are asked for always, when they matter, or never', () => {
    aids.reactions = 'always';
    expect(answer(window('enemy-step'))).toBeNull();
    aids.reactions = 'matters';
    expect(answer(window('enemy-step'))?.action).toEqual(['pass']);
    expect(answer(window('about-to-be-hit'))).toBeNull();
    aids.reactions = 'never';
    expect(answer(window('about-to-be-hit'))).toEqual({ action: ['pass'], silent: true });
  });

  it('need no answer where there is nothing to play', () => {
    aids.reactions = 'always';
    const nothing: Offer = { ...window('about-to-be-hit'), legal: [['pass']] };
    expect(answer(nothing)).toEqual({ action: ['pass'], silent: false });
  });

  it('do not ask for another roll after one that was good enough', () => {
    aids.reactions = 'matters';
    const rolled = (die: number, side: string) => ({
      frame: 'attack',
      side,
      dice: [die],
      value: 2,
      penalty: 0,
      die_bonus: 0,
      defence: 5,
    });
    expect(answer(window('after-roll', rolled(3, 'soviet')))?.action).toEqual(['pass']);
    expect(answer(window('after-roll', rolled(2, 'soviet')))).toBeNull();
    // The enemy's roll is different: veterans can re-roll it.
    expect(answer(window('after-roll', rolled(3, 'german')))).toBeNull();
    expect(answer(window('after-roll', rolled(2, 'german')))?.action).toEqual(['pass']);
  });

  it('ask for another roll of a location, though the attack has hit', () => {
    aids.reactions = 'matters';
    const attack = { frame: 'attack', side: 'soviet', dice: [6], value: 2, penalty: 0, defence: 5 };
    const asked: Offer = {
      ...offer([['play', 'card:sc-second'], ['pass']]),
      view: view([
        attack,
        { frame: 'hit', side: 'soviet', dice: [1] },
        { frame: 'window', moment: 'after-roll', side: 'soviet' },
      ]),
    };
    expect(answer(asked)).toBeNull();
  });
});

describe('rolls', () => {
  it('tells units before what is built, and both before the scatter', () => {
    const odds = (target: string, key: string) =>
      ({ target, dice: 1, need: 4, parts: [[key, 4]], success: 0.5, hits: null, flag: null }) as never;
    const found = foremost([
      odds('scatter', 'odds-scatter'),
      odds('part:A', 'odds-destruction'),
      odds('g-mg34', 'odds-defence'),
    ]);
    expect(found.map(({ target }) => target)).toEqual(['g-mg34', 'part:A', 'scatter']);
  });
});
