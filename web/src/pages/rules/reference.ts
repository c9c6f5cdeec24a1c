/** The rules reference of a game, parsed from Markdown: chapters of numbered rules. */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Rule {
  id: string;
  blocks: Block[];
}

export interface Chapter {
  /** Its part of the address. */
  anchor: string;
  title: string;
  blocks: Block[];
  rules: Rule[];
}

export interface Reference {
  title: string;
  intro: Block[];
  chapters: Chapter[];
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const kindOf = (line: string): Block['kind'] =>
  line.startsWith('|') ? 'table' : line.startsWith('- ') ? 'list' : 'text';

function blockOf(kind: Block['kind'], lines: string[]): Block {
  if (kind === 'text') return { kind, text: lines.join(' ') };
  if (kind === 'list') return { kind, items: lines.map((line) => line.slice(2)) };
  const [head = [], , ...rows] = lines.map(cells);
  return { kind, head, rows };
}

/** Paragraphs, lists and tables; the reference uses nothing else. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let run: string[] = [];
  const finish = () => {
    if (run.length) blocks.push(blockOf(kindOf(run[0]!), run));
    run = [];
  };
  for (const line of lines) {
    if (!line.trim() || (run.length && kindOf(line) !== kindOf(run[0]!))) finish();
    if (line.trim()) run.push(line.trim());
  }
  finish();
  return blocks;
}

export function readReference(markdown: string): Reference {
  const reference: Reference = { title: '', intro: [], chapters: [] };
  let lines: string[] = [];
  let owner: { blocks: Block[] } | null = null;
  const finish = () => {
    const blocks = blocksOf(lines);
    if (owner) owner.blocks = blocks;
    else reference.intro = blocks;
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    const [, marks = '', text = ''] = heading;
    if (marks.length === 1) {
      reference.title = text;
      continue;
    }
    finish();
    if (marks.length === 2) {
      const chapter = { anchor: `chapter-${text.split('.')[0]}`, title: text, blocks: [], rules: [] };
      reference.chapters.push(chapter);
      owner = chapter;
    } else {
      const rule = { id: text, blocks: [] };
      reference.chapters.at(-1)!.rules.push(rule);
      owner = rule;
    }
  }
  finish();
  return reference;
}

function mentions(blocks: Block[], wanted: string): boolean {
  const textsOf = (block: Block): string[] => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
  };
  return blocks.flatMap(textsOf).some((text) => text.toLowerCase().includes(wanted));
}

/** The chapters, with only the rules that contain the text or have that id. */
export function search(reference: Reference, text: string): Chapter[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return reference.chapters;
  return reference.chapters
    .map((chapter) => {
      if (chapter.title.toLowerCase().includes(wanted)) return chapter;
      const rules = chapter.rules.filter(
        (rule) => rule.id.toLowerCase().includes(wanted) || mentions(rule.blocks, wanted),
      );
      return { ...chapter, rules };
    })
    .filter((chapter) => chapter.rules.length);
}

/** A text split at the rules it mentions, so that they can be links: every second part is a rule id. */
export function citations(text: string): string[] {
  return text.split(/\b([A-Z][A-Z0-9]{2}-(?:\d+|A)\.\d+[a-z]?)\b/);
}

/** A text split at what was searched for: every second part is a hit. */
export function marked(text: string, wanted: string): string[] {
  if (!wanted) return [text];
  const parts: string[] = [];
  const [low, sought] = [text.toLowerCase(), wanted.toLowerCase()];
  let from = 0;
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + sought.length));
    from = at + sought.length;
  }
  return [...parts, text.slice(from)];
}
