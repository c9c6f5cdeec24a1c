/** The face of Heroes of Stalingrad. */
import type { Clockface, Face, Plate } from '../../lib/face';
import type { Description, View } from '../../lib/protocol';
import type { Words } from '../../lib/language/words';
import ArmyBuilder from './army/ArmyBuilder.svelte';
import { meant, standsFor, STYLE } from './asking';
import { battleOf, SIDES, type Side } from './facts';
import Ground from './Ground.svelte';
import { goesOn, plan } from './guides';
import Hand from './Hand.svelte';
import { handles, nameOf } from './handles';
import { thingIcon, verbIcon } from './icons';
import { scenarioName, sheetOf } from './layout';
import { COLOURS } from './livery';
import { diceOf, foremost, oddsNote } from './note';
import Over from './Over.svelte';
import Piece from './Piece.svelte';
import Rail from './Rail.svelte';
import { answer } from './reacting';
import { because, situation } from './situation';
import { actingUnit } from './seen';
import { roll, traces } from './story';
import Strip from './Strip.svelte';
import { SYMBOLS } from './symbols';
import Under from './Under.svelte';
import { setUpPieces, squareLabel } from './units';

function caption(description: Description, words: Words): { title: string; under: string } {
  const date = `scenario-${description.scenario}-date`;
  const under = [words.text('game-heroes'), ...(words.has(date) ? [words.text(date)] : [])];
  return { title: scenarioName(description, words), under: under.join(' · ') };
}

function plates(_description: Description, view: View, words: Words): Plate[] {
  return SIDES.map((side) => ({
    side,
    note: plateNote(side, view, words),
    score: Number(view.points?.[side] ?? 0),
    goal: null,
    marks: [],
    style: 'pips',
  }));
}

function plateNote(side: Side, view: View, words: Words): string {
  const name = words.name('side', side);
  const cards = view.hand_sizes?.[side];
  if (cards === undefined) return name;
  const first = view.initiative === side && view.phase !== 'setup';
  return words.text('ui-hos-plate', { side: name, cards: Number(cards), first: first ? 'yes' : 'no' });
}

function clock(description: Description, view: View, words: Words): Clockface {
  const phase = String(view.phase ?? 'setup');
  const turns = Number(description.turns);
  return {
    head: words.text('ui-hos-turn', { turn: Math.max(1, Number(view.turn ?? 1)), turns }),
    note: words.name('phase', phase).toLocaleLowerCase(words.language),
  };
}

const face: Face = {
  game: 'heroes',
  art: { Ground, PieceArt: Piece },
  symbols: SYMBOLS,
  sheet: sheetOf,
  pieces: setUpPieces,
  placeLabel: squareLabel,
  caption,
  plates,
  clock,
  mark: (side) => {
    const colour = COLOURS[side as Side] ?? 'su';
    return { symbol: `sides/${colour}`, colour };
  },
  verbIcon,
  thingIcon,
  standsFor,
  meant,
  note: oddsNote,
  foremost,
  dice: diceOf,
  because,
  situation,
  traces,
  roll,
  Hand,
  ArmyBuilder,
  Rail,
  Strip,
  Under,
  Over,
  verbStyle: STYLE,
  actor: (view, description) => {
    const unit = actingUnit(view);
    const side = unit === null ? undefined : battleOf(description).units.get(unit)?.side;
    return side !== undefined && side === view.seat ? `unit:${unit}` : null;
  },
  nameOf,
  handles,
  plan,
  goesOn,
  answer,
};

export default face;
