import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/language/languages';
import { description, view, words } from '../undaunted/sample';
import ui from './index';
import { TILES } from './pieces';
import { drawingOf, FACES } from './tiles';

const en = words();
const sheet = ui.sheet({ description, view, words: en });
const pieces = ui.pieces(sheet, { description, view, words: en });

describe('tiles', () => {
  it.each(Array.from({ length: 18 }, (_, i) => [`${i + 1}A`, `${i + 1}B`]).flat())('%s is drawn', (name) => {
    expect(FACES).toContain(name);
    expect(Object.keys(TILES)).toContain(`../../design/pieces/${drawingOf(name).symbol}.svg`);
  });
});

describe('sheet', () => {
  it('lays the tiles like bricks', () => {
    const [a, b, c] = sheet.places;
    expect(b!.y - a!.y).toBe(200);
    expect([c!.x - a!.x, c!.y - a!.y]).toEqual([200, 100]);
    expect(a!.near.sort()).toEqual(['tile:2A', 'tile:4B']);
  });
});

describe('pieces', () => {
  it('stand in their tiles, round or cut, with a label in words', () => {
    expect(pieces.map(({ id, place, shape }) => [id, place, shape])).toEqual([
      ['unit:us-riflemen-a', 'tile:7A', 'round'],
      ['unit:germany-riflemen-a', 'tile:2A', 'cut'],
    ]);
    expect(pieces[0]!.label).toBe('US Riflemen A, tile 7A, defence 4');
  });
  it('stand where the scenario begins when there is no view', () => {
    expect(ui.pieces(sheet, { description, view: {}, words: en })).toHaveLength(2);
  });
});

describe('labels', () => {
  const label = (tile: string) => ui.placeLabel(`tile:${tile}`, { description, view, words: en });
  it('tell cover, objective, markers and spawn markers', () => {
    expect(label('7A')).toBe('Tile 7A, hedged fields, cover 2, objective worth 1 point, controlled by US');
    expect(label('2A')).toContain('under the mortar of US');
    expect(label('2A')).toContain('spawn marker of Germany for all units');
    expect(label('4B')).toContain('spawn marker of US for squad A, squad B');
    expect(label('6B')).toContain('radio');
    expect(label('6B')).toContain('2 points');
  });
  it.each(LANGUAGES)('can be said in %s', (language) => {
    const others = words(language);
    const said = [
      ...sheet.places.map(({ id }) => ui.placeLabel(id, { description, view, words: others })),
      ...ui.plates({ description, view, words: others }).map(({ note }) => note),
      ui.clock({ description, view, words: others }).note,
      ui.caption({ description, view, words: others }).under,
    ];
    expect(said.join()).not.toContain('⟨');
  });
});

describe('plates', () => {
  it('count points, and say a goal without any', () => {
    const [us, germany] = ui.plates({ description, view, words: en });
    expect([us!.score, us!.goal, us!.pips]).toEqual([1, 5, [true, false, false, false, false]]);
    expect(us!.note).toBe('US · holds initiative');
    expect([germany!.score, germany!.note]).toEqual([null, 'Germany · last Riflemen to pin']);
  });
  it('tell a newcomer what wins, and how', () => {
    const [us, germany] = ['us', 'germany'].map((side) =>
      ui.briefing!(side, { description, view, words: en }),
    );
    expect(us!.goal).toBe('5 points');
    expect(us!.how).toContain('Riflemen on a star score it with Control.');
    expect(germany).toEqual({
      goal: 'pin the enemy',
      how: 'The enemy is pinned when none of its Riflemen are left on the map: attack them.',
    });
  });
});

describe('what happened', () => {
  it('leaves a trail through every tile', () => {
    const events = [
      { key: 'moved', params: { unit: 'us-riflemen-a', from: '4B', tile: '2A' } },
      { key: 'moved', params: { unit: 'us-riflemen-a', from: '2A', tile: '7A' } },
    ];
    const [trail] = ui.traces(events, sheet, [], pieces);
    expect(trail!.kind).toBe('trail');
    expect(trail!.path).toHaveLength(3);
    expect(trail!.path.at(-1)).toEqual({ x: pieces[0]!.x, y: pieces[0]!.y });
  });
  it('draws a line of fire and the dice', () => {
    const rolled = {
      key: 'rolled',
      params: {
        action: 'attack',
        unit: 'us-riflemen-a',
        target: 'germany-riflemen-a',
        dice: [7, 0, 9],
        need: 8,
        success: true,
      },
    };
    expect(ui.traces([rolled], sheet, pieces, pieces)[0]).toMatchObject({ kind: 'fire', side: 'us' });
    const roll = ui.roll(rolled, { description, view, words: en })!;
    expect(roll.dice.map(({ hit }) => hit)).toEqual([false, true, true]);
    expect(roll.dice.map(({ art }) => art)).toEqual(['dice/d10-7', 'dice/d10-0-hit', 'dice/d10-9-hit']);
    expect(roll.result).toBe('Hit');
  });
});
