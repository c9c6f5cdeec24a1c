import { describe, expect, it } from 'vitest';
import ui from '../normandy/index';
import { deciding, description, view, words } from './sample';

const scene = { description, view, words: words() };

const bidding = deciding({ frame: 'initiative', picked: [false, false], bid: null });
const taking = deciding({
  frame: 'take',
  action: 'bolster',
  side: 'us',
  card: 'platoon-guide',
  left: 1,
  squad: '',
});

describe('aliases', () => {
  it('takes an own counter for its card', () => {
    expect(ui.aliases('unit:us-riflemen-a', scene)).toEqual(['card:rifleman-a']);
    expect(ui.aliases('unit:germany-riflemen-a', scene)).toEqual([]);
  });
  it('takes no counter for a card to be picked for initiative', () => {
    expect(ui.aliases('unit:us-riflemen-a', { ...scene, view: bidding })).toEqual([]);
  });
  it('takes a tile for its spawn marker', () => {
    expect(ui.aliases('tile:4B', scene)).toEqual(['spawn:4B']);
  });
});

describe('guesses', () => {
  const of = (chosen: string[], word: string, table = view) =>
    ui.guessActions(chosen, word, [], { ...scene, view: table });

  it('goes on from a card and a verb', () => {
    expect(of(['card:rifleman-a', 'move'], 'tile:6B')).toEqual([['move', 'card:rifleman-a', 'tile:6B']]);
    expect(of(['card:platoon-guide', 'guide', 'unit:us-riflemen-a'], 'tile:6B')).toEqual([
      ['guide', 'card:platoon-guide', 'unit:us-riflemen-a', 'tile:6B'],
    ]);
  });
  it('finds the verb that fits the thing', () => {
    expect(of(['card:rifleman-a'], 'tile:6B')).toEqual([['move', 'card:rifleman-a', 'tile:6B']]);
    expect(of(['card:rifleman-a'], 'unit:germany-riflemen-a')).toEqual([
      ['attack', 'card:rifleman-a', 'unit:germany-riflemen-a'],
    ]);
    expect(of(['card:platoon-guide'], 'unit:us-riflemen-b')).toEqual([
      ['guide', 'card:platoon-guide', 'unit:us-riflemen-b'],
    ]);
  });
  it('asks about a barred verb of a card', () => {
    expect(of(['card:rifleman-a', 'control'], 'card:rifleman-a')).toEqual([['control', 'card:rifleman-a']]);
  });
  it('lets a counter that is not on the map enter first', () => {
    expect(of(['card:rifleman-b', 'control'], 'card:rifleman-b')).toEqual([
      ['control', 'card:rifleman-b', 'spawn:4B'],
      ['control', 'card:rifleman-b', 'spawn:6B'],
      ['control', 'card:rifleman-b'],
    ]);
  });
  it('asks for a card first', () => {
    expect(of([], 'tile:6B')).toEqual([['move']]);
    expect(of([], 'unit:germany-riflemen-a')).toEqual([['attack']]);
  });
  it('asks about a card that cannot be played', () => {
    expect(of([], 'card:fog-of-war')).toEqual([['move', 'card:fog-of-war']]);
    expect(of([], 'unit:us-riflemen-b')[0]).toEqual(['move', 'card:rifleman-b']);
  });
  it('knows what is asked', () => {
    expect(of([], 'card:mortar', bidding)).toEqual([['bid', 'card:mortar']]);
    expect(of([], 'tile:6B', bidding)).toEqual([['bid']]);
    expect(of([], 'card:fog-of-war', taking)).toEqual([['take', 'card:fog-of-war']]);
    const blasting = deciding({ frame: 'blasting', side: 'us', dice: 1, units: [] });
    expect(of([], 'tile:6B', blasting)).toEqual([['blast', 'tile:6B']]);
  });
});
