import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** An output that only counts what is started. */
class Silence {
  static started = 0;
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  #node() {
    const connect = (next: unknown) => next;
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const start = () => (Silence.started += 1);
    return { connect, gain, start, stop: () => {}, frequency: { value: 0 }, type: '', buffer: null };
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe('a sound', () => {
  let still = false;

  beforeEach(() => {
    Silence.started = 0;
    still = false;
    vi.resetModules();
    vi.stubGlobal('AudioContext', Silence);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, languages: [] });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('motion') && still }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const load = async () => ({
    ...(await import('./sound')),
    ...(await import('./settings.svelte')),
  });

  it('is played note by note', async () => {
    const { play, NOTES } = await load();
    play('dice');
    expect(Silence.started).toBe(NOTES.dice.length);
  });

  it('is not played when it is off', async () => {
    const { play, settings } = await load();
    settings.sound = false;
    play('turn');
    expect(Silence.started).toBe(0);
  });

  it('is not played before the first click', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, languages: [] });
    const { play } = await load();
    play('dice');
    expect(Silence.started).toBe(0);
  });

  it('of a motion is heard only with it, a notice always', async () => {
    still = true;
    const { play, NOTES } = await load();
    play('shot');
    expect(Silence.started).toBe(0);
    play('turn');
    expect(Silence.started).toBe(NOTES.turn.length);
  });

  it('is off on a touch screen until it is wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
    const { settings } = await load();
    expect(settings.sound).toBe(false);
  });
});
