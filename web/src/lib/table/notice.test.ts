// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change } from '../settings.svelte';
import { canNotify, tellTurn, titleOf } from './notice';

class FakeNotification {
  static permission = 'granted';
  static shown: string[] = [];
  onclick: (() => void) | null = null;
  constructor(text: string) {
    FakeNotification.shown.push(text);
  }
}

describe('a notice', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    FakeNotification.shown = [];
    FakeNotification.permission = 'granted';
  });

  it('stands in the title of the tab', () => {
    expect(titleOf('La Raye', '')).toBe('La Raye · Sandtable');
    expect(titleOf('La Raye', 'Your turn: La Raye')).toBe('● Your turn: La Raye');
    expect(titleOf('', '')).toBe('Sandtable');
  });

  it('is a message of the system for those who want one and look elsewhere', () => {
    vi.stubGlobal('Notification', FakeNotification);
    const hidden = vi.spyOn(document, 'hidden', 'get');
    change({ notify: 'ask', sound: false });
    hidden.mockReturnValue(true);
    tellTurn('Your turn', 'a');
    change({ notify: 'yes' });
    hidden.mockReturnValue(false);
    tellTurn('Your turn', 'a');
    expect(FakeNotification.shown).toEqual([]);
    hidden.mockReturnValue(true);
    tellTurn('Your turn', 'a');
    expect(FakeNotification.shown).toEqual(['Your turn']);
    FakeNotification.permission = 'denied';
    tellTurn('Your turn', 'a');
    expect([FakeNotification.shown.length, canNotify()]).toEqual([1, false]);
  });
});
