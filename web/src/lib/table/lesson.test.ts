import { beforeEach, expect, it, vi } from 'vitest';
import type { Action, LessonStep, Odds } from '../protocol';
import type { GameUi } from '../gameUi';
import { general } from '../sample';
import type { Words } from '../language/words';
import { api } from '../net/api';
import { settings } from '../settings.svelte';
import { Lesson } from './lesson.svelte';

const AIR_POWER: Action[] = [
  ['target', 'unit:axis-1'],
  ['target', 'unit:axis-2'],
];

const ui = {
  game: 'crossroads',
  sheet: () => ({ grid: 'hex', places: [] }),
  pieces: () => [],
  plates: () => [{ side: 'allies' }, { side: 'axis' }],
  aliases: () => [],
  note: () => ({ chance: '2 dice' }),
  traces: () => [],
  roll: () => null,
  verbIcon: () => '',
  thingIcon: () => '',
} as unknown as GameUi;

const words = {
  has: () => false,
  learn: () => {},
  locate: () => {},
  during: (_where: unknown, say: () => unknown) => say(),
  parts: (say: () => string) => [{ text: say() }],
  name: (_kind: string, name: string) => name,
  action: (action: Action) => action.join(' '),
  event: ({ key }: { key: string }) => key,
  text: (key: string) => key,
} as unknown as Words;

function beat(number: number, wanted: Action, events: string[] = []): LessonStep {
  const moments = events.map((key) => ({
    number,
    seat: 'allies',
    action: null,
    notation: '',
    events: [{ key, params: {} }],
    view: { number },
  }));
  const odds: Odds[] = [{ dice: 2 } as unknown as Odds];
  return {
    lesson: 'first',
    beat: number,
    beats: 3,
    say: '',
    seat: 'allies',
    description: {
      ...general('crossroads', ['allies', 'axis'], { unit: 'piece', card: 'card' }),
      scenario: 'drawn',
    },
    moments,
    offer: {
      view: { number },
      prompt: null,
      legal: wanted.length > 0 ? AIR_POWER : [],
      odds: wanted.length > 0 ? { 0: odds, 1: odds } : {},
      guides: {},
      undo: { may: false, why: '', sealed: false, asks: false },
      fill: false,
      outcome: null,
      ask: ['allies'],
    },
    wanted,
  };
}

const BEATS = [beat(1, AIR_POWER[0]!), beat(2, [], ['struck']), beat(3, [], ['won'])];
let lesson: Lesson;
const told = (): string[] => lesson.log.map((line) => line.text);

beforeEach(() => {
  settings.motion = 'instant';
  vi.spyOn(api, 'lessonStep').mockImplementation((_game, number) => Promise.resolve(BEATS[number - 1]!));
  lesson = new Lesson(ui, words, BEATS[0]!, 'crossroads');
});

it('aims at the one thing an action names, and leaves the others marked', () => {
  lesson.pick('unit:axis-1');
  expect(lesson.aim).toBe('unit:axis-1');
  expect(lesson.sign('unit:axis-1')).toEqual({ state: 'armed', chip: '2 dice' });
  expect(lesson.targets.map((target) => target.word)).toEqual(['unit:axis-1', 'unit:axis-2']);
});

it('shows the odds of what it asks for, whatever else can be done to the target', () => {
  const wanted = ['suppress', 'unit:axis-1'];
  const asked = beat(1, wanted);
  asked.offer.legal = [['fire', 'unit:axis-1'], wanted, ['wait']];
  const other = new Lesson(ui, words, asked, 'crossroads');
  expect(other.targets.map((target) => target.action)).toEqual([wanted]);
});

it('goes on at the second click on the target', async () => {
  lesson.pick('unit:axis-1');
  lesson.pick('unit:axis-1');
  await vi.waitFor(() => expect(lesson.step.beat).toBe(2));
  expect(told()).toEqual(['struck']);
});

it('does not let go of what it asks for', () => {
  lesson.pick('unit:axis-2');
  expect(lesson.asking.chosen).toEqual([]);
  expect(lesson.remark?.anchor).toBe('unit:axis-2');
  expect(lesson.offers('unit:axis-2')).toBe(false);
});

it('goes on once and tells everything once, however often one presses', async () => {
  await Promise.all([lesson.next(), lesson.next()]);
  await lesson.playback.idle();
  expect(lesson.step.beat).toBe(2);
  expect(told()).toEqual(['struck']);
});

it('goes back to what was told before', async () => {
  await lesson.next();
  await lesson.playback.idle();
  await lesson.next();
  await lesson.playback.idle();
  expect(told()).toEqual(['struck', 'won']);
  lesson.previous();
  expect(told()).toEqual(['struck']);
  lesson.previous();
  expect([lesson.step.beat, told()]).toEqual([1, []]);
  await lesson.next();
  await lesson.playback.idle();
  expect(told()).toEqual(['struck']);
});
