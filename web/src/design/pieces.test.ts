// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addSymbols, onDemand, symbols } from './pieces';

const FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" role="img">
<title>Play</title>
<path id="x" d="M13 8l26 16"/>
</svg>
`;

describe('pieces', () => {
  beforeEach(() => document.body.replaceChildren());

  it('become symbols that are called after their path', () => {
    expect(symbols({ '../design/pieces/ui/play.svg': FILE })).toBe(
      '<symbol id="ui/play" viewBox="0 0 48 48"><path d="M13 8l26 16"/></symbol>',
    );
  });

  it('are put into the page once', () => {
    const text = symbols({ './pieces/ui/play.svg': FILE });
    addSymbols(text);
    addSymbols(text);
    expect(document.querySelectorAll('symbol')).toHaveLength(1);
    expect(document.getElementById('ui/play')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('are loaded when they are needed, and again if that failed', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(FILE);
    const show = onDemand({ './pieces/ui/play.svg': load, './pieces/ui/stop.svg': load });
    await show(['ui/play', 'ui/unknown']);
    expect(document.getElementById('ui/play')).toBeNull();
    await Promise.all([show(['ui/play']), show(['ui/play'])]);
    expect(document.getElementById('ui/play')).not.toBeNull();
    expect(document.getElementById('ui/stop')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('all are drawings', () => {
    const all = import.meta.glob<string>('./pieces/**/*.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(all).length).toBe(438);
    expect(symbols(all).match(/<symbol /g)).toHaveLength(438);
  });
});
