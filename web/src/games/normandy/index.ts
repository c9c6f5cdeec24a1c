/** The face of Undaunted: Normandy. */
import type { Face } from '../../lib/face';
import { idOf, kindOf } from '../../lib/table/asking';
import CounterArt from '../undaunted/CounterArt.svelte';
import { figures, placed } from '../undaunted/counters';
import Hand from '../undaunted/Hand.svelte';
import { tileLabel } from '../undaunted/markers';
import { cardsFor, meant } from '../undaunted/meant';
import { note } from '../undaunted/note';
import { captionOf, sheetOf } from '../undaunted/sheet';
import { clock, plates } from '../undaunted/status';
import { roll, traces } from '../undaunted/story';
import { sidesOf } from '../undaunted/table';
import Tray from '../undaunted/Tray.svelte';
import { aimsOf } from './goals';
import Ground from './Ground.svelte';
import { cardIcon, livery, verbIcon } from './livery';
import { symbols } from './pieces';
import { rolls } from './rolls';
import Stakes from './Stakes.svelte';
import { entryOf, ways } from './ways';

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
  sheet: sheetOf,
  pieces: (sheet, description, view, words) =>
    placed(sheet, sidesOf(description), figures(description, view, words, livery)),
  placeLabel: (id, description, view, words) => tileLabel(idOf(id), description, view, words, 'blast'),
  caption: captionOf,
  plates: (description, view, words) => plates(description, view, words, aimsOf),
  clock,
  mark: (side) => ({ symbol: `sides/${livery.colourOf(side)}`, colour: livery.colourOf(side) }),
  verbIcon,
  thingIcon,
  standsFor: (word, view, description) => [...entryOf(word), ...cardsFor(word, view, description)],
  meant: (chosen, word, _legal, view, description) => meant(chosen, word, view, description, ways),
  note: (odds, action, description, view, words) => note(odds, action, description, view, words, rolls),
  traces,
  roll,
  Hand,
  Tray,
  Rail: Stakes,
};

export default face;
