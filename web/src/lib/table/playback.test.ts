import { expect, it } from 'vitest';
import { Playback, type Stage, type Step } from './playback.svelte';

const step = (number: number): Step => ({
  number,
  seat: 'axis',
  events: [{ key: `e${number}`, params: {} }],
  before: { at: number - 1 },
  after: { at: number },
});

function stage(): Stage & { shown: string[] } {
  const shown: string[] = [];
  return {
    shown,
    trace: () => {},
    isRoll: () => false,
    roll: () => {},
    tell: (_step, event) => void shown.push(event.key),
    place: (view) => void shown.push(`at ${view.at}`),
    isOwn: () => false,
    areOne: () => false,
  };
}

it('plays from the moment it is asked to, also while the steps are on their way', async () => {
  const on = stage();
  const playback = new Playback(on, () => 0);
  const done = playback.again(Promise.resolve([step(1), step(2)]), () => ({ at: 2 }));
  expect(playback.playing).toBe(true);
  await done;
  await playback.idle();
  expect(playback.playing).toBe(false);
  expect(on.shown).toEqual(['at 0', 'at 1', 'at 1', 'at 1', 'at 2', 'at 2', 'at 2']);
});

it('shows what came in meanwhile afterwards', async () => {
  const on = stage();
  const playback = new Playback(on, () => 0);
  const done = playback.again(Promise.resolve([step(1)]), () => ({ at: 1 }));
  playback.add([step(2)]);
  await done;
  await playback.idle();
  expect(on.shown.at(-1)).toBe('at 2');
  expect(on.shown).toContain('e2');
});

it('ends at the last position where no steps could be had', async () => {
  const on = stage();
  const playback = new Playback(on, () => 0);
  await playback.again(Promise.resolve([]), () => ({ at: 9 }));
  expect(on.shown).toEqual(['at 9']);
  expect(playback.playing).toBe(false);
});

it('stands still in a pause, and goes to any step', async () => {
  const on = stage();
  const playback = new Playback(on, () => 0);
  playback.togglePause();
  const done = playback.again(Promise.resolve([step(1), step(2), step(3)]), () => ({ at: 3 }));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect(playback.position?.index).toBe(0);
  playback.goTo(2);
  await settled();
  expect(playback.position?.index).toBe(2);
  playback.goTo(-1);
  await settled();
  expect(playback.position?.index).toBe(0);
  expect(on.shown.slice(-2)).toEqual(['at 1', 'at 1']);
  playback.goTo(3);
  await done;
  expect(playback.position).toBeNull();
  expect(playback.playing).toBe(false);
});

it('leaves the rest of a step with several rolls for another step', async () => {
  const on = stage();
  const rolled: string[] = [];
  on.isRoll = () => true;
  on.roll = (event) => void rolled.push(event.key);
  const three = { ...step(1), events: ['a', 'b', 'c'].map((key) => ({ key, params: {} })) };
  const playback = new Playback(on, () => 1000);
  const done = playback.again(Promise.resolve([three, step(2)]), () => ({ at: 2 }));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  playback.hurry(); // to the first dice
  await settled();
  playback.goTo(1);
  await settled();
  expect(rolled).toEqual(['a']);
  expect(playback.position?.index).toBe(1);
  playback.skip();
  await Promise.race([done, settled()]);
  expect(playback.playing).toBe(false);
});
