/** The table of Undaunted: North Africa. */
import { nameOf } from '../undaunted/cards';
import type { Scene } from '../undaunted/scene';
import type { GameUi } from '../../lib/gameUi';
import { idOf } from '../../lib/table/asking';
import { tileLabel } from '../undaunted/markers';
import { guessActions } from '../undaunted/guessing';
import { stamp } from '../undaunted/cards';
import { deed } from '../undaunted/deeds';
import { note } from '../undaunted/note';
import { captionOf, sheetOf } from '../undaunted/sheet';
import Stocks from '../undaunted/Stocks.svelte';
import Tray from '../undaunted/Tray.svelte';
import { clock, plates } from '../undaunted/status';
import { dieFaces, loss } from '../undaunted/statistics';
import { CARD_EVENTS, LANDMARKS, roll, traces } from '../undaunted/story';
import { handOf } from '../undaunted/table';
import { exitsOf, pieces } from './figures';
import { naming } from '../undaunted/naming';
import { isVoid } from '../undaunted/voids';
import { aimsOf, briefing, goal } from './goals';
import Goals from './Goals.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { help, signs, VERB_RULES } from './help';
import { livery, thingIcon, verbIcon } from './livery';
import PieceArt from './PieceArt.svelte';
import { symbols } from './pieces';
import { rolls } from './rolls';
import Look from './Look.svelte';
import { standing, vehiclesOf } from './vehicles';
import { aliases, ways } from './ways';

/** What a tile has in addition to Normandy: rough ground, a structure, an exit. */
function moreOf(tile: string, scene: Scene): string[] {
  const { description, words } = scene;
  const rough: string[] = description.rough ?? [];
  const sides = exitsOf(description).get(tile);
  return [
    ...(rough.includes(tile) ? [words.text('ui-undaunted-tile-rough')] : []),
    ...standing(scene)
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

const ui: GameUi = {
  game: 'north-africa',
  art: { Ground, PieceArt },
  symbols,
  sheet: sheetOf,
  pieces,
  placeLabel(id, scene) {
    const tile = idOf(id);
    return tileLabel(tile, scene, 'strafe', moreOf(tile, scene));
  },
  caption: captionOf,
  plates: (scene) => plates(scene, aimsOf),
  clock,
  naming,
  deed,
  landmarks: LANDMARKS,
  loss,
  dieFaces,
  cardEvents: CARD_EVENTS,
  begins: ({ description }) => (description.initiative as string | undefined) ?? null,
  goal,
  briefing,
  mark: (side) => ({ symbol: `sides/${livery.colourOf(side)}`, colour: livery.colourOf(side) }),
  verbIcon,
  isVoid,
  thingIcon,
  aliases,
  guessActions: (chosen, word, _legal, scene) => guessActions(chosen, word, scene, ways),
  note: (odds, action, scene) => note(odds, action, scene, rolls),
  help,
  nameOf,
  verbRules: VERB_RULES,
  signs,
  traces,
  roll,
  Stocks,
  hand: handOf,
  stamp,
  Hand,
  Look,
  Tray,
  trayName: ({ description, words }, wide) =>
    words.text(!wide && vehiclesOf(description).length > 0 ? 'ui-undaunted-tray-vehicles' : 'ui-tab-tray'),
  Rail: Goals,
};

export default ui;
