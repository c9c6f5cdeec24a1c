/** The face of Undaunted: Normandy. */
import { layBricks } from '../../lib/board/brick';
import type { Face } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import { idOf, kindOf } from '../../lib/table/asking';
import CounterArt from '../undaunted/CounterArt.svelte';
import { counters } from '../undaunted/counters';
import Hand from '../undaunted/Hand.svelte';
import { tileLabel } from '../undaunted/markers';
import { meant, standsFor } from '../undaunted/meant';
import { note } from '../undaunted/note';
import Stakes from '../undaunted/Stakes.svelte';
import { clock, plates } from '../undaunted/status';
import { roll, traces } from '../undaunted/story';
import { tilesOf } from '../undaunted/table';
import Tray from '../undaunted/Tray.svelte';
import Ground from './Ground.svelte';
import { cardIcon, livery, verbIcon } from './livery';
import { symbols } from './pieces';

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

function thingIcon(word: string): string {
  const kind = kindOf(word);
  if (kind === 'card') return cardIcon(idOf(word));
  if (kind === 'unit') return `sides/${livery.colourOf(idOf(word).split('-')[0]!)}`;
  return kind === 'number' ? 'ui/cards' : 'ui/board';
}

const face: Face = {
  game: 'normandy',
  art: { Ground, PieceArt: CounterArt },
  symbols,
  sheet(description, words) {
    const operation = told(`operation-${description.operation}`, '', words);
    return {
      grid: 'brick',
      ...layBricks(tilesOf(description), description.stagger),
      title: titleOf(description, words),
      under: [dateOf(description, words), ...lines(operation)].filter(Boolean),
      north: words.text('ui-board-north'),
      // No map of the book is so long that turning it would help a tall screen.
      turns: false,
    };
  },
  pieces: (sheet, description, view, words) => counters(sheet, description, view, words, livery),
  placeLabel: (id, description, view, words) => tileLabel(idOf(id), description, view, words),
  caption: (description, words) => ({
    title: titleOf(description, words),
    under: [words.name('game', 'normandy'), dateOf(description, words)].filter(Boolean).join(' · '),
  }),
  plates,
  clock,
  mark: (side) => ({ symbol: `sides/${livery.colourOf(side)}`, colour: livery.colourOf(side) }),
  verbIcon,
  thingIcon,
  standsFor,
  meant: (chosen, word, _legal, view, description) => meant(chosen, word, view, description),
  note,
  traces,
  roll,
  Hand,
  Tray,
  Rail: Stakes,
};

export default face;
