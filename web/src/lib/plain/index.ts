/** The plain table: any game, drawn and played from its description and view alone. */
import { symbols as toSymbols } from '../../design/pieces';
import { sideLook } from '../../design/sides.svelte';
import type { Clockface, GameUi, Plate } from '../gameUi';
import { kindOf } from '../table/asking';
import { aliases, guessActions } from './asking';
import { piecesOf, placeLabel, placeName, sheetOf, titleOf } from './board';
import type { PlainScene } from './facts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { note } from './note';
import PieceArt from './PieceArt.svelte';
import { roll, traces } from './story';

const files = import.meta.glob<string>(
  ['../../design/pieces/dice/d{6,10}-?.svg', '../../design/pieces/actions/*.svg'],
  { query: '?raw', import: 'default', eager: true },
);
const ACTIONS = new Set(Object.keys(files).map((path) => /actions\/(.*)\.svg$/.exec(path)?.[1]));
/** Goals up to this number are shown as pips. */
const MOST_PIPS = 12;

function plates({ description, view, words }: PlainScene): Plate[] {
  return description.sides.map((side) => {
    const score = view.progress?.scores[side] ?? null;
    const goal = view.progress?.goals[side] ?? description.goals?.[side] ?? null;
    const cards = view.hand_sizes?.[side];
    const name = words.name('side', side);
    const pips = goal !== null && goal <= MOST_PIPS ? goal : 0;
    return {
      side,
      note: cards === undefined ? name : words.text('ui-plain-plate', { side: name, cards }),
      score,
      goal,
      pips: Array.from({ length: pips }, (_, i) => i < (score ?? 0)),
    };
  });
}

function clock({ view, words }: PlainScene): Clockface {
  const { round, turn } = view.progress ?? {};
  const head =
    round !== undefined
      ? words.text('ui-plain-round', { number: round })
      : turn !== undefined
        ? words.text('ui-plain-turn', { number: turn })
        : '';
  return { head, note: '' };
}

/** The side that decides first, if there is only one. */
function firstSide({ description }: PlainScene): string | undefined {
  const actors = (description.opening.actors ?? []) as string[];
  return actors.length === 1 ? description.seats.find(({ seat }) => seat === actors[0])?.side : undefined;
}

const ICONS: Record<string, string> = { card: 'ui/cards', tray: 'ui/cards', piece: 'actions/order' };

export function plainUi(game: string): GameUi {
  const ui: GameUi<PlainScene['description'], PlainScene['view']> = {
    game,
    art: { Ground, PieceArt },
    symbols: toSymbols(files),
    sheet: sheetOf,
    pieces: piecesOf,
    placeLabel,
    naming: (description) => (_kind, id) =>
      description.board.places.find((place) => place.label && place.id.endsWith(`:${id}`))?.label ?? null,
    begins: firstSide,
    goal: (side, { description, words }) => {
      const count = description.goals?.[side];
      return count === undefined ? '' : words.text('ui-plain-goal', { count });
    },
    caption: (scene) => ({ title: titleOf(scene), under: scene.words.name('game', game) }),
    plates,
    clock,
    mark: (side) => ({ symbol: 'ui/flag', colour: sideLook(side).colour }),
    verbIcon: (verb) => (ACTIONS.has(verb) ? `actions/${verb}` : 'ui/next'),
    thingIcon: (word, { description }) => ICONS[description.kinds[kindOf(word)]?.role ?? ''] ?? 'ui/board',
    aliases,
    guessActions,
    note,
    traces,
    roll,
    Hand,
    nameOf: (word, scene) =>
      scene.description.kinds[kindOf(word)]?.role === 'place' ? placeName(word, scene) : null,
  };
  return ui as GameUi;
}
