/** The printed sheet of a scenario: its tiles, its title, what stands under it. */
import { layBricks } from '../../lib/board/brick';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { Sheet } from '../../lib/scene';
import { tilesOf } from './table';

/** Letters of a line under the sheet's title. */
const LINE = 22;

/** Words of a scenario of the book; another has only what its file says. */
function told(key: string, other: string, words: Words): string {
  return words.has(key) ? words.text(key) : other;
}

const titleOf = ({ scenario, name }: Description, words: Words): string =>
  told(`scenario-${scenario}`, name, words);

const dateOf = ({ scenario, date }: Description, words: Words): string =>
  told(`scenario-${scenario}-date`, date ?? '', words);

/** A long name in lines that the corner of a sheet has room for. */
function lines(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(' ')) {
    const longer = found.length > 0 ? `${found.at(-1)} ${part}` : part;
    if (found.length > 0 && longer.length <= LINE) found[found.length - 1] = longer;
    else found.push(part);
  }
  return found;
}

export function sheetOf(description: Description, words: Words): Sheet {
  const operation = told(`operation-${description.operation}`, '', words);
  return {
    grid: 'brick',
    ...layBricks(tilesOf(description), description.stagger),
    title: titleOf(description, words),
    under: [dateOf(description, words), ...lines(operation)].filter(Boolean),
    north: words.text('ui-board-north'),
    turns: true,
  };
}

export function captionOf(description: Description, words: Words): { title: string; under: string } {
  const game = words.name('game', description.game);
  return {
    title: titleOf(description, words),
    under: [game, dateOf(description, words)].filter(Boolean).join(' · '),
  };
}
