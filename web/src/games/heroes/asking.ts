/** What a click may mean, for choosing and for asking why not. */
import type { Scene } from './scene';
import type { VerbStyle } from '../../lib/table/asking';
import type { Action } from '../../lib/protocol';
import { battleOf } from './facts';
import { topFrame, unitsOf } from './seen';

/** Shots and gear that are aimed at a place must be chosen first: nearly any corner could be the target. */
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

/** A click on a unit may mean its square, and vice versa. */
export function aliases(word: string, scene: Scene): string[] {
  const { view, description } = scene;
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
 * The actions that a player may have intended, most likely first. They are only used to ask the engine
 * which rule forbids them.
 */
export function guessActions(chosen: string[], word: string, _legal: Action[], scene: Scene): Action[] {
  const { view } = scene;
  const [kind, id] = split(word);
  const frame = topFrame(view)?.frame ?? '';
  const unit =
    kind === 'unit'
      ? word
      : kind === 'square'
        ? aliases(word, scene).find((each) => each.startsWith('unit:'))
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
      if (unit && isEnemy(unit, scene)) return [[verb ?? 'fire', unit]];
      return square ? [[verb ?? 'move', square]] : [['move']];
    case 'movement':
      if (unit && isEnemy(unit, scene)) return [[verb ?? 'fire', unit]];
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

function isEnemy(word: string, scene: Scene): boolean {
  const { view, description } = scene;
  const id = word.slice('unit:'.length);
  const unit = unitsOf(battleOf(description), view).find((each) => each.id === id);
  return unit !== undefined && unit.side !== view.seat;
}
