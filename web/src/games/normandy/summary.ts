/** Undaunted: Normandy on one page. */
import { symbols } from '../../design/pieces';
import type { GameSummary } from '../../lib/summary';
import { attackOf, cardsIn, coverOf, linesOf, roundOf, verbsOf, type Edition } from '../undaunted/onePage';
import { cardIcon, livery, verbIcon } from './livery';
import { symbols as pieces, TILES } from './pieces';
import { drawingOf } from './tiles';

const files = import.meta.glob<string>(
  [
    '../../design/pieces/counters/{us,de}-{rifle-a,scout-a,mg-a,sniper,mortar}.svg',
    '../../design/pieces/counters/{us-rifle-a-suppressed,de-rifle-b}.svg',
    '../../design/pieces/markers/{objective-*,cover}.svg',
  ],
  { query: '?raw&normandy-summary', import: 'default', eager: true },
);

/** Kinds of cards whose counters have a drawing. */
const COUNTERS: Record<string, string> = {
  scout: 'scout-a',
  rifleman: 'rifle-a',
  'machine-gunner': 'mg-a',
  sniper: 'sniper',
  mortar: 'mortar',
};

const edition: Edition = {
  colours: ['us', 'de'],
  rules: { round: 'NOR-7.1', attack: 'NOR-28.1', cover: 'NOR-5.4', cards: 'NOR-2.1', signs: 'NOR-4.1' },
  verbs: {
    move: 'NOR-16.1',
    scout: 'NOR-18.1',
    stalk: 'NOR-19.1',
    guide: 'NOR-17.1',
    control: 'NOR-23.1',
    attack: 'NOR-27.1',
    suppress: 'NOR-31.1',
    target: 'NOR-26.1',
    blast: 'NOR-32.1',
    bolster: 'NOR-20.1',
    inspire: 'NOR-24.1',
    command: 'NOR-21.1',
    recon: 'NOR-25.1',
    conceal: 'NOR-22.1',
    hunker: 'NOR-14.1',
  },
  verbIcon,
  cardIcon,
  counter: (side, { title }) =>
    COUNTERS[title] ? `counters/${livery.colourOf(side)}-${COUNTERS[title]}` : null,
  tile: (tile) => drawingOf(tile).symbol,
  target: 'counters/de-rifle-b',
  attackText: 'ui-undaunted-sum-attack',
  hill: 'terrain-square/hill',
};

const summary: GameSummary = {
  symbols: pieces + symbols(files),
  onDemand: TILES,
  sections: (words, description) => [
    roundOf(words, description, edition),
    {
      kind: 'lines',
      title: words.text('ui-sum-win'),
      rule: 'NOR-37.3',
      lines: linesOf(words, {
        points: 'markers/objective-2',
        lost: 'markers/scouted-us',
        pin: 'counters/de-rifle-b',
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
        scouted: 'markers/scouted-us',
        controlled: 'markers/controlled-us',
        objective: 'markers/objective-1',
        spawn: 'markers/spawn-us',
        target: 'markers/target',
        suppressed: 'counters/us-rifle-a-suppressed',
        fog: 'units/fog',
      }),
    },
    verbsOf(words, description, edition),
  ],
};

export default summary;
