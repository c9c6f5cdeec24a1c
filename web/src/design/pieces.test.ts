// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addSymbols, symbols } from './pieces';

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

  it('all are drawings', () => {
    const all = import.meta.glob<string>('./pieces/**/*.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(all).length).toBe(436);
    expect(symbols(all).match(/<symbol /g)).toHaveLength(436);
  });
});
