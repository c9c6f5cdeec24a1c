/** The printed sheet of a scenario: tiles, title, subtitle. */
import type { Scene } from './scene';
import { layBricks } from '../../lib/board/brick';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { Sheet } from '../../lib/drawing';
import { tilesOf } from './table';

/** The number of letters in a line under the title. */
const LINE = 22;

/** The texts of an official scenario; a custom one has only what its file says. */
function told(key: string, other: string, words: Words): string {
  return words.has(key) ? words.text(key) : other;
}

const titleOf = ({ scenario, name }: Description, words: Words): string =>
  told(`scenario-${scenario}`, name, words);

const dateOf = ({ scenario, date }: Description, words: Words): string =>
  told(`scenario-${scenario}-date`, date ?? '', words);

/** A long name split into lines that fit in the corner of a sheet. */
function lines(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(' ')) {
    const longer = found.length > 0 ? `${found.at(-1)} ${part}` : part;
    if (found.length > 0 && longer.length <= LINE) found[found.length - 1] = longer;
    else found.push(part);
  }
  return found;
}

export function sheetOf(scene: Scene): Sheet {
  const { description, words } = scene;
  const operation = told(`operation-${description.operation}`, '', words);
  return {
    grid: 'brick',
    ...layBricks(
      tilesOf(description).map((tile) => ({ id: `tile:${tile.tile}`, line: tile.line, half: tile.half })),
      description.stagger,
    ),
    title: titleOf(description, words),
    under: [dateOf(description, words), ...lines(operation)].filter(Boolean),
    north: words.text('ui-board-north'),
    large: false,
    turns: true,
  };
}

export function captionOf(scene: Scene): { title: string; under: string } {
  const { description, words } = scene;
  const game = words.name('game', description.game);
  return {
    title: titleOf(description, words),
    under: [game, dateOf(description, words)].filter(Boolean).join(' · '),
  };
}
