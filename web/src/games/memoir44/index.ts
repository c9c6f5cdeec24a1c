/** The table of Memoir '44. */
import type { Scene } from './scene';
import type { Side } from './view';
import type { Clockface, GameUi, Plate } from '../../lib/gameUi';
import type { MarginMark } from '../../lib/drawing';
import { centre } from '../../lib/board/hex';
import { guessActions, aliases } from './asking';
import { deed } from './deeds';
import { naming } from './naming';
import { cardFacts, picture, SECTIONS } from './cards';
import Cover from './Cover.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { help, signs, VERB_RULES } from './help';
import { hexMap, layOut, scenarioName, sectionMiddles } from './layout';
import { lettering, type MemoirSheet } from './lettering';
import { oddsNote } from './note';
import { nameOf, price } from './prices';
import Rail from './Rail.svelte';
import Steps from './Steps.svelte';
import { dieFaces, loss } from './statistics';
import { roll, traces } from './story';
import { SYMBOLS } from './symbols';
import Unit from './Unit.svelte';
import { ALLIES, hexLabel, medalIcon, setUpPieces, unitFacts, type Arm } from './units';

import { whereabouts } from './whereabouts';

const SIDES = ['allies', 'axis'] as const;
/** Side marks, and the prefixes of the sides' colour variables. */
const MARKS: Record<string, { symbol: string; colour: string }> = {
  allies: { symbol: 'sides/al', colour: 'us' },
  axis: { symbol: 'sides/ax', colour: 'de' },
};
/** The symbols of the sides, shown before the names of their flanks. */
const SIGNS: Record<string, string> = { allies: '●', axis: '◆' };

const VERBS: Record<string, string> = {
  play: 'ui/cards',
  order: 'actions/order',
  done: 'ui/check',
  move: 'actions/move',
  exit: 'ui/next',
  'end-moves': 'ui/check',
  battle: 'actions/fire',
  'remove-wire': 'actions/repair',
  'end-battles': 'ui/check',
  ambush: 'actions/ambush',
  decline: 'ui/close',
  retreat: 'actions/retreat',
  hold: 'actions/hunker',
  'take-ground': 'actions/ground',
  stay: 'actions/hunker',
  pass: 'ui/check',
  target: 'actions/target',
  strike: 'actions/strafe',
  heal: 'actions/medic',
  'dig-in': 'actions/hunker',
  keep: 'ui/cards',
  aim: 'memoir44/parachute',
  hand: 'actions/command',
  copy: 'ui/swap',
  half: 'actions/survey',
};
const ARMS: Record<Arm, string> = {
  infantry: 'units/infantry',
  armor: 'units/tank',
  artillery: 'units/gun',
};

function sheet(scene: Scene): MemoirSheet {
  return {
    ...layOut(scene),
    margin: [...gridMarks(scene), ...sectionMarks(scene)],
    names: lettering(scene),
  };
}

/** The margin matches the names of hexes: `E5` is under E and beside 5. */
function gridMarks(scene: Scene): MarginMark[] {
  const { description, words } = scene;
  const map = hexMap(description);
  const parts = (name: string): [string, string] => {
    const text = words.name('hex', name);
    const grid = /^(\D+)(\d+)$/.exec(text);
    if (grid) return [grid[1]!, grid[2]!];
    const engine = /^(r\d+)(c\d+)$/.exec(text);
    return engine ? [engine[2]!, engine[1]!] : ['', ''];
  };
  const letters = map.hexes
    .filter((hex) => hex.row === 0)
    .map((hex): MarginMark => ({ edge: 'top', at: centre(hex).x, text: parts(hex.hex)[0], kind: 'letter' }));
  const rows = map.hexes
    .filter((hex) => hex.x < 2)
    .map((hex): MarginMark => ({ edge: 'left', at: centre(hex).y, text: parts(hex.hex)[1], kind: 'letter' }));
  return [...letters, ...rows];
}

/** The same third of the map is one side's left flank and the other side's right flank. */
function sectionMarks(scene: Scene): MarginMark[] {
  const { description, words } = scene;
  const bottom = SIDES.find((side) => side !== description.top) ?? ALLIES;
  const top = description.top ?? 'axis';
  return sectionMiddles(hexMap(description)).map((at, number): MarginMark => {
    const lower = words.name('section', SECTIONS[number]!);
    const upper = words.name('section', SECTIONS[2 - number]!);
    const text = lower === upper ? lower : `${SIGNS[bottom]} ${lower} · ${SIGNS[top]} ${upper}`;
    return { edge: 'bottom', at, text, kind: 'section' };
  });
}

function caption(scene: Scene): { title: string; under: string } {
  const { description, words } = scene;
  const date = `scenario-${description.scenario}-date`;
  const under = [words.text('game-memoir44'), ...(words.has(date) ? [words.text(date)] : [])];
  return { title: scenarioName(scene), under: under.join(' · ') };
}

function plates(scene: Scene): Plate[] {
  const { description, view, words } = scene;
  return SIDES.map((side) => {
    const goal = Number(description.medals?.[side] ?? 0);
    const score = Number(view.medals?.[side] ?? 0);
    const kept = Math.min(score, keptMedals(side, scene));
    const cards = view.hand_sizes?.[side];
    const name = words.name('side', side);
    return {
      side,
      note: cards === undefined ? name : words.text('ui-m44-plate', { side: name, cards: Number(cards) }),
      score,
      goal,
      pips: [],
      icons: Array.from({ length: goal }, (_, number) =>
        number < score ? medalIcon(side, number < kept) : 'markers/medal-empty',
      ),
    };
  });
}

/** Medals for units and exits, and permanent medals for objectives (M44-39.11). */
function keptMedals(side: Side, scene: Scene): number {
  const { description, view } = scene;
  let kept = Number(view.trophies?.[side] ?? 0);
  for (const [number, objective] of (description.objectives ?? []).entries()) {
    if (objective.side === side && objective.permanent && view.taken?.[number])
      kept += Number(objective.worth ?? 1);
  }
  return kept;
}

/** How a side comes by its medals. */
function how(side: string, { description, words }: Scene): string {
  const objectives = (description.objectives ?? []).some(
    (objective: { side: string }) => objective.side === side,
  );
  return words.text('ui-m44-brief', { objectives: objectives ? 'yes' : 'no' });
}

function clock(scene: Scene): Clockface {
  const { view, words } = scene;
  return { head: words.text('ui-m44-turn', { turn: Number(view.turns?.[view.side] ?? 0) }), note: '' };
}

function thingIcon(word: string, scene: Scene): string {
  const { description } = scene;
  const [kind, id] = [word.slice(0, word.indexOf(':')), word.slice(word.indexOf(':') + 1)];
  if (kind === 'unit') return ARMS[unitFacts(description, id)?.arm ?? 'infantry'];
  if (kind === 'card' || kind === 'as') {
    const facts = cardFacts(description, id);
    return facts?.kind === 'tactic' ? picture(facts) : 'ui/cards';
  }
  if (kind === 'section' || kind === 'half') return 'actions/survey';
  if (kind === 'post') return 'actions/command';
  return 'ui/board';
}

/** Medals and losses, for the bar of a replay. */
const CARD_EVENTS = new Set(['played', 'drew']);
const LANDMARKS = new Set(['eliminated', 'objective-taken', 'exited']);

const ui: GameUi = {
  game: 'memoir44',
  art: { Ground, PieceArt: Unit, Cover },
  symbols: SYMBOLS,
  sheet,
  pieces: setUpPieces,
  placeLabel: hexLabel,
  caption,
  plates,
  clock,
  naming,
  whereabouts,
  deed,
  landmarks: LANDMARKS,
  loss,
  dieFaces,
  cardEvents: CARD_EVENTS,
  begins: ({ description }) => (description.first as string | undefined) ?? null,
  goal: (side, { description, words }) =>
    words.text('ui-goal-medals', { count: Number(description.medals?.[side] ?? 0) }),
  briefing: (side, scene) => ({ goal: ui.goal(side, scene), how: how(side, scene) }),
  mark: (side) => MARKS[side] ?? MARKS.allies!,
  verbIcon: (verb) => VERBS[verb] ?? 'actions/order',
  thingIcon,
  aliases,
  guessActions,
  note: oddsNote,
  nameOf,
  price,
  confirms: ([verb]) => verb === 'play',
  help,
  verbRules: VERB_RULES,
  signs,
  traces,
  roll,
  Stocks: Steps,
  hand: (seat, { view }) =>
    (view.hands?.[seat.split('-')[0] as Side] ?? []).map((card: string) => `card:${card}`),
  Hand,
  Rail,
  trayName: ({ words }) => words.text('ui-m44-tab-ordered'),
};

export default ui;
