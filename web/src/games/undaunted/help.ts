/** What the things of the Undaunted games are: tiles with their signs, counters, cards. */
import type { Scene } from './scene';
import type { Help, HelpLine } from '../../lib/help/help';
import { idOf, kindOf } from '../../lib/table/asking';
import { linesOf, titleOf } from './cards';
import type { Livery } from './counters';
import { markersOf, objectiveOf, servedBy, type Marker } from './markers';
import {
  cardOf,
  isSuppressed,
  sideOf,
  sidesOf,
  standsIn,
  tileOf,
  tilesOf,
  unitOf,
  unitsOf,
  type CardKind,
  type Unit,
} from './table';

const COVER = 'markers/cover';

/** The rules of the things that both games have. */
export interface Rules {
  cover: string;
  hill: string;
  objective: string;
  scouted: string;
  controlled: string;
  counter: string;
  suppressed: string;
  card: string;
  fog: string;
}

/** What a game adds or has in its own way. */
export interface HelpOf {
  livery: Livery;
  rules: Rules;
  /** The action that comes from above, against which a hill gives less cover. */
  above: 'blast' | 'strafe';
  verbIcon(verb: string): string;
  cardIcon(card: string): string;
  /** More signs in a tile. */
  more?(tile: string, scene: Scene): HelpLine[];
  /** More rules of its signs. */
  markerRule: Partial<Record<Marker['kind'], string>>;
}

export function help(word: string, scene: Scene, game: HelpOf): Help | null {
  const id = idOf(word);
  switch (kindOf(word)) {
    case 'tile':
    case 'spawn':
      return tileHelp(id, scene, game);
    case 'unit': {
      const unit = unitOf(scene.description, id);
      return unit ? counterHelp(unit, scene, game) : null;
    }
    case 'card':
      return cardHelp(id, scene, game);
    default:
      return null;
  }
}

export function tileHelp(name: string, scene: Scene, game: HelpOf): Help | null {
  const { description, words } = scene;
  const tile = tileOf(description, name);
  if (!tile) return null;
  const points = objectiveOf(name, scene);
  const markers = markersOf(name, scene);
  const holder = markers.find(({ kind }) => kind === 'controlled')?.side;
  const { rules } = game;
  const lines: HelpLine[] = [
    {
      icon: COVER,
      text: tile.hill
        ? words.text('ui-undaunted-help-hill', { above: game.above })
        : words.text('ui-undaunted-help-cover'),
      amount: tile.hill ? `${tile.cover} / 1` : String(tile.cover),
    },
    ...(points > 0
      ? [
          {
            icon: 'markers/objective',
            text: words.text('ui-undaunted-help-objective'),
            amount: String(points),
          },
        ]
      : []),
    ...markers.map((marker) => markerLine(marker, name, scene, game)),
    ...(game.more?.(name, scene) ?? []),
  ];
  const here = unitsOf(description).filter((unit) => standsIn(scene.view, unit) === name);
  return {
    icon: points > 0 ? 'markers/objective' : 'ui/board',
    name: `${words.name('tile', name)}, ${words.name('terrain', tile.terrain)}`,
    state: holder
      ? words.text('ui-undaunted-tile-controlled', { side: words.name('side', holder) })
      : words.text('ui-undaunted-help-free'),
    lines,
    after: [
      here.length > 0
        ? words.text('ui-undaunted-help-here', {
            units: here.map(({ unit }) => words.name('unit', unit)).join(', '),
          })
        : '',
      words.text('ui-undaunted-help-enter'),
    ]
      .filter(Boolean)
      .join(' '),
    rules: [
      tile.hill ? rules.hill : rules.cover,
      ...(points > 0 ? [rules.objective] : []),
      ...new Set(markers.flatMap(({ kind }) => ruleOf(kind, game) ?? [])),
    ].slice(0, 3),
  };
}

function ruleOf(kind: Marker['kind'], { rules, markerRule }: HelpOf): string | undefined {
  if (kind === 'scouted' || kind === 'controlled') return rules[kind];
  return markerRule[kind];
}

function symbolOf({ kind, side }: Marker, livery: Livery): string {
  return kind === 'target' || kind === 'radio'
    ? `markers/${kind}`
    : `markers/${kind}-${livery.colourOf(side)}`;
}

function markerLine(marker: Marker, tile: string, scene: Scene, { livery }: HelpOf): HelpLine {
  const { description, words } = scene;
  const side = marker.side ? words.name('side', marker.side) : '';
  const served = marker.kind === 'spawn' ? servedBy(tile, marker.side, description) : null;
  const squads =
    served && !served.all ? served.squads.map((squad) => words.name('squad', squad)).join(' ') : '';
  return {
    icon: symbolOf(marker, livery),
    text: words.text(`ui-undaunted-help-${marker.kind}`, { side }),
    ...(squads ? { amount: squads } : {}),
  };
}

export function counterHelp(unit: Unit, scene: Scene, game: HelpOf): Help {
  const { description, view, words } = scene;
  const tile = standsIn(view, unit);
  const suppressed = isSuppressed(view, unit);
  const card = unit.card ? cardOf(description, unit.side, unit.card) : undefined;
  const owner = sideOf(view, unit.side);
  const inPlay = owner?.play.filter((each) => each === unit.card).length ?? 0;
  const cycle = unit.card ? (owner?.cycle[unit.card] ?? 0) : 0;
  return {
    icon: game.livery.unitIcon(unit.title),
    name: [words.name('unit', unit.unit), tile ? words.name('tile', tile) : ''].filter(Boolean).join(' '),
    state: [words.name('side', unit.side), suppressed ? words.text('ui-undaunted-help-is-suppressed') : '']
      .filter(Boolean)
      .join(', '),
    lines: [
      { icon: COVER, text: words.text('ui-undaunted-help-defence'), amount: String(unit.defence) },
      ...(suppressed
        ? [{ icon: 'markers/suppressed', text: words.text('ui-undaunted-help-suppressed') }]
        : []),
      ...(owner && card
        ? [
            { icon: 'ui/cards', text: words.text('ui-undaunted-help-cards'), amount: String(cycle - inPlay) },
            {
              icon: 'actions/bolster',
              text: words.text('ui-undaunted-help-supply'),
              amount: String(owner.supply[unit.card!] ?? 0),
            },
          ]
        : []),
      ...(card
        ? [
            {
              icon: game.cardIcon(card.card),
              text: words.text('ui-undaunted-help-acts', {
                card: words.name('card', card.card),
                actions: printed(card, scene),
              }),
            },
          ]
        : []),
    ],
    after: card && owner && cycle - inPlay <= 0 ? words.text('ui-undaunted-note-removed') : '',
    rules: [game.rules.counter, ...(suppressed ? [game.rules.suppressed] : [])],
  };
}

/** "Move 1, Attack 1, Control" */
function printed({ actions, own_squad: own, squad }: CardKind, { words }: Scene): string {
  return actions
    .map(([verb, size]) =>
      [words.name('action', verb), size ?? '', own.includes(verb) ? words.name('squad', squad) : '']
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(', ');
}

/** The whole card with what each of its actions does. */
export function cardHelp(id: string, scene: Scene, game: HelpOf): Help | null {
  const { description, view, words } = scene;
  const sides = [...sidesOf(description)].sort((a) => (a === view.seat ? -1 : 0));
  const kind = sides.map((side) => cardOf(description, side, id)).find((found) => found !== undefined);
  if (!kind) return null;
  const fog = kind.kind === 'fog';
  return {
    icon: game.cardIcon(id),
    name: kind.squad ? `${titleOf(kind, words)} ${words.name('squad', kind.squad)}` : titleOf(kind, words),
    state: words.text('ui-undaunted-help-initiative', { initiative: kind.initiative }),
    lines: linesOf(kind, scene).map(({ verb, text, size }) => ({
      icon: game.verbIcon(verb),
      head: size ? `${text} ${size}.` : `${text}.`,
      text: words.text(`verb-text-${verb}`),
    })),
    after: fog ? words.text('ui-undaunted-card-fog') : '',
    rules: [fog ? game.rules.fog : game.rules.card],
  };
}

/** The signs of tiles and counters that this scenario has. */
export function signs(scene: Scene, game: HelpOf): HelpLine[] {
  const { description, words } = scene;
  const markers = tilesOf(description).flatMap(({ tile }) => markersOf(tile, scene));
  const first = new Map(markers.map((marker) => [`${marker.kind} ${marker.side}`, marker]));
  const has = (test: (tile: { hill: boolean; objective: number }) => boolean): boolean =>
    tilesOf(description).some(test);
  const sign = (icon: string, key: string, params: Record<string, string> = {}): HelpLine => ({
    icon,
    head: words.text(`ui-undaunted-sign-${key}`, params),
    text: words.text(`ui-undaunted-help-${key}`, params),
  });
  return [
    sign(COVER, 'cover'),
    ...(has(({ hill }) => hill) ? [sign(COVER, 'hill', { above: game.above })] : []),
    ...(has(({ objective }) => objective > 0) ? [sign('markers/objective', 'objective')] : []),
    ...[...first.values()].map((marker) =>
      sign(symbolOf(marker, game.livery), marker.kind, {
        side: marker.side ? words.name('side', marker.side) : '',
      }),
    ),
    sign('markers/suppressed', 'suppressed'),
    ...(game.more ? extraSigns(scene, game) : []),
  ];
}

/** What a game has in its tiles beyond the common signs, once each. */
function extraSigns(scene: Scene, game: HelpOf): HelpLine[] {
  const all = tilesOf(scene.description).flatMap(({ tile }) => game.more!(tile, scene));
  return [...new Map(all.map((line) => [line.icon + (line.head ?? line.text), line])).values()];
}
