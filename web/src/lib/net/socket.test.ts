import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, ToServer } from '../protocol';
import { socketAddress, TableSocket, type Wire } from './socket';

class FakeWire implements Wire {
  readyState: Wire['readyState'] = 0;
  sent: ToServer[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  broken(): void {
    this.readyState = 3;
    this.onclose?.(new Event('close') as CloseEvent);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

let wires: FakeWire[];
let heard: FromServer[];
let states: boolean[];
let socket: TableSocket;

function welcome(seat: string | null, version: number): object {
  return { type: 'welcome', seat, version, changes: [], summary: {}, description: {}, offer: {} };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  states = [];
  socket = new TableSocket(
    'ws://x',
    { message: (message) => heard.push(message), connected: (yes) => states.push(yes) },
    () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
  );
  socket.hello('us', null);
  wires[0]!.opened();
  wires[0]!.say(welcome('us', 7));
});

afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the socket of a table', () => {
  it('says hello first and tells when it is welcome', () => {
    expect(wires[0]!.sent).toEqual([{ type: 'hello', seat: 'us', since: null }]);
    expect(states).toEqual([true]);
  });

  it('comes back with the number of the last change it has, and repeats what was not answered', () => {
    wires[0]!.say({ type: 'update', version: 9, changes: [], offer: {} });
    const act = { type: 'act', id: 'a1', version: 9, action: ['end-turn'] } as const;
    socket.send({ ...act, action: [...act.action] });
    wires[0]!.broken();
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(1000);
    wires[1]!.opened();
    expect(wires[1]!.sent).toEqual([{ type: 'hello', seat: 'us', since: 9 }]);
    wires[1]!.say(welcome('us', 9));
    expect(wires[1]!.sent[1]).toEqual(act);
    wires[1]!.say({ type: 'done', id: 'a1', version: 10 });
    wires[1]!.broken();
    vi.advanceTimersByTime(1000);
    wires[2]!.opened();
    wires[2]!.say(welcome('us', 10));
    expect(wires[2]!.sent).toHaveLength(1);
  });

  it.each([
    [0, 0.5],
    [1, 1],
  ])('waits longer after every failure, up to 15 seconds (spread at its %d)', (drawn, spread) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    for (const delay of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
      const tried = wires.length;
      wires.at(-1)!.broken();
      vi.advanceTimersByTime(delay * spread - 1);
      expect(wires.length).toBe(tried);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(tried + 1);
    }
  });

  it('tries at once when the network is said to be back', () => {
    wires[0]!.broken();
    expect(wires.length).toBe(1);
    socket.wake();
    expect(wires.length).toBe(2);
  });

  it('is lost at once when the network is said to be gone, and what was sent is kept', () => {
    const act = { type: 'act', id: 'a1', version: 7, action: ['end-turn'] } as const;
    socket.send({ ...act, action: [...act.action] });
    socket.sleep();
    expect(states).toEqual([true, false]);
    socket.wake();
    wires[1]!.opened();
    wires[1]!.say(welcome('us', 7));
    expect(states).toEqual([true, false, true]);
    expect(wires[1]!.sent.at(-1)).toEqual(act);
  });

  it('gives up a line on which nothing answers', () => {
    vi.advanceTimersByTime(20_000);
    expect(wires[0]!.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual([true, false]);
  });

  it('hears nothing of the seat before while it changes seats', () => {
    socket.hello('germany', null);
    const before = heard.length;
    wires[0]!.say({ type: 'update', version: 8, changes: [], offer: {} });
    wires[0]!.say(welcome('us', 8));
    expect(heard.length).toBe(before);
    wires[0]!.say(welcome('germany', 8));
    expect(heard.at(-1)).toMatchObject({ type: 'welcome', seat: 'germany' });
  });

  it('takes the scheme of the page', () => {
    const where = { protocol: 'https:', host: 'h' } as Location;
    expect(socketAddress('t1', where)).toBe('wss://h/api/tables/t1/socket');
  });
});
