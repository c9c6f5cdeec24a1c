/** Undaunted: North Africa on one page. */
import { symbols } from '../../design/pieces';
import type { GameSummary } from '../../lib/summary';
import { attackOf, cardsIn, coverOf, linesOf, roundOf, verbsOf, type Edition } from '../undaunted/onePage';
import { livery, structureIcon, verbIcon } from './livery';
import { symbols as pieces, TILES } from './pieces';
import { symbolOf } from './tiles';

const files = import.meta.glob<string>(
  [
    '../../design/pieces/counters/lrdg-{leader,sergeant,scout,saboteur,sniper,engineer,mg,atgun,scout-suppressed}.svg',
    '../../design/pieces/counters/it-{scout-a,rifle-a,driver-t,gun-t,crew-t,mg-a,atgun-a}.svg',
    '../../design/pieces/markers/{objective-*,cover}.svg',
  ],
  { query: '?raw&north-africa-summary', import: 'default', eager: true },
);

/** The drawing of the counter of each kind of card. */
const COUNTERS: Record<string, Record<string, string>> = {
  lrdg: {
    'staff-sergeant': 'leader',
    sergeant: 'sergeant',
    scout: 'scout',
    saboteur: 'saboteur',
    sniper: 'sniper',
    engineer: 'engineer',
    gunner: 'mg',
    antitank: 'atgun',
  },
  italy: {
    rifleman: 'rifle-a',
    driver: 'driver-t',
    'tank-gunner': 'gun-t',
    crew: 'crew-t',
  },
};

const edition: Edition = {
  colours: ['lrdg', 'it'],
  rules: { round: 'NAF-8.1', attack: 'NAF-38.1', cover: 'NAF-6.2', cards: 'NAF-2.1', signs: 'NAF-5.1' },
  verbs: {
    move: 'NAF-25.1',
    scout: 'NAF-26.1',
    stalk: 'NAF-27.1',
    board: 'NAF-17.1',
    drive: 'NAF-24.1',
    navigate: 'NAF-33.1',
    control: 'NAF-31.1',
    attack: 'NAF-37.1',
    suppress: 'NAF-41.1',
    demolitions: 'NAF-44.1',
    'anti-tank': 'NAF-42.1',
    strafe: 'NAF-45.1',
    repair: 'NAF-35.1',
    survey: 'NAF-36.1',
    bolster: 'NAF-28.1',
    inspire: 'NAF-32.1',
    command: 'NAF-29.1',
    recon: 'NAF-34.1',
    conceal: 'NAF-30.1',
    hunker: 'NAF-14.1',
  },
  verbIcon,
  cardIcon: (title) => livery.unitIcon(title),
  counter: (side, { title }) => {
    const drawing = COUNTERS[side]?.[title];
    return drawing ? `counters/${livery.colourOf(side)}-${drawing}` : null;
  },
  tile: symbolOf,
  target: 'counters/it-scout-a',
  attackText: 'ui-undaunted-sum-attack-soldier',
  hill: 'north-africa/terrain/jebel-knoll',
};

const summary: GameSummary = {
  symbols: pieces + symbols(files),
  onDemand: TILES,
  sections: (words, description) => [
    roundOf(words, description, edition),
    {
      kind: 'lines',
      title: words.text('ui-sum-win'),
      rule: 'NAF-48.2',
      lines: linesOf(words, {
        points: 'markers/objective-2',
        leave: verbIcon('leave'),
        neutralise: 'counters/it-rifle-a',
      }),
    },
    attackOf(words, description, edition),
    coverOf(words, description, edition),
    cardsIn(words, description, edition),
    {
      kind: 'lines',
      title: words.text('ui-sum-signs'),
      rule: edition.rules.signs,
      lines: linesOf(words, {
        scouted: 'markers/scouted-lrdg',
        controlled: 'markers/controlled-lrdg',
        objective: 'markers/objective-1',
        suppressed: 'counters/lrdg-scout-suppressed',
        fog: 'units/fog',
        structure: structureIcon('hangar'),
      }),
    },
    verbsOf(words, description, edition),
  ],
};

export default summary;
