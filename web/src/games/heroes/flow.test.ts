import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameUi } from '../../lib/gameUi';
import type { Action, Change, Offer, Summary, ToServer } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { Live } from '../../lib/table/live.svelte';
import { FORCED, SLOW, UNDO_SHOWN, WINDOW } from '../../lib/table/pace';
import { NOTHING } from '../../lib/table/shownTable.svelte';
import { aids } from './aids.svelte';
import { aliases, guessActions, STYLE } from './asking';
import { answer, secret } from './reacting';
import { description, view, words } from './sample';
import { placed, seals } from './sealing';
import { moment, shot } from './situation';
import { roll } from './story';

/** The table without its drawings. */
const ui = {
  game: 'heroes',
  sheet: () => ({ grid: 'square', places: [] }),
  pieces: () => [],
  plates: () => [{ side: 'soviet' }, { side: 'german' }],
  verbIcon: () => '',
  thingIcon: () => '',
  traces: () => [],
  verbStyle: STYLE,
  aliases,
  guessActions,
  answer,
  secret,
  shot,
  moment,
  seals,
  placed,
  roll,
  note: ({ success }: { success: number }) => ({ chance: `${Math.round(success * 100)} %` }),
} as unknown as GameUi;

/** A socket that is always open; what is sent is kept. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get acts(): Action[] {
    return this.sent.flatMap((message) => (message.type === 'act' ? [message.action] : []));
  }
}

const summary = {
  table: 't',
  game: 'heroes',
  started: true,
  finished: false,
  practice: false,
  waiting: ['soviet'],
  dice: null,
  seats: [
    { seat: 'soviet', side: 'soviet', kind: 'person', mine: true },
    { seat: 'german', side: 'german', kind: 'bot', mine: false },
  ],
} as unknown as Summary;

const ATTACK = {
  frame: 'attack',
  mode: 'fire',
  side: 'soviet',
  firer: 's-rifle',
  target: 'g-mg34',
  value: 2,
  penalty: 0,
  die_bonus: 0,
  defence: 5,
  dice: [],
};
const PASS: Action = ['pass'];

let live: Live;
let leave: () => void;
let version = 0;
/** An update brings the summary of its table. */
let told = summary;

function offered(legal: Action[], frames: object[] = [], given: Partial<Offer> = {}): Offer {
  return { ...NOTHING, legal, ask: ['soviet'], view: view(frames), ...given };
}

function update(offer: Offer, change: Partial<Change> = {}): void {
  version += 1;
  const made = { number: version, kind: 'step', seat: 'soviet', events: [], at: 0, ...change };
  FakeSocket.last.say({ type: 'update', version, changes: [made], offer, summary: told });
}

/** Lets everything that waits for nothing but a promise go on. */
const settle = (time = 0): Promise<void> => vi.advanceTimersByTimeAsync(time).then(() => undefined);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  aids.reactions = 'matters';
  version = 0;
  told = summary;
  live = new Live(ui, words(), description(), summary);
  leave = live.open();
  FakeSocket.last.onopen?.();
  const offer = offered([['move', 'square:1-1'], ['wait']]);
  FakeSocket.last.say({
    type: 'welcome',
    version,
    seat: 'soviet',
    changes: [],
    summary,
    description: description(),
    offer,
  });
  await settle();
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a window with nothing to play passes by itself, and can be held', async () => {
  const window = { frame: 'window', moment: 'before-roll', side: 'soviet' };
  update(offered([PASS], [ATTACK, window]));
  await settle();
  expect(live.passing).toMatchObject({ why: 'nothing', length: WINDOW });
  expect(live.shot).toMatchObject({ by: 'unit:s-rifle', at: 'unit:g-mg34', stage: 'before' });
  live.hold();
  await settle(9000);
  expect(FakeSocket.last.acts).toEqual([]);
  update(offered([PASS], [ATTACK, window]));
  await settle(WINDOW);
  expect(FakeSocket.last.acts).toEqual([PASS]);
});

test('an attack stays in sight until the next action begins', async () => {
  const window = { frame: 'window', moment: 'before-roll', side: 'soviet' };
  update(offered([['bonus', 'card:sc-second'], PASS], [ATTACK, window]));
  await settle();
  expect(live.passing).toBeNull();
  expect(live.shot?.note.chance).toBe('67 %');
  const rolled = {
    key: 'attack-rolled',
    params: { dice: [4], unit: 's-rifle', target: 'g-mg34', result: 6, defence: 5 },
  };
  update(offered([['move', 'square:1-1'], ['wait']]), { events: [rolled] });
  await settle();
  expect(live.shot?.stage).toBe('after');
  expect(live.shot?.roll?.dice).toHaveLength(1);
  update(offered([['move', 'square:1-1'], ['wait']]), { seat: 'german' });
  await settle();
  expect(live.shot).toBeNull();
});

test('the only choice waits for the undo, and one undo takes back both', async () => {
  const may = { may: true, why: '', sealed: false, asks: false };
  update(offered([['wait']], [], { undo: may }));
  await settle(UNDO_SHOWN - 100);
  expect(live.undoable?.may).toBe(true);
  expect(live.following).not.toBeNull();
  expect(FakeSocket.last.acts).toEqual([]);
  live.undo();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'undo', version: 1 });
  await settle(9000);
  expect(FakeSocket.last.acts).toEqual([]);
});

test('whoever wants no second click waits for no undo either', async () => {
  settings.fast = true;
  update(offered([['face', 'unit:s-mg']], [], { undo: { may: true, why: '', sealed: false, asks: false } }));
  await settle(FORCED + 100);
  expect(FakeSocket.last.acts).toEqual([['face', 'unit:s-mg']]);
  settings.fast = false;
});

test('what is sealed can be changed for as long as it is, and picked up by a click', async () => {
  const sealed = { may: true, why: '', sealed: true, asks: false };
  const placed = { key: 'deployed', params: { unit: 's-rifle', square: '1-1' } };
  const rest: Action[] = [
    ['deploy', 'unit:s-mg', 'square:1-1'],
    ['deploy', 'unit:s-mg', 'square:2-1'],
  ];
  update(offered(rest, [{ frame: 'deployment', side: 'soviet' }], { undo: sealed }), { events: [placed] });
  await settle(2 * UNDO_SHOWN);
  expect(live.undoable).toMatchObject({ may: true, sealed: true });
  live.pick('unit:s-rifle');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'undo', step: 1 });
});

test('in practice the undo stays open after dice', async () => {
  told = { ...summary, practice: true };
  FakeSocket.last.say({ type: 'summary', summary: told });
  const rolled = { key: 'attack-rolled', params: { dice: [4], result: 6, defence: 5 } };
  update(
    offered([['move', 'square:1-1'], ['wait']], [], {
      undo: { may: true, why: '', sealed: false, asks: false },
    }),
    {
      events: [rolled],
    },
  );
  await settle(2 * UNDO_SHOWN);
  expect(live.undoable?.may).toBe(true);
});

test('with hands concealed a quick pass is not sent sooner than an automatic one', async () => {
  const window = { frame: 'window', moment: 'before-roll', side: 'soviet' };
  const hidden = { ...view([ATTACK, window]), options: { conceal_hands: true } };
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  update({ ...offered([['bonus', 'card:sc-second'], PASS]), view: hidden });
  await settle();
  live.pick('pass');
  await settle(2000);
  expect(FakeSocket.last.acts).toEqual([]);
  await settle(1000);
  expect(FakeSocket.last.acts).toEqual([PASS]);
});

test('an answer that takes long is waited for visibly', async () => {
  live.pick('wait');
  await settle(SLOW - 1);
  expect(live.slow).toBe(false);
  await settle(1);
  expect(live.slow).toBe(true);
  update(offered([['move', 'square:1-1'], ['wait']]));
  expect(live.slow).toBe(false);
});

test('what is new begins after the last choice, not after a forced answer', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const events = [{ key: 'attack-rolled', params: { dice: [4], result: 6, defence: 5 } }];
  live.pick('wait');
  update(offered([]), { events });
  update(offered([['face', 'unit:s-mg']]), { seat: 'german', events });
  await settle(FORCED + 100);
  expect(FakeSocket.last.acts.at(-1)).toEqual(['face', 'unit:s-mg']);
  update(offered([['move', 'square:1-1'], ['wait']]), { events });
  await settle();
  expect(live.since.map(({ number }) => number)).toEqual([2, 3]);
  expect([1, 2, 3].map((number) => live.stepNumber(number))).toEqual([null, 1, 2]);
});

test('a target that cannot be hit is not lit like the others', async () => {
  const shots: Action[] = [['fire', 'unit:g-mg34'], ['fire', 'unit:g-rifle'], ['wait']];
  const odds = { dice: 1, need: 9, parts: [], hits: null, flag: null };
  update(
    offered(shots, [], {
      odds: {
        0: [{ ...odds, target: 'g-mg34', success: 0 }],
        1: [{ ...odds, target: 'g-rifle', success: 0.5 }],
      },
    }),
  );
  await settle();
  expect(live.sign('unit:g-mg34')).toMatchObject({ state: 'target', chip: '0 %', dim: true });
  expect(live.sign('unit:g-rifle')).toMatchObject({ state: 'target', chip: '50 %', dim: false });
});

test('a shot that was announced stays in sight while something may be added to it', async () => {
  const odds = { dice: 1, need: 3, parts: [], hits: null, flag: null, target: 'g-mg34', success: 0.5 };
  update(offered([['fire', 'unit:g-mg34'], ['wait']], [], { odds: { 0: [odds] } }));
  await settle();
  live.pick('unit:g-mg34');
  live.commit();
  const window = { frame: 'window', moment: 'fire-announced', side: 'soviet' };
  const firing = { frame: 'firing', unit: 's-rifle', ammo: 0 };
  const legal: Action[] = [['bonus', 'card:sc-second'], PASS];
  update(offered(legal, [firing, window]));
  await settle();
  expect(live.shot).toMatchObject({ at: 'unit:g-mg34', stage: 'announced', note: { chance: '50 %' } });
  update(offered(legal, [{ ...firing, ammo: 1 }, window]));
  await settle();
  expect(live.shot).toMatchObject({ at: 'unit:g-mg34', note: { chance: '' } });
});
