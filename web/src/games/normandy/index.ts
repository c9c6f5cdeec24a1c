/** The table of Undaunted: Normandy. */
import type { GameUi } from '../../lib/gameUi';
import { idOf, kindOf } from '../../lib/table/asking';
import CounterArt from '../undaunted/CounterArt.svelte';
import { figures, placed } from '../undaunted/counters';
import Hand from '../undaunted/Hand.svelte';
import { tileLabel } from '../undaunted/markers';
import { nameOf } from '../undaunted/cards';
import { cardsFor, guessActions } from '../undaunted/guessing';
import { stamp } from '../undaunted/cards';
import { deed } from '../undaunted/deeds';
import { note } from '../undaunted/note';
import { captionOf, sheetOf } from '../undaunted/sheet';
import Stocks from '../undaunted/Stocks.svelte';
import { clock, plates } from '../undaunted/status';
import { dieFaces, loss } from '../undaunted/statistics';
import { CARD_EVENTS, LANDMARKS, roll, traces } from '../undaunted/story';
import { handOf, sidesOf } from '../undaunted/table';
import Tray from '../undaunted/Tray.svelte';
import { naming } from '../undaunted/naming';
import { isVoid } from '../undaunted/voids';
import { aimsOf, briefing, goal } from './goals';
import Ground from './Ground.svelte';
import { help, signs, VERB_RULES } from './help';
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

const ui: GameUi = {
  game: 'normandy',
  art: { Ground, PieceArt: CounterArt },
  symbols,
  sheet: sheetOf,
  pieces: (sheet, scene) => placed(sheet, sidesOf(scene.description), figures(scene, livery)),
  placeLabel: (id, scene) => tileLabel(idOf(id), scene, 'blast'),
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
  aliases: (word, scene) => [...entryOf(word), ...cardsFor(word, scene)],
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
  Tray,
  Rail: Stakes,
};

export default ui;
