/** What the summaries of the Undaunted games share: the round, the attack, cover, cards and actions. */
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import type { Line, Picture, Section } from '../../lib/summary';
import { cardsOf, sidesOf, tilesOf, unitsOf, type CardKind } from './table';

/** How a game differs from the others of the series. */
export interface Edition {
  /** The colour prefix of each side. */
  colours: [string, string];
  rules: { round: string; attack: string; cover: string; cards: string; signs: string };
  /** The rule of each action. */
  verbs: Record<string, string>;
  verbIcon(verb: string): string;
  cardIcon(title: string): string;
  /** The drawing of a counter, by the title of its card; null: it has none. */
  counter(side: string, card: CardKind): string | null;
  tile(tile: string, terrain: string): string;
  /** The counter that is attacked in the example, and what a hit does. */
  target: string;
  attackText: string;
  hill: string;
}

const RANGE = 1;
const COVER = 2;
const FACES = 10;

export function roundOf(words: Words, description: Description, edition: Edition): Section {
  const [first, second] = edition.colours;
  const sides = sidesOf(description);
  const cards = cardsOf(description, sides[0]!);
  const shown = ['command', 'combat', 'fog'].flatMap(
    (kind) => cards.find((card) => card.kind === kind) ?? [],
  );
  const small = (card: CardKind, colour = first) => ({
    card: String(card.initiative),
    symbol: edition.cardIcon(card.title),
    colour: card.kind === 'fog' ? 'n' : colour,
  });
  const soldiers = cards.filter(({ kind }) => kind === 'combat');
  const [high, low] = [soldiers[0]!, soldiers.at(-1)!];
  const counter = edition.counter(sides[0]!, high) ?? '';
  const step = (id: string, pictures: Picture[]) => ({
    name: words.text(`ui-undaunted-sum-${id}`),
    text: words.text(`ui-undaunted-sum-${id}-text`),
    pictures,
  });
  return {
    kind: 'steps',
    title: words.text('ui-sum-round'),
    rule: edition.rules.round,
    steps: [
      step('draw', [{ card: '', colour: first }, { text: '›' }, ...shown.map((card) => small(card))]),
      step('bid', [small(high), { text: `${high.initiative} > ${low.initiative}` }, small(low, second)]),
      step('play', [small(high), { text: '›' }, { symbol: counter }]),
      step('end', [{ symbol: 'markers/objective-2' }, { symbol: `markers/controlled-${first}` }]),
    ],
  };
}

export function attackOf(words: Words, description: Description, edition: Edition): Section {
  const [, enemy] = sidesOf(description);
  const defence = unitsOf(description).find(({ side }) => side === enemy)?.defence ?? 0;
  const total = defence + COVER + RANGE;
  const term = (picture: string, id: string, amount: number, sign: string) => ({
    picture,
    label: words.text(`ui-undaunted-sum-${id}`),
    amount: String(amount),
    sign,
  });
  return {
    kind: 'sum',
    title: words.text('ui-sum-attack'),
    rule: edition.rules.attack,
    terms: [
      term(edition.target, 'defence', defence, '+'),
      term('markers/cover', 'cover', COVER, '+'),
      term('actions/attack', 'range', RANGE, `= ${total}`),
    ],
    faces: Array.from({ length: FACES }, (_, face) => ({
      face: String(face),
      hit: face === 0 || face >= total,
    })),
    text: words.text(edition.attackText),
  };
}

/** One tile of each cover on the scenario's map, and a hill, whose cover depends on the attacker. */
export function coverOf(words: Words, description: Description, edition: Edition): Section {
  const flat = tilesOf(description).filter(({ hill }) => !hill);
  const covers = [...new Set(flat.map(({ cover }) => cover))].toSorted((a, b) => a - b);
  return {
    kind: 'tiles',
    title: words.text('ui-sum-cover'),
    rule: edition.rules.cover,
    tiles: [
      ...covers.map((wanted) => {
        const { tile, terrain, cover } = flat.find((each) => each.cover === wanted)!;
        return {
          picture: edition.tile(tile, terrain),
          name: words.name('terrain', terrain),
          badge: String(cover),
        };
      }),
      { picture: edition.hill, name: words.text('ui-undaunted-sum-hill'), badge: '3/1' },
    ],
  };
}

/** The kinds of cards of all sides, each once, with their actions. */
export function cardsIn(words: Words, description: Description, edition: Edition): Section {
  const seen = new Set<string>();
  const rows = sidesOf(description).flatMap((side) =>
    cardsOf(description, side).flatMap((card) => {
      if (card.kind === 'fog' || seen.has(card.title)) return [];
      seen.add(card.title);
      const unit = unitsOf(description).find((each) => each.unit === card.unit);
      const actions = card.actions.map(([verb, size]) => ({
        icon: edition.verbIcon(verb),
        text: [words.name('action', verb), size ?? ''].join(' ').trim(),
      }));
      return [
        {
          picture: edition.counter(side, card) ?? edition.cardIcon(card.title),
          cells: [
            words.name('card', card.title),
            unit ? String(unit.defence) : '–',
            actions,
            String(card.initiative),
          ],
        },
      ];
    }),
  );
  return {
    kind: 'table',
    title: words.text('ui-sum-units'),
    rule: edition.rules.cards,
    head: [
      'ui-sum-unit',
      'ui-undaunted-sum-defence',
      'ui-undaunted-sum-card',
      'ui-undaunted-sum-initiative',
    ].map((key) => words.text(key)),
    rows,
  };
}

/** The actions on cards and seats, in the order of the edition. */
export function verbsOf(words: Words, description: Description, edition: Edition): Section {
  const sized = new Set(
    sidesOf(description)
      .flatMap((side) => cardsOf(description, side))
      .flatMap(({ actions }) => actions.flatMap(([verb, size]) => (size === null ? [] : [verb]))),
  );
  return {
    kind: 'lines',
    title: words.text('ui-sum-verbs'),
    rule: edition.verbs.hunker!,
    wide: true,
    lines: Object.entries(edition.verbs).map(([verb, rule]) => ({
      picture: edition.verbIcon(verb),
      name: words.name('action', verb) + (sized.has(verb) ? ' X' : ''),
      text: words.text(`ui-undaunted-sum-verb-${verb}`),
      rule,
    })),
  };
}

/** Lines of the catalogue: a picture each, with name and text. */
export function linesOf(words: Words, pictures: Record<string, string>): Line[] {
  return Object.entries(pictures).map(([id, picture]) => ({
    picture,
    name: words.text(`ui-undaunted-sum-${id}`),
    text: words.text(`ui-undaunted-sum-${id}-text`),
  }));
}
