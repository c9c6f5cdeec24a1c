/** TOML by colours, line by line. Colours only: what is right and wrong is the server's to say. */

export interface Span {
  text: string;
  kind: 'plain' | 'key' | 'string' | 'number' | 'comment' | 'head';
}

const TOKEN =
  /"(?:[^"\\]|\\.)*"|'[^']*'|#.*$|\b(?:true|false|[+-]?\d[\d_.:-]*)\b|[A-Za-z_][\w-]*(?=\s*[=.])/g;
const FENCES = ['"""', "'''"];

function kindOf(token: string): Span['kind'] {
  if (token.startsWith('#')) return 'comment';
  if (token.startsWith('"') || token.startsWith("'")) return 'string';
  return /^(?:true$|false$|[+-]?\d)/.test(token) ? 'number' : 'key';
}

function spansIn(line: string): Span[] {
  if (/^\s*\[/.test(line) && !line.includes('=')) {
    const at = line.indexOf('#');
    const head: Span = { text: at < 0 ? line : line.slice(0, at), kind: 'head' };
    return at < 0 ? [head] : [head, { text: line.slice(at), kind: 'comment' }];
  }
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), kind: 'plain' });
    found.push({ text: match[0], kind: kindOf(match[0]) });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ text: line.slice(end), kind: 'plain' });
  return found;
}

/** The lines of a text, each as coloured spans. */
export function spansOf(text: string): Span[][] {
  let fence: string | null = null;
  return text.split('\n').map((line) => {
    if (fence !== null) {
      if (line.includes(fence)) fence = null;
      return line ? [{ text: line, kind: 'string' }] : [];
    }
    const opened = FENCES.find((each) => line.includes(each));
    if (opened && line.split(opened).length % 2 === 0) {
      fence = opened;
      const at = line.indexOf(opened);
      return [...spansIn(line.slice(0, at)), { text: line.slice(at), kind: 'string' }];
    }
    return spansIn(line);
  });
}
