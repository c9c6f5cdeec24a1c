/** What the things of Heroes of Stalingrad are: units, squares, cards, tokens, damage. */
import type { Scene } from './scene';
import type { Help, HelpLine } from '../../lib/help/help';
import { idOf, kindOf } from '../../lib/table/asking';
import { abilitiesPrinted, abilitiesShown, type Ability } from './abilities';
import { battleOf, faceOf, KINDS, type Battle, type FaceFacts, type Kind, type WeaponFacts } from './facts';
import { cardIcon } from './icons';
import { pictogram } from './livery';
import { signed } from './note';
import { placeOf, unitOf, unitsOf, type Standing } from './seen';
import { groundOf } from './situation';
import { scoreText } from './stakes';

const COVER = 'markers/cover';

export const VERB_RULES: Record<string, string> = {
  deploy: 'HOS-24.1',
  face: 'HOS-6.10',
  scout: 'HOS-19.13',
  assign: 'HOS-3.21',
  skip: 'HOS-3.29',
  autonomous: 'HOS-19.1',
  special: 'HOS-3.31',
  repair: 'HOS-18.1',
  inspire: 'HOS-19.5',
  wait: 'HOS-5.2',
  supply: 'HOS-10.1',
  move: 'HOS-6.1',
  step: 'HOS-6.1',
  assault: 'HOS-17.1',
  charge: 'HOS-17.1',
  push: 'HOS-6.50',
  board: 'HOS-20.1',
  flip: 'HOS-15.3',
  fire: 'HOS-8.1',
  suppress: 'HOS-16.64',
  divert: 'HOS-16.11',
  snipe: 'HOS-16.60',
  split: 'HOS-16.87',
  'split-suppress': 'HOS-16.87',
  howitzer: 'HOS-16.33',
  indirect: 'HOS-16.44',
  flame: 'HOS-16.13',
  'flame-room': 'HOS-16.13',
  demolish: 'HOS-16.6',
  grenade: 'HOS-25.15',
  react: 'HOS-16.71',
  play: 'HOS-21.5',
  bonus: 'HOS-21.13',
};

export function help(word: string, scene: Scene): Help | null {
  const { description, view } = scene;
  const battle = battleOf(description);
  const id = idOf(word);
  switch (kindOf(word)) {
    case 'unit': {
      const unit = unitOf(battle, view, id) ?? atStart(battle, id);
      return unit ? unitHelp(unit, battle, scene) : null;
    }
    case 'square':
      return battle.squareNamed.has(id) ? squareHelp(id, battle, scene) : null;
    case 'card':
      return battle.cards.has(id) ? cardHelp(id, battle, scene) : null;
    case 'damage':
      return plain(`damage-${id}`, id, 'damage', scene, 'HOS-9.11');
    case 'token':
      return tokenHelp(id, scene);
    default:
      return null;
  }
}

/** A unit of the scenario before anything is known of its place. */
function atStart(battle: Battle, id: string): Standing | undefined {
  const counter = battle.counterOf(id);
  if (!counter) return undefined;
  const face = counter.faces[0]!;
  const seen = { shows: face.state, standing: 'reserve' } as unknown as Standing['seen'];
  return { id, seen, side: counter.side, counter, face: faceOf(counter, face.state) };
}

const value = (number: number | null | undefined): string =>
  number === null ? 'X' : number === undefined ? '?' : String(number);
const combat = (number: number | null | undefined): string =>
  number === null || number === undefined ? 'X' : number === 0 ? '0' : signed(number);

function unitHelp(unit: Standing, battle: Battle, scene: Scene): Help {
  const { view, words } = scene;
  const { face, seen, counter } = unit;
  const abilities = face ? abilitiesShown(face) : abilitiesPrinted(seen.printed?.abilities ?? []);
  const unlocked = battle.units.get(unit.id)?.unlocked ?? [];
  const square = placeOf(view, seen);
  const ground = square ? battle.terrain.get(groundOf(battle, view, square)) : undefined;
  const bonus = ground && counter ? ground.defence[KINDS.indexOf(counter.kind)]! : 0;
  return {
    icon: pictogram(counter),
    name: words.name('unit', unit.id),
    state: [
      words.name('side', unit.side),
      ...(counter ? [words.name('kind', counter.kind)] : []),
      ...(counter && counter.faces.length > 1 ? [words.name('state', seen.shows)] : []),
    ].join(', '),
    lines: [
      ...(face ? valueLines(face, scene) : []),
      ...(bonus
        ? [
            {
              icon: COVER,
              text: words.text('ui-hos-help-covered', { ground: words.name('terrain', ground!.terrain) }),
              amount: signed(bonus),
            },
          ]
        : []),
      ...conditionLines(unit, scene),
      ...abilities.map((ability) => abilityLine(ability, scene)),
      ...unlocked.map(([ability]) => ({
        icon: 'ui/check',
        text: words.name('ability', String(ability).replaceAll('-', '_')),
      })),
    ],
    after: face ? words.text('ui-hos-when-hit', { hit: face.hit }) : words.text('ui-hos-unknown-unit'),
    rules: ['HOS-14.1', face?.hit === 'damage' ? 'HOS-9.11' : 'HOS-9.1'],
  };
}

function valueLines(face: FaceFacts, scene: Scene): HelpLine[] {
  const { words } = scene;
  const { defence } = face;
  const shown = new Set(defence).size > 1 ? defence.map(value).join(' · ') : value(defence[0]);
  return [
    { icon: 'actions/move', text: words.text('ui-hos-help-move'), amount: value(face.move) },
    {
      icon: COVER,
      text: words.text('ui-hos-help-defence', { sides: new Set(defence).size > 1 ? 'yes' : 'no' }),
      amount: shown,
    },
    ...face.weapons.map((weapon) => weaponLine(weapon, face.weapons.length > 1, scene)),
  ];
}

/** The Combat Values of a weapon against infantry, light and heavy vehicles. */
function weaponLine({ weapon, cv }: WeaponFacts, several: boolean, { words }: Scene): HelpLine {
  return {
    icon: 'actions/fire',
    ...(several ? { head: `${words.name('weapon', weapon)}.` } : {}),
    text: words.text('ui-hos-help-combat'),
    amount: KINDS.map((_, i) => combat(cv[i])).join(' · '),
  };
}

function conditionLines({ seen }: Standing, { words }: Scene): HelpLine[] {
  return [
    ...(seen.suppression
      ? [
          {
            icon: 'markers/suppressed',
            text: words.text('ui-hos-help-suppression'),
            amount: String(seen.suppression),
          },
        ]
      : []),
    ...(seen.damage ?? []).map((damage) => ({
      icon: damageIcon(damage),
      head: `${words.text(`ui-hos-damage-${damage}`)}.`,
      text: words.text(`damage-${damage}-text`),
    })),
  ];
}

const damageIcon = (damage: string): string => `markers/damage-${damage === 'main-weapon' ? 'gun' : damage}`;

function abilityLine({ id, icon, number }: Ability, { words }: Scene): HelpLine {
  return {
    icon,
    head: `${words.name('ability', id)}.`,
    text: words.text(`ability-${id}-text`),
    ...(number ? { amount: number } : {}),
  };
}

/** What the ground of a square does. */
function groundLines(terrain: string, battle: Battle, { words }: Scene): HelpLine[] {
  const facts = battle.terrain.get(terrain);
  if (!facts) return [];
  const { defence, obscures, blocks, impassable, difficult, structure } = facts;
  const kindsOf = (kinds: readonly Kind[]): string =>
    kinds.map((kind) => words.name('kind', kind)).join(', ');
  const covered = KINDS.filter((_, i) => defence[i]! > 0);
  const lines: HelpLine[] = [
    ...(covered.length
      ? [
          {
            icon: COVER,
            text: words.text('ui-hos-help-cover', { kinds: kindsOf(covered) }),
            amount: signed(Math.max(...defence)),
          },
        ]
      : []),
    ...(obscures
      ? [{ icon: 'ui/eye', text: words.text('ui-hos-help-obscures'), amount: signed(-obscures) }]
      : []),
    ...(blocks ? [{ icon: 'ui/eye', text: words.text('ui-hos-ground-blocks') }] : []),
    ...(difficult.length
      ? [{ icon: 'actions/move', text: words.text('ui-hos-ground-difficult', { kinds: kindsOf(difficult) }) }]
      : []),
    ...(impassable.length
      ? [{ icon: 'ui/close', text: words.text('ui-hos-ground-closed', { kinds: kindsOf(impassable) }) }]
      : []),
    ...(structure
      ? [{ icon: 'actions/demolish', text: words.text('ui-hos-help-structure'), amount: String(structure) }]
      : []),
  ];
  return lines.length ? lines : [{ icon: 'ui/board', text: words.text('ui-hos-ground-plain') }];
}

function squareHelp(id: string, battle: Battle, scene: Scene): Help {
  const { view, words } = scene;
  const terrain = groundOf(battle, view, id);
  const part = battle.squareNamed.get(id)?.part;
  const objectives = battle.objectives.filter(({ squares }) => squares.includes(id));
  const scores = battle.scores.filter(({ objective }) =>
    objectives.some((each) => each.objective === objective),
  );
  const wreck = (view.wrecks ?? []).some((each: { at: string[] } | null) => each?.at.includes(id));
  const here = unitsOf(battle, view).filter(({ seen }) => seen.at === id || seen.rear === id);
  return {
    icon: objectives.length ? 'markers/objective' : 'ui/board',
    name: `${words.name('square', id)}, ${words.name('terrain', terrain)}`,
    state: objectives.length
      ? objectives.map(({ objective }) => words.name('objective', objective)).join(', ')
      : part
        ? words.name('part', part)
        : '',
    lines: [
      ...groundLines(terrain, battle, scene),
      ...((view.smoke ?? []).includes(id)
        ? [{ icon: 'actions/conceal', text: words.text('ui-hos-help-smoke') }]
        : []),
      ...(wreck ? [{ icon: 'units/tank', text: words.text('ui-hos-help-wreck') }] : []),
      ...scores.map((score) => ({
        icon: 'markers/objective',
        text: scoreText(score, scene),
        amount: String(score.points),
      })),
    ],
    after: here.length
      ? words.text('ui-hos-help-here', { units: here.map((unit) => words.name('unit', unit.id)).join(', ') })
      : '',
    rules: ['HOS-11.1', ...(objectives.length ? ['HOS-30.1'] : [])],
  };
}

/** The whole text of a card, when it can be played, and its bonus. */
function cardHelp(id: string, battle: Battle, { words }: Scene): Help {
  const facts = battle.cards.get(id)!;
  return {
    icon: cardIcon(facts.effect),
    name: words.name('card', id),
    state: words.name('side', facts.side),
    lines: [
      {
        icon: 'ui/play',
        head: words.text('ui-hos-help-when'),
        text: facts.windows.map((window) => words.name('window', window)).join('; '),
      },
      ...(facts.bonus
        ? [
            {
              icon: 'actions/bolster',
              head: words.text('ui-hos-help-or'),
              text: words.text(`bonus-${facts.bonus}`, { number: facts.bonus_number }),
            },
          ]
        : []),
    ],
    after: words.text(`card-${id}-text`),
    rules: ['HOS-21.5', ...(facts.bonus ? ['HOS-21.13'] : [])],
  };
}

function tokenHelp(id: string, { words }: Scene): Help {
  const kind = id === 'special' || id === 'bluff' ? id : id === 'unknown' ? 'unknown' : 'number';
  return {
    icon: 'actions/order',
    name: words.text('ui-hos-token', { kind, number: id }),
    state: '',
    lines: [],
    after: words.text(`ui-hos-help-token-${kind}`),
    rules: [kind === 'bluff' ? 'HOS-3.25' : 'HOS-3.21'],
  };
}

function plain(key: string, id: string, kind: string, { words }: Scene, rule: string): Help {
  return {
    icon: damageIcon(id),
    name: words.name(kind, id),
    state: '',
    lines: [],
    after: words.text(`${key}-text`),
    rules: [rule],
  };
}

/** The ground and the markers of this field. */
export function signs(scene: Scene): HelpLine[] {
  const { description, view, words } = scene;
  const battle = battleOf(description);
  const grounds = [...new Set(battle.squares.map(({ square }) => groundOf(battle, view, square)))];
  const DAMAGES = ['crew', 'tracks', 'hull', 'main-weapon'];
  const heavy = [...battle.counters.values()].some(({ kind }) => kind === 'heavy');
  return [
    ...battle.objectives.map(({ objective }) => ({
      icon: 'markers/objective',
      head: words.name('objective', objective),
      text: battle.scores
        .filter((score) => score.objective === objective)
        .map((score) => `${words.name('side', score.side)} ${score.points}`)
        .join(', '),
    })),
    ...grounds.map((terrain) => ({
      icon: 'ui/board',
      head: words.name('terrain', terrain),
      text: groundLines(terrain, battle, scene)
        .map(({ text, amount }) => (amount ? `${text} ${amount}` : text))
        .join('. '),
    })),
    {
      icon: 'markers/suppressed',
      head: words.name('marker', 'suppression'),
      text: words.text('ui-hos-help-suppression'),
    },
    {
      icon: 'markers/activated',
      head: words.name('marker', 'activation'),
      text: words.text('ui-hos-help-activated'),
    },
    ...(['number', 'special', 'bluff', 'unknown'] as const).map((kind) => ({
      icon:
        kind === 'unknown' ? 'markers/order-su-back' : `markers/order-su-${kind === 'number' ? '1' : kind}`,
      head: words.text('ui-hos-token', { kind, number: '1' }),
      text: words.text(`ui-hos-help-token-${kind}`),
    })),
    ...(heavy
      ? DAMAGES.map((damage) => ({
          icon: damageIcon(damage),
          head: words.text(`ui-hos-damage-${damage}`),
          text: words.text(`damage-${damage}-text`),
        }))
      : []),
  ];
}
