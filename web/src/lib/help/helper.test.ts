import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AIMING, FOCUS, Helper, HOLD, LEAVE, REST } from './helper.svelte';
import { placed } from './place';

const at = (word: string) => ({ word, element: {} as Element });

describe('when help opens and closes', () => {
  let helper: Helper;
  beforeEach(() => {
    vi.useFakeTimers();
    helper = new Helper((word) => word === 'unit:target');
  });
  afterEach(() => vi.useRealTimers());

  it('opens when the pointer has rested', () => {
    helper.rest(at('tile:7A'));
    vi.advanceTimersByTime(REST - 1);
    expect(helper.shown).toBeNull();
    // moving on the same thing does not start anew
    helper.rest(at('tile:7A'));
    vi.advanceTimersByTime(1);
    expect(helper.shown?.word).toBe('tile:7A');
  });

  it('goes from one thing to the next at once', () => {
    helper.rest(at('tile:7A'));
    vi.advanceTimersByTime(REST);
    helper.rest(at('tile:4B'));
    vi.advanceTimersByTime(0);
    expect(helper.shown?.word).toBe('tile:4B');
  });

  it('lets the odds of a target come first', () => {
    helper.rest(at('unit:target'));
    vi.advanceTimersByTime(AIMING - 1);
    expect(helper.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(helper.shown).not.toBeNull();
  });

  it('stays for the way into it, and closes when left', () => {
    helper.rest(at('tile:7A'));
    vi.advanceTimersByTime(REST);
    helper.leave();
    vi.advanceTimersByTime(LEAVE - 1);
    helper.stay();
    vi.advanceTimersByTime(LEAVE);
    expect(helper.shown).not.toBeNull();
    helper.leave();
    vi.advanceTimersByTime(LEAVE);
    expect(helper.shown).toBeNull();
  });

  it('opens on focus, and on press and hold', () => {
    helper.focus(at('card:scout-a'));
    vi.advanceTimersByTime(FOCUS);
    expect(helper.shown?.word).toBe('card:scout-a');
    const held = vi.fn();
    helper.hold(at('tile:7A'), held);
    vi.advanceTimersByTime(HOLD);
    expect(held).toHaveBeenCalledOnce();
    expect(helper.docked).toBe(true);
    expect(helper.shown?.word).toBe('tile:7A');
    // a finger has no pointer that could leave
    helper.leave();
    vi.advanceTimersByTime(LEAVE);
    expect(helper.shown).not.toBeNull();
    helper.choose();
    expect(helper.shown).toBeNull();
  });

  it('stays through choices if pinned', () => {
    expect(helper.pin()).toBe(false);
    helper.rest(at('tile:7A'));
    vi.advanceTimersByTime(REST);
    expect(helper.pin()).toBe(true);
    helper.choose();
    helper.leave();
    vi.advanceTimersByTime(LEAVE);
    expect(helper.shown?.word).toBe('tile:7A');
    helper.close();
    expect(helper.shown).toBeNull();
  });
});

describe('where help stands', () => {
  const room = { width: 1000, height: 700 };
  const size = { width: 300, height: 200 };

  it('is beside its object, on the side with more room', () => {
    expect(placed({ left: 100, right: 200, top: 300, bottom: 400 }, size, room)).toEqual({
      left: 212,
      top: 250,
    });
    expect(placed({ left: 800, right: 900, top: 300, bottom: 400 }, size, room)).toEqual({
      left: 488,
      top: 250,
    });
  });

  it('leaves what can be chosen in sight, if there is another place', () => {
    const object = { left: 100, right: 200, top: 300, bottom: 400 };
    const beside = { left: 220, right: 300, top: 260, bottom: 300 };
    // so high that the piece beside the object is below it
    expect(placed(object, size, room, [{ ...beside, top: 405, bottom: 450 }]).top).toBe(200);
    // nowhere beside it: below
    const column = { left: 400, right: 480, top: 0, bottom: 700 };
    expect(placed(object, size, room, [column])).toEqual({ left: 8, top: 412 });
    // everywhere: as without it
    const all = { left: 0, right: 1000, top: 0, bottom: 700 };
    expect(placed(object, size, room, [all])).toEqual({ left: 212, top: 250 });
  });

  it('stays in the window', () => {
    expect(placed({ left: 100, right: 200, top: 680, bottom: 700 }, size, room).top).toBe(492);
    expect(placed({ left: 0, right: 1000, top: 500, bottom: 700 }, size, room)).toEqual({
      left: 350,
      top: 288,
    });
  });
});
