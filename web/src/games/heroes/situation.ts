/** What a player should know besides the engine's messages: what a reaction is about, what is in the way. */
import type { Scene } from './scene';
import type { Refusal } from '../../lib/protocol';
import type { Shot, Stage } from '../../lib/gameUi';
import type { View } from './view';
import { textOf } from '../../lib/params';
import { battleOf, type Battle } from './facts';
import { percent, signed } from './note';
import { framesOf, groundNow, topFrame, unitOf, type Frame } from './seen';

/** Attacks that are compared with a Defence Value. */
const COMPARED = new Set(['fire', 'suppress', 'blast', 'flame', 'close']);

/** "Maxim Team at Panzergrenadier Squad 2: die +4 against 5, 100 %." */
export function situation(scene: Scene): string | null {
  const { view, description } = scene;
  if (topFrame(view)?.frame !== 'window') return null;
  const battle = battleOf(description);
  const frame = framesOf(view).findLast((each) => each.frame in TOLD);
  return frame ? TOLD[frame.frame as keyof typeof TOLD](frame, battle, scene) : null;
}

const TOLD = {
  attack(frame: Frame, battle: Battle, scene: Scene): string | null {
    const { words } = scene;
    const names = {
      unit: named(frame.firer, battle, scene),
      target: named(frame.target, battle, scene),
    };
    if (!COMPARED.has(String(frame.mode))) return words.text('ui-hos-now-aimed', names);
    const { plus, defence, dice } = sumOf(frame);
    if (dice.length > 0)
      return words.text('ui-hos-now-rolled', { ...names, result: Math.max(...dice) + plus, defence });
    const chance = percent(chanceOf(defence - plus, frame.twin === true ? 2 : 1));
    const bare = plus === 0 ? 'yes' : 'no';
    return words.text('ui-hos-now-attack', { ...names, plus: signed(plus), bare, defence, chance });
  },
  fight(frame: Frame, battle: Battle, scene: Scene): string {
    const dice = (name: string): string => ((frame[name] ?? []) as number[]).join(', ');
    return scene.words.text('ui-hos-now-fight', {
      unit: named(frame.unit, battle, scene),
      target: named(frame.target, battle, scene),
      rolled: dice('dice') ? 'yes' : 'no',
      dice: dice('dice'),
      answer: dice('answer'),
    });
  },
};

/** The modifiers of an attack's die, and the number to reach. */
export function sumOf(frame: Frame): { plus: number; defence: number; dice: number[] } {
  const number = (name: string): number => Number(frame[name] ?? 0);
  return {
    plus: number('die_bonus') + number('value') - number('penalty'),
    defence: number('defence'),
    dice: (frame.dice ?? []) as number[],
  };
}

function chanceOf(need: number, dice: number): number {
  const miss = Math.min(6, Math.max(0, need - 1)) / 6;
  return 1 - miss ** dice;
}

/** Artillery and traps fire without a unit. */
function named(id: unknown, battle: Battle, scene: Scene): string {
  const { view, words } = scene;
  const unit = typeof id === 'string' ? unitOf(battle, view, id) : undefined;
  return unit ? words.name('unit', unit.id) : words.text('ui-hos-now-nobody');
}

/** What blocks a line: "In the way: long tenement." Units are named by the engine's message. */
export function because(refusal: Refusal, scene: Scene): string | null {
  const { view, description, words } = scene;
  if (refusal.key !== 'refusal-sight-blocked') return null;
  const battle = battleOf(description);
  const by = textOf(refusal.params.by);
  const id = by.slice(by.indexOf(':') + 1);
  if (by.startsWith('side:')) {
    const edge = battle.edgeNamed.get(id);
    const line = battle.lines.get(edge?.line ?? '');
    if (line) return words.text('ui-hos-in-the-way', { what: words.name('terrain', line.kind) });
    if (!edge || edge.on_it === 'nothing') return null;
    const building = `building-${battle.parts.get(edge.parts[0] ?? '')?.building}`;
    const what = words.has(building) ? words.text(building) : words.text(`edge-${edge.on_it}`);
    return words.text('ui-hos-in-the-way', { what });
  }
  if (by.startsWith('square:'))
    return words.text('ui-hos-in-the-way', { what: words.name('terrain', groundOf(battle, view, id)) });
  return null;
}

/** The terrain that determines a square's properties: an intact building part, or its own. */
export function groundOf(battle: Battle, view: View, square: string): string {
  const part = battle.parts.get(battle.squareNamed.get(square)?.part ?? '');
  const stands = part !== undefined && !(view.fallen ?? []).includes(part.part);
  return stands ? part.kind : groundNow(battle, view, square);
}

const STAGE: Record<string, Stage> = { 'fire-announced': 'announced', 'before-roll': 'before' };

/** What can be added to a shot that is announced. */
const ADDED = ['fire_bonus', 'ammo', 'sharp', 'weak_spot'] as const;

/** An announced shot stays as it was; once something is added, its sum is told before the roll. */
function pending(announced: Shot | null, view: View): Shot | null {
  if (announced === null || topFrame(view)?.moment !== 'fire-announced') return null;
  const firing = framesOf(view).findLast((each) => each.frame === 'firing');
  if (!ADDED.some((name) => firing?.[name])) return announced;
  return { ...announced, note: { ...announced.note, chance: '', against: undefined } };
}

/** The attack on a unit that is under way, as both sides see it; or what was announced here. */
export function shot(scene: Scene, announced: Shot | null = null): Shot | null {
  const { view, description, words } = scene;
  const frames = framesOf(view);
  const frame = frames.findLast((each) => each.frame === 'attack');
  if (!frame) return pending(announced, view);
  if (!COMPARED.has(String(frame.mode)) || typeof frame.target !== 'string') return null;
  const battle = battleOf(description);
  const target = unitOf(battle, view, frame.target);
  const { plus, defence, dice } = sumOf(frame);
  const rolled = frame.twin === true ? 2 : 1;
  const need = defence - plus;
  const unit = named(frame.firer, battle, scene);
  const at = target?.seen.at ? words.name('square', target.seen.at) : '';
  const aimed = named(frame.target, battle, scene);
  const verb = VERBS[String(frame.mode)] ?? 'fire';
  return {
    by: typeof frame.firer === 'string' ? `unit:${frame.firer}` : null,
    at: `unit:${frame.target}`,
    verb,
    head: words.text('ui-hos-shot', {
      unit,
      target: aimed,
      at: !at || aimed.endsWith(` ${at}`) ? 'none' : at,
    }),
    stage: dice.length > 0 ? 'after' : (STAGE[topFrame(view)?.moment ?? ''] ?? 'before'),
    note: {
      head: aimed,
      under: [words.name('action', verb), at].filter(Boolean).join(', '),
      chance: percent(chanceOf(need, rolled)),
      rows: [],
      total: { label: words.text('ui-hos-die-plus', { dice: rolled }), amount: signed(plus) },
      against: { rows: [], total: { label: words.text('ui-hos-to-reach'), amount: String(defence) } },
      faces: [1, 2, 3, 4, 5, 6].map((face) => ({ face: String(face), hit: face >= need })),
      after: '',
    },
  };
}

/** The verbs of the kinds of attacks. */
const VERBS: Record<string, string> = { suppress: 'suppress', flame: 'flame' };

/** Frames in which a side may play something or pass. */
export const MOMENTS = new Set(['window', 'reaction', 'answer', 'gap']);

/** The moment at which something may be played: "Before the roll". */
export function moment({ view, words }: Scene): string | null {
  const frame = topFrame(view);
  if (!frame || !MOMENTS.has(frame.frame)) return null;
  const known = frame.frame === 'window' ? String(frame.moment) : frame.frame;
  return words.text('ui-hos-moment', { moment: known });
}
