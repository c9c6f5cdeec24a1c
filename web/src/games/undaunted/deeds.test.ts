import { expect, it } from 'vitest';
import { deed } from './deeds';
import { description, view, words } from './sample';

const scene = { description, view, words: words() };
const bid = (side: string, value: number) => ({ key: 'bid-revealed', params: { side, value } });
const initiative = { key: 'initiative', params: { side: 'us' } };

it('a tie for the initiative tells why it stays where it is', () => {
  const tie = deed(initiative, scene, [bid('us', 5), bid('germany', 5)]);
  expect(tie).toEqual({ opens: 'us', sum: '5 against 5: whoever had the initiative keeps it.' });
  expect(deed(initiative, scene, [bid('us', 7), bid('germany', 5)])).toEqual({ opens: 'us' });
});
