import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/net/api';
import type { MoveGiven, Position, PositionTold, ReadPosition } from '../../lib/protocol';
import { PositionDesk } from './positionDesk.svelte';

const MOVE: MoveGiven = { do: 'move', piece: 'unit:a', place: 'hex:b' };
const told = (name: string): PositionTold =>
  ({ position: { name }, read: {}, aside: [] }) as unknown as PositionTold;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a position', () => {
  /** The answers of the server, to be given later, by the name of the position and what was moved. */
  let late: Map<string, (told: PositionTold) => void>;
  let desk: PositionDesk;
  const seen = (): unknown => desk.opened?.document['name'];

  async function opened(name: string): Promise<void> {
    void desk.read(JSON.stringify({ name }));
    await settled();
    late.get(`${name} 0`)!(told(name));
    await settled();
  }

  beforeEach(() => {
    late = new Map();
    vi.restoreAllMocks();
    vi.spyOn(api, 'readPosition').mockResolvedValue({} as ReadPosition);
    vi.spyOn(api, 'movePieces').mockImplementation(
      (position: Position, moves) =>
        new Promise((give) => late.set(`${position['name'] as string} ${moves.length}`, give)),
    );
    desk = new PositionDesk();
  });

  it('is not overwritten by what was asked of another one', async () => {
    await opened('first');
    void desk.move(MOVE);
    void desk.read('{"name": "second"}');
    await settled();
    late.get('first 1')!(told('first, moved'));
    await settled();
    expect([seen(), desk.past, desk.busy]).toEqual([undefined, [], true]);
    late.get('second 0')!(told('second'));
    await settled();
    expect([seen(), desk.past, desk.busy]).toEqual(['second', [], false]);
    expect(desk.text).toBe('{"name": "second"}');
  });

  it('does not come back when its text has been changed meanwhile', async () => {
    void desk.read('{"name": "first"}');
    await settled();
    desk.forget();
    late.get('first 0')!(told('first'));
    await settled();
    expect([seen(), desk.busy]).toEqual([undefined, false]);
  });

  it('is moved by one piece at a time, and taken back', async () => {
    await opened('first');
    void desk.move(MOVE);
    void desk.move({ ...MOVE, place: 'hex:c' });
    desk.undo();
    expect(api.movePieces).toHaveBeenCalledTimes(2);
    late.get('first 1')!(told('moved'));
    await settled();
    expect(seen()).toBe('moved');
    desk.undo();
    expect([seen(), desk.past]).toEqual(['first', []]);
  });
});
