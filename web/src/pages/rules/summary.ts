/** A game on one page: its own sections, in a language. */
import { addSymbols, onDemand } from '../../design/pieces';
import type { Language } from '../../lib/language/words';
import { loadWords } from '../../lib/language/speech.svelte';
import { api } from '../../lib/net/api';
import type { Title } from '../../lib/protocol';
import type { GameSummary, Section } from '../../lib/summary';

const SUMMARIES = import.meta.glob<GameSummary>('../../games/*/summary.ts', { import: 'default' });

/** None for a game that brings no summary. */
export async function loadSummary(title: Title, language: Language): Promise<Section[]> {
  const load = SUMMARIES[`../../games/${title.id}/summary.ts`];
  if (!load) return [];
  const [summary, words, description] = await Promise.all([
    load(),
    loadWords(language, title.id, { summary: true }),
    api.describe(title.id, title.scenarios[0]!),
  ]);
  words.learn(description);
  addSymbols(summary.symbols);
  const sections = summary.sections(words, description);
  void onDemand(summary.onDemand ?? {})(sections.flatMap(tilesIn));
  return sections;
}

function tilesIn(section: Section): string[] {
  return section.kind === 'tiles' ? section.tiles.map(({ picture }) => picture) : [];
}

/** The part of the address of a section of a summary. */
export const anchorOf = (index: number): string => `page-${index + 1}`;

/** Which section of a summary cites a rule first. */
export function citing(sections: Section[]): Map<string, { anchor: string; title: string }> {
  const found = new Map<string, { anchor: string; title: string }>();
  sections.forEach((section, i) => {
    const own = section.kind === 'lines' ? section.lines.flatMap(({ rule }) => rule ?? []) : [];
    for (const rule of [section.rule, ...own]) {
      if (!found.has(rule)) found.set(rule, { anchor: anchorOf(i), title: section.title });
    }
  });
  return found;
}

/** The width of the page, in columns, and what each kind of section needs of it. */
const COLUMNS = 12;
const LEAST: Record<Section['kind'], number> = { steps: 8, lines: 4, sum: 6, tiles: 6, table: 7 };

/** How wide each section is: as many as fit stand in a row, and the last of a row fills it. */
export function spansOf(sections: Section[]): number[] {
  const spans: number[] = [];
  let free = COLUMNS;
  for (const section of sections) {
    const least = section.kind === 'lines' && section.wide ? COLUMNS : LEAST[section.kind];
    if (least > free) {
      spans[spans.length - 1]! += free;
      free = COLUMNS;
    }
    spans.push(least);
    free = (free - least) % COLUMNS || COLUMNS;
  }
  if (spans.length > 0 && free < COLUMNS) spans[spans.length - 1]! += free;
  return spans;
}
