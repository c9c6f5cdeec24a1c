/** Memoir '44 on one page. */
import { symbols } from '../../design/pieces';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { GameSummary, Section } from '../../lib/summary';
import { SYMBOLS } from './symbols';
import type { Arm } from './units';

const files = import.meta.glob<string>(
  [
    '../../design/pieces/figures/unit-*-{allies,axis}-[234].svg',
    '../../design/pieces/terrain-hex/{pond,river-straight}.svg',
    '../../design/pieces/cards/section-*.svg',
  ],
  { query: '?raw&memoir44-summary', import: 'default', eager: true },
);

interface ArmFacts {
  arm: Arm;
  figures: number;
  move: number;
  move_and_battle: number;
  dice: number[];
}

/** Each kind of ground: its drawing, what entering does, dice lost by infantry and armor, sight, rule. */
type Ground = [kind: string, picture: string, entering: string, dice: string, sight: string];
const GROUND: Ground[] = [
  ['terrain-forest', 'terrain-hex/forest', 'stop', '−1, −2', 'blocked'],
  ['terrain-hedgerow', 'terrain-hex/hedgerow', 'hedge', '−1, −2', 'blocked'],
  ['terrain-town', 'terrain-hex/town', 'stop', '−1, −2', 'blocked'],
  ['terrain-hill', 'terrain-hex/hill', 'plain', '−1, −1', 'low'],
  ['terrain-river', 'terrain-hex/river-straight', 'closed', '0, 0', 'free'],
  ['terrain-beach', 'terrain-hex/beach', 'beach', '0, 0', 'free'],
  ['terrain-ocean', 'terrain-hex/ocean', 'ocean', '0, 0', 'free'],
  ['obstacle-bunker', 'obstacles/bunker', 'bunker', '−1, −2', 'blocked'],
  ['obstacle-hedgehog', 'obstacles/hedgehog', 'bunker', '0, 0', 'free'],
  ['obstacle-sandbags', 'obstacles/sandbag', 'plain', '−1, −1', 'free'],
  ['obstacle-wire', 'obstacles/wire', 'wire', '0, 0', 'free'],
];
const FACES: [face: string, rule: string][] = [
  ['infantry', 'M44-15.2'],
  ['armor', 'M44-15.3'],
  ['grenade', 'M44-15.4'],
  ['flag', 'M44-15.7'],
  ['star', 'M44-15.6'],
];

const own = (words: Words, id: string) => words.text(`ui-m44-sum-${id}`);
const named = (words: Words, id: string, picture: string, rule?: string) => ({
  picture,
  name: own(words, id),
  text: own(words, `${id}-text`),
  ...(rule ? { rule } : {}),
});

function turn(words: Words): Section {
  const step = (id: string, ...ids: string[]) => ({
    name: own(words, id),
    text: own(words, `${id}-text`),
    pictures: ids.map((symbol) => ({ symbol })),
  });
  return {
    kind: 'steps',
    title: words.text('ui-sum-turn'),
    rule: 'M44-7.2',
    steps: [
      step('card', 'cards/section-left', 'cards/section-centre', 'cards/section-right'),
      step('order', 'figures/unit-infantry-allies-4', 'actions/order'),
      step('move', 'figures/unit-armor-allies-3', 'actions/move'),
      step('battle', 'dice/battle-infantry', 'dice/battle-grenade', 'dice/battle-flag'),
      step('draw', 'cards/section-all'),
    ],
  };
}

function arms(words: Words, description: Description): Section {
  return {
    kind: 'table',
    title: words.text('ui-sum-units'),
    rule: 'M44-12.1',
    head: [
      words.text('ui-sum-unit'),
      ...['figures', 'moves', 'moves-battle', 'dice-at'].map((id) => own(words, id)),
    ],
    rows: (description.arms as ArmFacts[]).map(({ arm, figures, move, move_and_battle, dice }) => ({
      picture: `figures/unit-${arm}-allies-${figures}`,
      cells: [
        words.name('arm', arm),
        String(figures),
        String(move),
        String(move_and_battle),
        dice.join(' · '),
      ],
    })),
  };
}

const summary: GameSummary = {
  symbols: SYMBOLS + symbols(files),
  sections: (words, description) => [
    turn(words),
    {
      kind: 'lines',
      title: words.text('ui-sum-win'),
      rule: 'M44-6.1',
      lines: [
        named(words, 'medals', 'markers/medal-allies', 'M44-6.7'),
        named(words, 'unit', 'figures/unit-infantry-axis-4', 'M44-6.2'),
        named(words, 'place', 'markers/medal-held-allies', 'M44-6.5'),
      ],
    },
    arms(words, description),
    {
      kind: 'lines',
      title: own(words, 'dice'),
      rule: 'M44-15.1',
      lines: FACES.map(([face, rule]) => ({
        picture: `dice/battle-${face}`,
        name: words.name('face', face),
        text: own(words, `face-${face}`),
        rule,
      })),
    },
    {
      kind: 'table',
      title: words.text('ui-sum-terrain'),
      rule: 'M44-14.1',
      head: [words.text('ui-sum-terrain'), ...['entering', 'dice-less', 'sight'].map((id) => own(words, id))],
      rows: GROUND.map(([kind, picture, entering, dice, sight]) => ({
        picture,
        cells: [words.text(kind), own(words, entering), dice, own(words, sight)],
      })),
    },
    {
      kind: 'lines',
      title: own(words, 'after'),
      rule: 'M44-11.13',
      lines: [
        named(words, 'retreat', 'actions/retreat', 'M44-16.1'),
        named(words, 'flag', 'obstacles/sandbag', 'M44-16.11'),
        named(words, 'ground', 'actions/ground', 'M44-17.1'),
        named(words, 'overrun', 'actions/overrun', 'M44-18.1'),
      ],
    },
  ],
};

export default summary;
