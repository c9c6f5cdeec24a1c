/** What a click may mean, for choosing and for asking why not. */
import type { Scene } from './scene';
import type { Action } from '../../lib/protocol';
import type { View } from './view';
import { stepOf, topFrame } from './steps';
import { unitAt, unitFacts, unitsSeen } from './units';

function split(word: string): [kind: string, id: string] {
  const colon = word.indexOf(':');
  return [word.slice(0, Math.max(colon, 0)), word.slice(colon + 1)];
}

/** A click on a unit may mean its hex, and vice versa. */
export function aliases(word: string, scene: Scene): string[] {
  const { view } = scene;
  const [kind, id] = split(word);
  if (kind === 'hex') {
    const unit = unitAt(view, id);
    return unit ? [`unit:${unit}`] : [];
  }
  const seen = kind === 'unit' ? view.units?.[id] : undefined;
  return seen ? [`hex:${seen.hex}`] : [];
}

/**
 * The actions that a player may have intended, most likely first. They are only used to ask the engine
 * which rule forbids them.
 */
export function guessActions(chosen: string[], word: string, legal: Action[], scene: Scene): Action[] {
  const { view, description } = scene;
  const [kind, id] = split(word);
  if (kind === 'card') return guessByCard(word, legal, view);
  const hex = kind === 'hex' ? id : view.units?.[id]?.hex;
  const unit = kind === 'unit' ? id : unitAt(view, id);
  const actor = chosen.find((each) => each.startsWith('unit:'));
  const own = unit !== undefined && unitFacts(description, unit)?.side === sideOf(view);

  const special = guessInSpecialStep(unit, hex, view);
  if (special.length) return special;
  const step = stepOf(view);
  if (step === 'orders') return unit ? [['order', `unit:${unit}`]] : [];
  if (step === 'move') return guessByMove(actor, unit, hex, own, view);
  if (step === 'battle') return guessByBattle(actor, unit, own, view);
  return unit ? [['order', `unit:${unit}`]] : [];
}

function sideOf(view: View): string {
  return String(view.seat ?? '').split('-')[0]!;
}

function guessByCard(word: string, legal: Action[], view: View): Action[] {
  if (topFrame(view, 'keep')) return [['keep', word]];
  if (topFrame(view, 'hand-out')) {
    const posts = ['left', 'center', 'right', 'commander'];
    return posts.map((post) => ['hand', word, `post:${post}`]);
  }
  // A card that is playable only in another way is refused for the way it was tried.
  return legal.some((action) => action[1] === word) ? [] : [['play', word]];
}

/** Separate decisions: targets of a strike, retreats, healing, digging in, the air drop. */
function guessInSpecialStep(unit: string | undefined, hex: string | undefined, view: View): Action[] {
  const retreat = topFrame(view, 'retreat');
  if (retreat) return hex ? [['retreat', `unit:${retreat.unit}`, `hex:${hex}`]] : [];
  if (topFrame(view, 'air-drop')) return hex ? [['aim', `hex:${hex}`]] : [];
  const ground = topFrame(view, 'take-ground');
  if (ground) return hex ? [['take-ground', `unit:${ground.unit}`, `hex:${hex}`]] : [];
  const second = topFrame(view, 'second-move');
  if (second) return hex ? [['move', `unit:${second.unit}`, `hex:${hex}`]] : [];
  const again = topFrame(view, 'again');
  if (again) return unit ? [['battle', `unit:${again.unit}`, `unit:${unit}`]] : [];
  if (!unit) return [];
  if (topFrame(view, 'air-power') || topFrame(view, 'barrage')) return [['target', `unit:${unit}`]];
  if (topFrame(view, 'medics')) return [['heal', `unit:${unit}`]];
  if (topFrame(view, 'dig-in')) return [['dig-in', `unit:${unit}`]];
  return [];
}

/** The chosen unit was to go there; a friendly unit was to move; an empty hex means some ordered unit. */
function guessByMove(
  actor: string | undefined,
  unit: string | undefined,
  hex: string | undefined,
  own: boolean,
  view: View,
): Action[] {
  if (actor && hex) return [['move', actor, `hex:${hex}`]];
  if (own) return [['move', `unit:${unit}`, `hex:${hex}`]];
  return hex ? ordered(view).map((mover) => ['move', `unit:${mover}`, `hex:${hex}`]) : [];
}

/** The chosen unit was to attack it; a friendly unit was to attack something. */
function guessByBattle(
  actor: string | undefined,
  unit: string | undefined,
  own: boolean,
  view: View,
): Action[] {
  if (!unit) return [];
  if (own) return [['battle', `unit:${unit}`]];
  const attackers = actor ? [actor] : ordered(view).map((each) => `unit:${each}`);
  return attackers.map((attacker) => ['battle', attacker, `unit:${unit}`]);
}

function ordered(view: View): string[] {
  return unitsSeen(view)
    .filter(([, seen]) => seen.order !== undefined)
    .map(([id]) => id);
}

/**
 * Why an ordered unit can do nothing in this step: ask about a move to its own hex, or an attack on the
 * nearest enemies.
 */
export function idleUnit(id: string, scene: Scene, nearest: string[]): Action[] {
  const { view, description } = scene;
  const word = `unit:${id}`;
  if (stepOf(view) === 'move') return [['move', word, `hex:${view.units[id]!.hex}`]];
  const side = unitFacts(description, id)?.side;
  const enemies = nearest.filter((enemy) => unitFacts(description, enemy)?.side !== side);
  return [['battle', word, ...(enemies[0] ? [`unit:${enemies[0]}`] : [])]];
}
