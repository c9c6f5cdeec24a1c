/** The face of Undaunted: North Africa. */
import type { Face } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import { idOf } from '../../lib/table/asking';
import { tileLabel } from '../undaunted/markers';
import { meant } from '../undaunted/meant';
import { note } from '../undaunted/note';
import { captionOf, sheetOf } from '../undaunted/sheet';
import { clock, plates } from '../undaunted/status';
import { roll, traces } from '../undaunted/story';
import { exitsOf, pieces } from './figures';
import { aimsOf } from './goals';
import Goals from './Goals.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { livery, thingIcon, verbIcon } from './livery';
import PieceArt from './PieceArt.svelte';
import { symbols } from './pieces';
import { rolls } from './rolls';
import Tray from './Tray.svelte';
import { standing, vehiclesOf } from './vehicles';
import { standsFor, ways } from './ways';

/** What a tile has that Normandy does not know: rough ground, a structure, a way off the map. */
function moreOf(tile: string, description: Description, view: View, words: Words): string[] {
  const rough: string[] = description.rough ?? [];
  const sides = exitsOf(description).get(tile);
  return [
    ...(rough.includes(tile) ? [words.text('ui-undaunted-tile-rough')] : []),
    ...standing(description, view)
      .filter((structure) => structure.tile === tile)
      .map(({ structure }) => words.name('structure', structure)),
    ...(sides
      ? [
          words.text('ui-undaunted-tile-exit', {
            sides: sides.map((side) => words.name('side', side)).join(', '),
          }),
        ]
      : []),
  ];
}

const face: Face = {
  game: 'north-africa',
  art: { Ground, PieceArt },
  symbols,
  sheet: sheetOf,
  pieces,
  placeLabel(id, description, view, words) {
    const tile = idOf(id);
    return tileLabel(tile, description, view, words, 'strafe', moreOf(tile, description, view, words));
  },
  caption: captionOf,
  plates: (description, view, words) => plates(description, view, words, aimsOf),
  clock,
  mark: (side) => ({ symbol: `sides/${livery.colourOf(side)}`, colour: livery.colourOf(side) }),
  verbIcon,
  thingIcon,
  standsFor,
  meant: (chosen, word, _legal, view, description) => meant(chosen, word, view, description, ways),
  note: (odds, action, description, view, words) => note(odds, action, description, view, words, rolls),
  traces,
  roll,
  Hand,
  Tray,
  trayName: (description, words) =>
    words.text(vehiclesOf(description).length > 0 ? 'ui-undaunted-tray-vehicles' : 'ui-tab-tray'),
  Rail: Goals,
};

export default face;
