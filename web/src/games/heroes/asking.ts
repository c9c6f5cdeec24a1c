/** What a click may mean: for choosing, and for asking why it cannot be chosen. */
import type { VerbStyle } from '../../lib/table/asking';
import type { Action, Description, View } from '../../lib/protocol';
import { battleOf } from './facts';
import { topFrame, unitsOf } from './seen';

/** Shots and gear at a place have to be named first: nearly every corner could be meant. */
export const STYLE: VerbStyle = {
  named: new Set([
    'howitzer',
    'indirect',
    'flame',
    'flame-room',
    'demolish',
    'grenade',
    'satchel',
    'breach',
    'smoke',
    'push',
    'pivot',
    'stop',
    'use',
    'repair',
  ]),
};

function split(word: string): [kind: string, id: string] {
  const colon = word.indexOf(':');
  return [word.slice(0, Math.max(colon, 0)), word.slice(colon + 1)];
}

/** A unit stands for its square, and a square for the unit on it. */
export function standsFor(word: string, view: View, description: Description): string[] {
  const [kind, id] = split(word);
  const battle = battleOf(description);
  if (kind === 'square') {
    return unitsOf(battle, view)
      .filter(({ seen }) => seen.standing === 'field' && (seen.at === id || seen.rear === id))
      .map((unit) => `unit:${unit.id}`);
  }
  if (kind !== 'unit') return [];
  const seen = view.units?.[id] ?? view.hidden?.[id];
  const squares = [seen?.at, seen?.rear].filter(Boolean).map((square) => `square:${square}`);
  const wreck = ((view.wrecks ?? []) as ({ at: string[] } | null)[]).findIndex((each) =>
    each?.at.includes(seen?.at ?? ''),
  );
  return wreck < 0 ? squares : [...squares, `wreck:${wreck}`];
}

/**
 * The actions a player may have had in mind, the likeliest first. They are only asked about: the
 * engine answers which rule forbids them.
 */
export function meant(
  chosen: string[],
  word: string,
  _legal: Action[],
  view: View,
  description: Description,
): Action[] {
  const [kind, id] = split(word);
  const frame = topFrame(view)?.frame ?? '';
  const unit =
    kind === 'unit'
      ? word
      : kind === 'square'
        ? standsFor(word, view, description).find((each) => each.startsWith('unit:'))
        : undefined;
  const square = kind === 'square' ? word : undefined;
  const verb = chosen.find((each) => !each.includes(':'));
  if (kind === 'card')
    return [
      ['play', word],
      ['bonus', word],
    ];
  if (kind === 'option') return [['use', word]];
  switch (frame) {
    case 'deployment': {
      const setUp = chosen.find((each) => each.startsWith('unit:'));
      return setUp && square ? [['deploy', setUp, square]] : unit ? [['deploy', unit, `square:${id}`]] : [];
    }
    case 'placing': {
      const token = chosen.find((each) => each.startsWith('token:'));
      return unit && token ? [['assign', token, unit]] : [];
    }
    case 'activation':
      if (unit && isEnemy(unit, view, description)) return [[verb ?? 'fire', unit]];
      return square ? [[verb ?? 'move', square]] : [['move']];
    case 'movement':
      if (unit && isEnemy(unit, view, description)) return [[verb ?? 'fire', unit]];
      return square ? [['step', square]] : [];
    case 'forced-move':
      return square ? [['step', square]] : [];
    case 'firing':
      return unit ? [[verb ?? 'fire', unit]] : [];
    case 'reaction':
      return unit ? [['react', unit]] : [];
    case 'supply-moves':
      return unit ? [['supply', unit]] : [];
    case 'gap':
      return unit
        ? [
            ['special', unit],
            ['autonomous', unit],
          ]
        : [];
    case 'scouting':
      return unit ? [['scout', unit]] : [];
  }
  return square ? [['place', square]] : [];
}

function isEnemy(word: string, view: View, description: Description): boolean {
  const id = word.slice('unit:'.length);
  const unit = unitsOf(battleOf(description), view).find((each) => each.id === id);
  return unit !== undefined && unit.side !== view.seat;
}
