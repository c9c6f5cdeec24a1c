/** Heroes of Stalingrad on one page. */
import { symbols } from '../../design/pieces';
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { GameSummary, Section } from '../../lib/summary';
import { battleOf, KINDS, type Kind } from './facts';
import { pictogram } from './livery';
import { signed } from './note';
import { SYMBOLS } from './symbols';

const files = import.meta.glob<string>(
  [
    '../../design/pieces/counters/heroes-{su,de}-{infantry,officer,mg,scout,hmg}.svg',
    '../../design/pieces/markers/order-{su,de}-{1,2,3,back,bluff}.svg',
    '../../design/pieces/cards/action-su.svg',
    '../../design/pieces/markers/cover.svg',
  ],
  { query: '?raw&heroes-summary', import: 'default', eager: true },
);

const own = (words: Words, id: string) => words.text(`ui-hos-sum-${id}`);
const named = (words: Words, id: string, picture: string, rule?: string) => ({
  picture,
  name: own(words, id),
  text: own(words, `${id}-text`),
  ...(rule ? { rule } : {}),
});
/** Ground that explains itself by its effects; walls and wrecks are the same in other words. */
const CLASSES = new Set(['ground', 'building', 'line', 'marker']);

function turn(words: Words): Section {
  const step = (id: string, ...ids: string[]) => ({
    name: own(words, id),
    text: own(words, `${id}-text`),
    pictures: ids.map((symbol) => ({ symbol })),
  });
  return {
    kind: 'steps',
    title: words.text('ui-sum-turn'),
    rule: 'HOS-2.1',
    steps: [
      step('orders', 'counters/heroes-su-infantry', 'markers/order-su-back', 'markers/order-su-bluff'),
      step('acts', 'markers/order-su-1', 'markers/order-de-1', 'markers/order-su-2', 'markers/order-de-2'),
      step('supply', 'actions/move', 'markers/suppressed'),
      step('next', 'cards/action-su', 'ui/swap'),
    ],
  };
}

/** A shot of the example in the rules: a die of 4, a combat value of 2 and cover of 2 against a defence of 4. */
function shot(words: Words): Section {
  const combat = 2;
  const needed = 6;
  const term = (picture: string, label: string, amount: string, sign: string) => ({
    picture,
    label,
    amount,
    sign,
  });
  return {
    kind: 'sum',
    title: words.text('ui-sum-attack'),
    rule: 'HOS-8.38',
    terms: [
      term('dice/d6-4', own(words, 'die'), '4', '+'),
      term('counters/heroes-su-infantry', own(words, 'combat'), String(combat), '≥'),
      term('counters/heroes-de-infantry', own(words, 'defence'), '4', '+'),
      term('markers/cover', words.text('ui-sum-cover'), '2', ''),
    ],
    faces: Array.from({ length: 6 }, (_, i) => ({ face: String(i + 1), hit: i + 1 + combat >= needed })),
    text: own(words, 'shot'),
  };
}

function units(words: Words, description: Description): Section {
  const combat = (value: number | null | undefined) =>
    value === null || value === undefined ? '×' : value === 0 ? '0' : signed(value);
  return {
    kind: 'table',
    title: words.text('ui-sum-units'),
    rule: 'HOS-14.1',
    head: [
      words.text('ui-sum-unit'),
      words.text('ui-hos-move'),
      words.text('ui-hos-defence'),
      own(words, 'combat-against'),
    ],
    rows: [...battleOf(description).counters.values()].map((counter) => {
      const face = counter.faces[0]!;
      const defence = [...new Set(face.defence)].map((value) => value ?? '×').join(' · ');
      return {
        picture: pictogram(counter),
        cells: [
          words.name('unit', counter.counter),
          String(face.move ?? '×'),
          defence,
          KINDS.map((_, i) => combat(face.weapons[0]?.cv[i])).join(' · '),
        ],
      };
    }),
  };
}

function terrain(words: Words, description: Description): Section {
  const kindsOf = (kinds: readonly Kind[]) => kinds.map((kind) => words.name('kind', kind)).join(', ');
  const rows = [...battleOf(description).terrain.values()].flatMap((ground) => {
    const { defence, obscures, blocks, difficult, impassable } = ground;
    const covered = KINDS.filter((_, i) => (defence[i] ?? 0) > 0);
    const effects = [
      covered.length &&
        words.text('ui-hos-ground-cover', { amount: signed(Math.max(...defence)), kinds: kindsOf(covered) }),
      obscures && words.text('ui-hos-ground-obscures', { amount: signed(-obscures) }),
      blocks && words.text('ui-hos-ground-blocks'),
      difficult.length && words.text('ui-hos-ground-difficult', { kinds: kindsOf(difficult) }),
      impassable.length && words.text('ui-hos-ground-closed', { kinds: kindsOf(impassable) }),
    ].filter((effect) => typeof effect === 'string');
    if (!CLASSES.has(ground.class) || !effects.length) return [];
    return [{ picture: '', cells: [words.name('terrain', ground.terrain), `${effects.join('. ')}.`] }];
  });
  return {
    kind: 'table',
    title: words.text('ui-sum-terrain'),
    rule: 'HOS-11.1',
    head: [words.text('ui-sum-terrain'), own(words, 'effect')],
    rows,
  };
}

const summary: GameSummary = {
  symbols: SYMBOLS + symbols(files),
  sections: (words, description) => [
    turn(words),
    {
      kind: 'lines',
      title: words.text('ui-sum-win'),
      rule: 'HOS-30.1',
      lines: [
        named(words, 'points', 'markers/objective', 'HOS-1.10'),
        named(words, 'limit', 'ui/last', 'HOS-30.3'),
        named(words, 'sudden', 'markers/order-su-back', 'HOS-3.12'),
      ],
    },
    shot(words),
    {
      kind: 'lines',
      title: words.text('ui-sum-signs'),
      rule: 'HOS-22.1',
      lines: [
        named(words, 'token', 'markers/order-su-2', 'HOS-3.19'),
        named(words, 'suppressed', 'markers/suppressed', 'HOS-22.2'),
        named(words, 'activated', 'markers/activated', 'HOS-23.1'),
        named(words, 'objective', 'markers/objective', 'HOS-30.1'),
        named(words, 'yellow', 'counters/heroes-su-officer', 'HOS-14.7'),
        named(words, 'red', 'counters/heroes-su-hmg', 'HOS-14.7'),
      ],
    },
    units(words, description),
    terrain(words, description),
    {
      kind: 'lines',
      title: words.text('ui-sum-verbs'),
      rule: 'HOS-5.1',
      wide: true,
      lines: [
        {
          picture: 'actions/move',
          name: words.name('action', 'move'),
          text: own(words, 'verb-move'),
          rule: 'HOS-6.1',
        },
        { picture: 'actions/fire', name: own(words, 'fire'), text: own(words, 'verb-fire'), rule: 'HOS-8.1' },
        {
          picture: 'actions/assault',
          name: words.name('action', 'assault'),
          text: own(words, 'verb-assault'),
          rule: 'HOS-17.1',
        },
        { picture: 'ui/cards', name: own(words, 'cards'), text: own(words, 'verb-cards'), rule: 'HOS-21.4' },
      ],
    },
  ],
};

export default summary;
