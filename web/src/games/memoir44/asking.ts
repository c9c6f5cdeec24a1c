/** What a click may mean: for choosing, and for asking why it cannot be chosen. */
import type { Action, Description, View } from '../../lib/protocol';
import { stepOf, topFrame } from './steps';
import { unitAt, unitFacts, unitsSeen } from './units';

function split(word: string): [kind: string, id: string] {
  const colon = word.indexOf(':');
  return [word.slice(0, Math.max(colon, 0)), word.slice(colon + 1)];
}

/** A unit stands for its hex, and a hex for the unit on it. */
export function standsFor(word: string, view: View): string[] {
  const [kind, id] = split(word);
  if (kind === 'hex') {
    const unit = unitAt(view, id);
    return unit ? [`unit:${unit}`] : [];
  }
  const seen = kind === 'unit' ? view.units?.[id] : undefined;
  return seen ? [`hex:${seen.hex}`] : [];
}

/**
 * The actions a player may have had in mind, the likeliest first. They are only asked about: the
 * engine answers which rule forbids them.
 */
export function meant(
  chosen: string[],
  word: string,
  legal: Action[],
  view: View,
  description: Description,
): Action[] {
  const [kind, id] = split(word);
  if (kind === 'card') return meantByCard(word, legal, view);
  const hex = kind === 'hex' ? id : (view.units?.[id]?.hex as string | undefined);
  const unit = kind === 'unit' ? id : unitAt(view, id);
  const actor = chosen.find((each) => each.startsWith('unit:'));
  const own = unit !== undefined && unitFacts(description, unit)?.side === sideOf(view);

  const special = meantInSpecialStep(unit, hex, view);
  if (special.length) return special;
  const step = stepOf(view);
  if (step === 'orders') return unit ? [['order', `unit:${unit}`]] : [];
  if (step === 'move') return meantByMove(actor, unit, hex, own, view);
  if (step === 'battle') return meantByBattle(actor, unit, own, view);
  return unit ? [['order', `unit:${unit}`]] : [];
}

function sideOf(view: View): string {
  return String(view.seat ?? '').split('-')[0]!;
}

function meantByCard(word: string, legal: Action[], view: View): Action[] {
  if (topFrame(view, 'keep')) return [['keep', word]];
  if (topFrame(view, 'hand-out')) {
    const posts = ['left', 'center', 'right', 'commander'];
    return posts.map((post) => ['hand', word, `post:${post}`]);
  }
  // A card that can only be played in another way is refused for the way it was tried.
  return legal.some((action) => action[1] === word) ? [] : [['play', word]];
}

/** Choices of their own: targets of a strike, retreats, healing, digging in, the air drop. */
function meantInSpecialStep(unit: string | undefined, hex: string | undefined, view: View): Action[] {
  const retreat = topFrame<{ frame: string; unit: string }>(view, 'retreat');
  if (retreat) return hex ? [['retreat', `unit:${retreat.unit}`, `hex:${hex}`]] : [];
  if (topFrame(view, 'air-drop')) return hex ? [['aim', `hex:${hex}`]] : [];
  const ground = topFrame<{ frame: string; unit: string }>(view, 'take-ground');
  if (ground) return hex ? [['take-ground', `unit:${ground.unit}`, `hex:${hex}`]] : [];
  const second = topFrame<{ frame: string; unit: string }>(view, 'second-move');
  if (second) return hex ? [['move', `unit:${second.unit}`, `hex:${hex}`]] : [];
  const again = topFrame<{ frame: string; unit: string }>(view, 'again');
  if (again) return unit ? [['battle', `unit:${again.unit}`, `unit:${unit}`]] : [];
  if (!unit) return [];
  if (topFrame(view, 'air-power') || topFrame(view, 'barrage')) return [['target', `unit:${unit}`]];
  if (topFrame(view, 'medics')) return [['heal', `unit:${unit}`]];
  if (topFrame(view, 'dig-in')) return [['dig-in', `unit:${unit}`]];
  return [];
}

/** A unit that is chosen was to go there; an own unit was to move; an empty hex, some ordered unit. */
function meantByMove(
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

/** The unit that is chosen was to attack it; an own unit was to attack anyone. */
function meantByBattle(
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
 * Why an ordered unit can do nothing in this step: its move to where it stands, or its attack on the
 * enemies that are nearest.
 */
export function idleUnit(id: string, view: View, description: Description, nearest: string[]): Action[] {
  const word = `unit:${id}`;
  if (stepOf(view) === 'move') return [['move', word, `hex:${view.units[id].hex}`]];
  const side = unitFacts(description, id)?.side;
  const enemies = nearest.filter((enemy) => unitFacts(description, enemy)?.side !== side);
  return [['battle', word, ...(enemies[0] ? [`unit:${enemies[0]}`] : [])]];
}
