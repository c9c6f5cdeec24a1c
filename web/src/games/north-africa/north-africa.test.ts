import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/language/languages';
import type { GameEvent, Odds } from '../../lib/protocol';
import { isAllowed } from '../undaunted/cards';
import { cardOf, unitOf } from '../undaunted/table';
import { linesOf } from './cards';
import type { ExitLook, VehicleLook } from './figures';
import { progressOf } from './goals';
import ui from './index';
import { deciding, description, view, words } from './sample';
import { TILES } from './pieces';
import { symbolOf } from './tiles';
import { hindranceOf, inPlay, sitter } from './vehicles';

const en = words();
const sheet = ui.sheet({ description, view, words: en });
const pieces = ui.pieces(sheet, { description, view, words: en });
const piece = (id: string, table = view) =>
  ui.pieces(sheet, { description, view: table, words: en }).find((each) => each.id === id);

describe('tiles', () => {
  const data = '../../../../sandtable/games/undaunted/north_africa/data/tiles.toml';
  const rows = readFileSync(resolve(import.meta.dirname, data), 'utf8').matchAll(
    /^(\d+[AB]) = .*terrain = "([a-z-]+)"/gm,
  );
  const faces = [...rows].map(([, tile, terrain]) => [tile!, terrain!] as const);

  const drawn = Object.keys(TILES);

  it('are all known', () => expect(faces).toHaveLength(44));
  it.each(faces)('%s, %s, is drawn', (tile, terrain) => {
    expect(drawn.some((path) => path.endsWith(`/pieces/${symbolOf(tile, terrain)}.svg`))).toBe(true);
    if (terrain !== 'sand-flat') expect(symbolOf(tile, terrain)).not.toBe('terrain-square/desert');
  });
});

describe('pieces', () => {
  it('are soldiers on foot, vehicles, structures and exits', () => {
    expect(pieces.map(({ id }) => id).sort()).toEqual([
      'exit:4B',
      'structure:hangar',
      'unit:italy-medium-tank',
      'unit:lrdg-patrol-truck',
      'unit:lrdg-saboteur',
    ]);
  });
  it('have drawings', () => {
    const icons = pieces.flatMap(({ look }) => ('icon' in look ? [look.icon] : []));
    for (const icon of icons) expect(ui.symbols).toContain(`id="${icon}"`);
  });
  it('tell in words what a vehicle is and who sits in it', () => {
    expect(piece('unit:lrdg-patrol-truck')!.label).toBe(
      'Patrol Truck (LRDG), tile 4B, defence 7, armour 4, damage 0 of 4, aboard: Sergeant, LRDG Scout',
    );
    expect(piece('unit:italy-medium-tank')!.label).toContain('no defence, armour 5, damage 2 of 5');
  });
  it('belong to the side that holds them', () => {
    const vehicles = {
      ...view.vehicles,
      'medium-tank': { ...view.vehicles['medium-tank'], holder: 'lrdg', seats: {} },
    };
    const captured = piece('unit:italy-medium-tank', { ...view, vehicles })!;
    expect([captured.side, captured.shape]).toEqual(['lrdg', 'round']);
    expect((captured.look as VehicleLook).captured).toBe('it');
    expect(captured.label).toContain('empty');
  });
  it('lose what has been wrecked', () => {
    expect(piece('structure:hangar', { ...view, structures: {} })).toBeUndefined();
  });
  it('have exits at a free edge of the tile', () => {
    const exit = piece('exit:4B')!;
    const place = sheet.places.find(({ id }) => id === 'tile:4B')!;
    expect([exit.x, exit.y]).toEqual([place.x - 100, place.y]);
    expect((exit.look as ExitLook).colours).toEqual(['lrdg']);
  });
});

describe('labels', () => {
  it('tell of rough ground, structures and exits', () => {
    const label = (tile: string) => ui.placeLabel(`tile:${tile}`, { description, view, words: en });
    expect(label('9A')).toContain('no vehicles');
    expect(label('9A')).toContain('from the air');
    expect(label('2A')).toContain('Hangar');
    expect(label('4B')).toContain('exit for LRDG');
  });
  it.each(LANGUAGES)('can be said in %s', (language) => {
    const others = words(language);
    const said = [
      ...sheet.places.map(({ id }) => ui.placeLabel(id, { description, view, words: others })),
      ...ui.pieces(sheet, { description, view, words: others }).map(({ label }) => label),
      ...ui.plates({ description, view, words: others }).map(({ note }) => note),
      ui.caption({ description, view, words: others }).under,
    ];
    expect(said.join()).not.toContain('⟨');
  });
});

describe('goals', () => {
  const lrdg = { ...view.sides.lrdg, points: 1, evacuated: ['patrol-truck'], neutralised: ['scout'] };
  const later = { ...view, sides: { ...view.sides, lrdg } };

  it('count points, those who are gone, and those who are lost', () => {
    const done = (side: string) =>
      progressOf(side, { description, view: later, words: en }).map((goal) => goal.done);
    expect(done('lrdg')).toEqual([1, 1]);
    expect(done('italy')).toEqual([1]);
    expect(
      progressOf('lrdg', { description, view: later, words: en })[1]!.named.map(({ fate }) => fate),
    ).toEqual(['neutralised', 'in play', 'evacuated']);
  });
  it('show on the plate the one of which least is left', () => {
    const [first, second] = ui.plates({ description, view: { ...later, initiative: 'italy' }, words: en });
    expect([first!.score, first!.goal]).toEqual([1, 2]);
    expect(first!.note).toBe('LRDG · bring 2 of 3 off the map');
    expect([second!.score, second!.goal, second!.note]).toEqual([
      1,
      1,
      'Italy · neutralise 1 of 2 · holds initiative',
    ]);
  });
});

describe('cards', () => {
  const lines = (card: string, table = view) =>
    linesOf(cardOf(description, 'lrdg', card)!, { description, view: table, words: en });

  it('offer what the seat does, before what they print', () => {
    expect(lines('scout').map(({ verb, size, by }) => [verb, size, by])).toEqual([
      ['attack', '2', 'seat:patrol-truck-gun'],
      ['suppress', '3', 'seat:patrol-truck-gun'],
      ['scout', '2', undefined],
      ['attack', '1', undefined],
      ['hunker', '', undefined],
      ['leave', '', undefined],
      ['change-seat', '', undefined],
      ['swap', '', undefined],
    ]);
  });
  it('offer nothing of vehicles to those who are far from them', () => {
    expect(lines('saboteur').map(({ verb }) => verb)).toEqual(['stalk', 'demolitions', 'hunker']);
  });
  it('only act once their soldier has changed seat', () => {
    const acting = deciding(view.decision[0], { frame: 'acting', side: 'lrdg', card: 'sergeant' });
    expect(lines('sergeant', acting).map(({ verb }) => verb)).toEqual(['drive', 'move', 'attack']);
    expect(lines('scout', acting).map(({ verb }) => verb)).toContain('hunker');
  });
  it('tell actions of the seat from their own', () => {
    const bySeat = [['attack', 'card:scout', 'seat:patrol-truck-gun', 'unit:x']];
    const [seat, , , own] = lines('scout');
    expect(isAllowed(bySeat, 'scout', seat!)).toBe(true);
    expect(isAllowed(bySeat, 'scout', own!)).toBe(false);
    const line = { verb: 'board', text: '', size: '' };
    expect(isAllowed([['board', 'card:scout', 'seat:patrol-truck-bed']], 'scout', line)).toBe(true);
  });
});

describe('seats', () => {
  const [truck, tank] = inPlay({ description, view, words: en });
  const [, gun, bed] = truck!.seats;
  const disabled = { ...truck!.state, disabled: true };
  const scout = unitOf(description, 'lrdg-scout')!;

  it('know who sits in them', () => {
    expect(sitter('patrol-truck-gun', truck!.state, description)).toBe(scout);
    expect(sitter('patrol-truck-bed', truck!.state, description)).toBeNull();
  });
  it('ask for the right training', () => {
    const [wheel] = tank!.seats;
    expect(hindranceOf(wheel!, scout, tank!.state, description)).toBe('crew');
    const driver = sitter('medium-tank-driver', tank!.state, description);
    expect(hindranceOf(wheel!, driver, tank!.state, description)).toBeNull();
    expect(hindranceOf(gun!, scout, truck!.state, description)).toBeNull();
  });
  it('do nothing in a disabled vehicle, if they ever did', () => {
    expect(hindranceOf(gun!, null, disabled, description)).toBe('disabled');
    expect(hindranceOf(bed!, scout, disabled, description)).toBeNull();
  });
});

describe('what a click stands for', () => {
  const of = (word: string, table = view) => ui.aliases(word, { description, view: table, words: en });
  it('takes a vehicle for the cards of its crew, and a soldier aboard for that soldier’s card', () => {
    expect(of('unit:lrdg-patrol-truck')).toEqual(['card:sergeant', 'card:scout']);
    expect(of('unit:lrdg-scout')).toEqual(['card:scout']);
    expect(of('unit:italy-medium-tank')).toEqual([]);
  });
});

describe('what a click may have meant', () => {
  const of = (chosen: string[], word: string, table = view) =>
    ui.guessActions(chosen, word, [], { description, view: table, words: en });

  it('drives with who sits at the wheel', () => {
    expect(of(['card:sergeant'], 'tile:9A')[0]).toEqual([
      'drive',
      'card:sergeant',
      'seat:patrol-truck-driver',
      'tile:9A',
    ]);
  });
  it('attacks vehicles with what hurts them', () => {
    expect(of(['card:saboteur'], 'unit:italy-medium-tank')).toEqual([
      ['demolitions', 'card:saboteur', 'unit:italy-medium-tank'],
    ]);
    expect(of(['card:sergeant'], 'unit:italy-medium-tank')).toEqual([
      ['attack', 'card:sergeant', 'unit:italy-medium-tank'],
    ]);
    expect(of(['card:sergeant'], 'structure:hangar')).toEqual([
      ['demolitions', 'card:sergeant', 'structure:hangar'],
    ]);
  });
  it('goes to a seat', () => {
    expect(of(['card:sergeant'], 'seat:patrol-truck-bed')).toEqual([
      ['change-seat', 'card:sergeant', 'seat:patrol-truck-bed'],
    ]);
    expect(of(['card:saboteur'], 'seat:patrol-truck-bed')).toEqual([
      ['board', 'card:saboteur', 'seat:patrol-truck-bed'],
    ]);
    const after = deciding({ frame: 'turn', side: 'lrdg', second: false, busy: 'saboteur' });
    expect(of([], 'seat:patrol-truck-bed', after)).toEqual([['board', 'seat:patrol-truck-bed']]);
    expect(of([], 'seat:patrol-truck-bed')).toEqual([['move']]);
  });
  it('uses a seat', () => {
    const order = ['card:scout', 'attack', 'seat:patrol-truck-gun'];
    expect(of(order, 'card:scout')).toEqual([['attack', 'card:scout', 'seat:patrol-truck-gun']]);
  });
  it('goes on with the card that acts', () => {
    const acting = deciding(view.decision[0], { frame: 'acting', side: 'lrdg', card: 'sergeant' });
    expect(of([], 'seat:patrol-truck-bed', acting)).toEqual([
      ['change-seat', 'card:sergeant', 'seat:patrol-truck-bed'],
    ]);
  });
  it('knows what is asked', () => {
    const marking = deciding(view.decision[0], { frame: 'marking', action: 'navigate', side: 'lrdg' });
    expect(of([], 'tile:1A', marking)).toEqual([['mark', 'tile:1A']]);
    const hit = deciding(view.decision[0], {
      frame: 'crew-hit',
      vehicle: 'patrol-truck',
      effect: 'casualty',
    });
    expect(of([], 'unit:lrdg-saboteur', hit)).toEqual([['pick', 'unit:lrdg-saboteur']]);
  });
});

describe('notes', () => {
  const odds = (target: string, parts: Odds['parts']): Odds => ({
    target,
    dice: 3,
    need: parts.reduce((sum, [, amount]) => sum + amount, 0),
    parts,
    success: 0.5,
    hits: null,
    flag: null,
  });
  const note = (verb: string, target: string, parts: Odds['parts']) =>
    ui.note(odds(target, parts), [verb, 'card:saboteur'], { description, view, words: en });

  it('add up armour, cover and range with their rules', () => {
    const found = note('anti-tank', 'italy-medium-tank', [
      ['odds-armour', 5],
      ['odds-cover', 0],
      ['odds-range', 2],
    ]);
    expect(found.rows.map(({ label, rule }) => [label, rule])).toEqual([
      ['Armour', 'NAF-38.3'],
      ['Cover, landing strip', 'NAF-38.5'],
      ['Range, 2 tiles', 'NAF-38.6'],
    ]);
    expect(found.under).toBe('Anti-tank 3, tile 1A');
    expect(found.after).toContain('the soldier aboard a card');
    expect(found.after).toContain('disabled');
  });
  it('tell what a charge does to a structure', () => {
    const found = note('demolitions', 'hangar', [['odds-structure', 6]]);
    expect([found.head, found.under]).toEqual(['Hangar', 'Demolitions 3, tile 2A']);
    expect(found.rows[0]!.rule).toBe('NAF-38.4');
    expect(found.after).toContain('1 point that cannot be lost');
  });
  it('tell who aboard is suppressed', () => {
    expect(note('suppress', 'lrdg-patrol-truck', [['odds-defence', 7]]).after).toContain('the holder picks');
  });
});

describe('what happened', () => {
  it('leaves a trail of a vehicle, and off the map', () => {
    const events: GameEvent[] = [
      { key: 'moved', params: { unit: 'lrdg-patrol-truck', from: '2A', tile: '4B' } },
      { key: 'evacuated', params: { unit: 'lrdg-patrol-truck', tile: '4B' } },
      { key: 'evacuated', params: { unit: 'lrdg-scout', tile: '4B' } },
    ];
    const gone = ui.pieces(sheet, { description, view: { ...view, vehicles: {} }, words: en });
    const [trail, ...more] = ui.traces(events, sheet, pieces, gone);
    const exit = piece('exit:4B')!;
    expect(trail!.path.at(-1)).toEqual({ x: exit.x, y: exit.y });
    expect([trail!.side, more]).toEqual(['lrdg', []]);
  });
  it('fires from the vehicle of the soldier', () => {
    const rolled = (unit: string, target: string) => [{ key: 'rolled', params: { unit, target } }];
    const [shot] = ui.traces(rolled('lrdg-scout', 'italy-medium-tank'), sheet, pieces, pieces);
    const truck = piece('unit:lrdg-patrol-truck')!;
    expect(shot!.path[0]).toEqual({ x: truck.x, y: truck.y });
    expect(ui.traces(rolled('lrdg-saboteur', 'hangar'), sheet, pieces, pieces)).toHaveLength(1);
    expect(ui.traces(rolled('reconnaissance-aircraft', 'lrdg-scout'), sheet, pieces, pieces)).toEqual([]);
  });
});
