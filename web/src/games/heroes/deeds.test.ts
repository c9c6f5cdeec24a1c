import { expect, it } from 'vitest';
import { spokenTexts } from '../../../vite/languages';
import { Words } from '../../lib/language/words';
import { deed } from './deeds';
import { naming } from './naming';
import { description, view } from './sample';

const FOLDERS = ['sandtable/games/heroes/messages', 'web/src/games/heroes/messages'];
const words = new Words('en', spokenTexts(FOLDERS, 'en'));
words.learn(description(), naming(description()));
const scene = { description: description(), view: view(), words };

it('a roll tells its whole sum', () => {
  const params = {
    mode: 'fire',
    unit: 's-rifle',
    target: 'g-mg34',
    dice: [1],
    value: 2,
    bonus: 0,
    penalty: 1,
  };
  const told = deed({ key: 'attack-rolled', params: { ...params, result: 2, defence: 4 } }, scene);
  expect(told?.sum).toBe('die 1, +2 Combat Value, −1 obstacles, range, suppression = 2 against 4');
  expect(told?.result?.text).toBe('missed');
});

it('a vehicle stands in two squares, so that one that reverses does not seem to jump', () => {
  const params = { unit: 'g-mg34', from: '3-0', square: '2-1', squares: ['2-1', '3-1'] };
  expect(deed({ key: 'moved', params }, scene)?.sum).toBe('stands in B3/B4');
});
