import { describe, expect, it } from 'vitest';
import type { Chair, Proposal, Summary, ToServer } from '../protocol';
import { Proposing } from './proposing.svelte';

function chair(seat: string, mine: boolean, kind = 'person'): Chair {
  return { seat, side: seat, mine, kind } as unknown as Chair;
}

class Table {
  seat: string | null = 'us';
  offer = { undo: { may: false, why: 'undo-chance', sealed: false, asks: true } };
  summary: Summary;
  sent: ToServer[] = [];
  proposing: Proposing;

  constructor(given: Partial<Summary> = {}) {
    const seats = [chair('us', true), chair('germany', false)];
    const basis = {
      started: true,
      finished: false,
      proposal: null,
      refused: [],
      next: null,
      version: 7,
      seats,
    };
    this.summary = { ...basis, ...given } as unknown as Summary;
    this.proposing = new Proposing(this, (request) => this.sent.push(request));
  }
}

const draw: Proposal = { id: 'a1', what: 'draw', seat: 'germany', swap: false, step: null, awaited: ['us'] };

describe('a proposal', () => {
  it('is made for one’s own seat, and at the right time', () => {
    const table = new Table();
    expect([table.proposing.may('draw'), table.proposing.may('rematch')]).toEqual([true, false]);
    table.proposing.propose('draw');
    expect(table.sent).toMatchObject([{ type: 'propose', what: 'draw', seat: 'us' }]);
    const over = new Table({ finished: true });
    expect([over.proposing.may('draw'), over.proposing.may('rematch')]).toEqual([false, true]);
  });

  it('is not made again where it was refused for good, nor by those who look on', () => {
    expect(new Table({ refused: ['draw:us'] }).proposing.may('draw')).toBe(false);
    const watched = new Table();
    watched.seat = null;
    expect(watched.proposing.may('draw')).toBe(false);
  });

  it('is answered by those it is put to', () => {
    const table = new Table({ proposal: draw });
    expect([table.proposing.asked, table.proposing.own]).toEqual([true, false]);
    table.proposing.answer(false, true);
    expect(table.sent).toMatchObject([{ type: 'answer', proposal: 'a1', yes: false, never: true }]);
  });

  it('of a pause needs a clock that runs', () => {
    const timed = { kind: 'total', minutes: 10 } as const;
    expect(new Table({ clock: { kind: 'none' } }).proposing.may('pause')).toBe(false);
    expect(new Table({ clock: timed, paused: true }).proposing.may('pause')).toBe(false);
    const table = new Table({ clock: timed });
    expect(table.proposing.may('pause')).toBe(true);
    table.proposing.goOn();
    expect(table.sent).toMatchObject([{ type: 'propose', what: 'go-on', seat: 'us' }]);
  });
  it('of a take-back needs something to take back, and an opponent who may allow it', () => {
    const table = new Table();
    expect(table.proposing.may('take-back')).toBe(true);
    table.proposing.propose('take-back');
    expect(table.sent).toMatchObject([{ type: 'propose', what: 'take-back', seat: 'us' }]);
    const free = new Table();
    free.offer.undo.asks = false;
    expect(free.proposing.may('take-back')).toBe(false);
    for (const seats of [
      [chair('us', true), chair('germany', true)],
      [chair('us', true), chair('germany', false, 'bot')],
      [chair('us', true), { ...chair('us-2', false), side: 'us' }],
    ]) {
      expect(new Table({ seats }).proposing.may('take-back')).toBe(false);
    }
  });

  it('of a take-back is not repeated for the same position', () => {
    const may = (...refused: string[]) => new Table({ refused }).proposing.may('take-back');
    expect([may('take-back:us:7'), may('take-back:us:5'), may('take-back:us')]).toEqual([false, true, false]);
  });

  it('of a rematch is followed once it is agreed to, by those who play', () => {
    const table = new Table({ finished: true });
    table.proposing.hear(table.summary, { ...table.summary, next: 'next' });
    expect(table.proposing.followed).toBe('next');
    const later = new Table({ finished: true, next: 'next' });
    later.proposing.hear(later.summary, later.summary);
    expect(later.proposing.followed).toBe(null);
    const watched = new Table({ finished: true, seats: [chair('us', false)] });
    watched.proposing.hear(watched.summary, { ...watched.summary, next: 'next' });
    expect(watched.proposing.followed).toBe(null);
  });

  it('says when there is nobody left to ask', () => {
    const table = new Table({ finished: true });
    table.proposing.propose('rematch', true);
    const [request] = table.sent;
    expect(table.proposing.quiet((request as { id: string }).id, 'nobody-there')).toBe(false);
    expect(table.proposing.alone).toBe(true);
    expect(table.proposing.quiet('any', 'no-proposal')).toBe(true);
  });
});
