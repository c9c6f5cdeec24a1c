// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chair, Line, Summary, ToServer } from '../protocol';
import { Talking } from './talking.svelte';

const seats = ['us', 'germany'].map((seat) => ({ seat, mine: seat === 'us' }) as unknown as Chair);
const summary = { table: 'a', seats } as unknown as Summary;

function line(number: number, seat: string, text = ''): Line {
  return { number, seat, phrase: text ? null : 'thanks', text, at: number };
}

describe('talk', () => {
  let sent: ToServer[] = [];
  const talking = () => new Talking({ summary, seat: 'us' }, (request) => sent.push(request));

  beforeEach(() => {
    sent = [];
    localStorage.clear();
  });

  it('says phrases, and words that are not empty', () => {
    const talk = talking();
    talk.say('lucky');
    talk.write('  ');
    talk.write(' Five minutes ');
    expect(sent).toMatchObject([{ phrase: 'lucky' }, { text: 'Five minutes' }]);
  });

  it('is kept in order and counted until it is read', () => {
    const talk = talking();
    talk.hear([line(1, 'us')]);
    expect([talk.unread, talk.answered]).toEqual([0, false]);
    talk.hear([line(3, 'germany', 'b'), line(2, 'germany', 'a')]);
    talk.hear([line(1, 'us'), line(2, 'germany', 'a'), line(3, 'germany', 'b')]); // connected again
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect([talk.unread, talk.answered]).toEqual([2, true]);
    talk.look();
    expect(talk.unread).toBe(0);
  });

  it('is muted with one press, which lasts', () => {
    const talk = talking();
    talk.mute(true);
    talk.hear([line(1, 'germany')]);
    expect([talk.unread, talking().muted]).toEqual([0, true]);
    talk.mute(false);
    expect([talk.unread, talking().muted]).toEqual([1, false]);
  });
});
