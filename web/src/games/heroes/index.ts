/** The table of Heroes of Stalingrad. */
import type { Scene } from './scene';
import type { Clockface, GameUi, Plate } from '../../lib/gameUi';
import ArmyBuilder from './army/ArmyBuilder.svelte';
import { guessActions, aliases, STYLE } from './asking';
import { battleOf, SIDES, type Side } from './facts';
import Ground from './Ground.svelte';
import { goesOn, plan } from './guides';
import Hand from './Hand.svelte';
import { handles, nameOf } from './handles';
import { help, signs, VERB_RULES } from './help';
import { thingIcon, verbIcon } from './icons';
import { scenarioName, sheetOf } from './layout';
import { COLOURS } from './livery';
import { diceOf, foremost, oddsNote } from './note';
import Over from './Over.svelte';
import Look from './Look.svelte';
import Piece from './Piece.svelte';
import Rail from './Rail.svelte';
import { deed } from './deeds';
import { naming } from './naming';
import { answer, secret } from './reacting';
import { placed, seals } from './sealing';
import { because, moment, shot, situation } from './situation';
import { actingUnit } from './seen';
import { scoreText } from './stakes';
import { dieFaces, loss, thrown } from './statistics';
import { roll, traces } from './story';
import Strip from './Strip.svelte';
import { SYMBOLS } from './symbols';
import Under from './Under.svelte';
import { grow, setUpPieces, squareLabel } from './units';
import { whereabouts } from './whereabouts';

function caption(scene: Scene): { title: string; under: string } {
  const { description, words } = scene;
  const date = `scenario-${description.scenario}-date`;
  const under = [words.text('game-heroes'), ...(words.has(date) ? [words.text(date)] : [])];
  return { title: scenarioName(scene), under: under.join(' · ') };
}

function plates(scene: Scene): Plate[] {
  const { view } = scene;
  return SIDES.map((side) => ({
    side,
    note: plateNote(side, scene),
    score: Number(view.points?.[side] ?? 0),
    goal: null,
    pips: [],
  }));
}

function plateNote(side: Side, scene: Scene): string {
  const { view, words } = scene;
  const name = words.name('side', side);
  const cards = view.hand_sizes?.[side];
  if (cards === undefined) return name;
  const first = view.initiative === side && view.phase !== 'setup';
  return words.text('ui-hos-plate', { side: name, cards: Number(cards), first: first ? 'yes' : 'no' });
}

function clock(scene: Scene): Clockface {
  const { description, view, words } = scene;
  const turns = Number(description.turns);
  return { head: words.text('ui-hos-turn', { turn: Math.max(1, Number(view.turn ?? 1)), turns }), note: '' };
}

/** Points and losses, for the bar of a replay. */
const CARD_EVENTS = new Set(['card-played', 'drew']);
const LANDMARKS = new Set(['controlled', 'eliminated', 'counter-removed', 'objective-taken', 'exited']);

/** How a side can score, before the first move: a line each. */
function goal(side: string, scene: Scene): string {
  const scores = battleOf(scene.description).scores.filter((score) => score.side === side);
  return scores.map((score) => `${score.points}: ${scoreText(score, scene)}`).join('\n');
}

const ui: GameUi = {
  game: 'heroes',
  art: { Ground, PieceArt: Piece, grow },
  symbols: SYMBOLS,
  sheet: sheetOf,
  pieces: setUpPieces,
  placeLabel: squareLabel,
  caption,
  plates,
  clock,
  naming,
  whereabouts,
  deed,
  landmarks: LANDMARKS,
  loss,
  dieFaces,
  thrown,
  cardEvents: CARD_EVENTS,
  begins: ({ description }) => (description.initiative as string | null | undefined) ?? null,
  goal,
  briefing: (_side, { description, words }) => ({
    goal: words.text('ui-hos-brief-goal', { turns: Number(description.turns) }),
    how: words.text('ui-hos-brief', { stakes: words.text('ui-hos-stakes') }),
  }),
  mark: (side) => {
    const colour = COLOURS[side as Side] ?? 'su';
    return { symbol: `sides/${colour}`, colour };
  },
  verbIcon,
  thingIcon,
  aliases,
  guessActions,
  note: oddsNote,
  foremost,
  dice: diceOf,
  because,
  situation,
  help,
  verbRules: VERB_RULES,
  signs,
  traces,
  roll,
  hand: (_seat, { view }) => (view.own?.hand ?? []).map((card: string) => `card:${card}`),
  Hand,
  ArmyBuilder,
  Look,
  Rail,
  trayName: ({ words }) => words.text('ui-hos-tab-points'),
  Strip,
  Under,
  Over,
  verbStyle: STYLE,
  confirms: ([verb]) => verb === 'play' || verb === 'bonus',
  actor: ({ view, description }) => {
    const unit = actingUnit(view);
    const side = unit === null ? undefined : battleOf(description).units.get(unit)?.side;
    return side !== undefined && side === view.seat ? `unit:${unit}` : null;
  },
  nameOf,
  handles,
  plan,
  goesOn,
  answer,
  secret,
  shot,
  moment,
  seals,
  placed,
};

export default ui;
