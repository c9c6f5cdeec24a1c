/** What happened, for drawing: trails and lines of fire, and the dice rolled. */
import type { Scene } from './scene';
import type { Roll } from '../../lib/gameUi';
import type { GameEvent } from '../../lib/protocol';
import type { Piece, Point, Sheet, Trace } from '../../lib/drawing';
import { textOf } from '../../lib/params';
import type { Words } from '../../lib/language/words';
import { battleOf } from './facts';

const MOVES = new Set(['moved', 'forced-move', 'replaced', 'got-out', 'retreated', 'went-underground']);
const SHOTS = new Set(['attack-rolled', 'attack-failed']);

export function traces(events: GameEvent[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[] {
  const places = new Map(sheet.places.map((place) => [place.id, { x: place.x, y: place.y }]));
  const pieces = new Map([...after, ...before].map((piece) => [piece.id, piece]));
  const at = new Map<string, Point>(before.map((piece) => [piece.id, { x: piece.x, y: piece.y }]));
  const trails = new Map<string, Trace>();
  const shots = new Map<string, Trace>();
  for (const { key, params } of events) {
    const unit = pieces.get(`unit:${textOf(params.unit)}`);
    const to = places.get(`square:${textOf(params.square)}`);
    if (MOVES.has(key) && unit && to) {
      const from = places.get(`square:${textOf(params.from)}`) ?? at.get(unit.id);
      const trail = trails.get(unit.id);
      if (trail) trail.path.push(to);
      else if (from) trails.set(unit.id, { kind: 'trail', side: unit.side, path: [from, to] });
      at.set(unit.id, to);
    } else if (SHOTS.has(key)) {
      const target = pieces.get(`unit:${textOf(params.target)}`);
      const [from, aim] = [unit && at.get(unit.id), target && at.get(target.id)];
      // A roll and its result are one shot.
      if (unit && target && from && aim) {
        const label = textOf(params.result);
        shots.set(`${unit.id} ${target.id}`, { kind: 'fire', side: unit.side, path: [from, aim], label });
      }
    }
  }
  return [...trails.values(), ...shots.values()];
}

/** The six-sided dice, with those that count marked; null if none were rolled. */
export function roll(event: GameEvent, scene: Scene): Roll | null {
  const { words } = scene;
  const { key, params } = event;
  const dice = Array.isArray(params.dice) ? params.dice.map(Number) : null;
  if (!dice || dice.some(Number.isNaN)) return null;
  const answer = Array.isArray(params.answer) ? params.answer.map(Number) : [];
  const best = Math.max(...dice);
  const counts = (die: number): boolean => {
    if (key === 'attack-failed') return false;
    if (key === 'destruction-rolled') return die >= 4;
    return die === best;
  };
  return {
    dice: [...dice, ...answer].map((die, i) => ({
      art: `dice/d6-${die}`,
      hit: i >= dice.length ? die === Math.max(...answer) : counts(die),
      label: String(die),
    })),
    caption: caption(event, scene),
    result: result(event, words),
  };
}

function caption({ key, params }: GameEvent, scene: Scene): string {
  const { words, description } = scene;
  const known = battleOf(description).units;
  const name = (id: unknown): string =>
    known.has(String(id)) || /-hidden-/.test(String(id)) ? words.name('unit', String(id)) : '';
  const unit = params.unit ? name(params.unit) : '';
  const target = params.target ? name(params.target) : '';
  if (unit && target) return words.text('ui-hos-roll-at', { unit, target });
  if (unit) return words.text('ui-hos-roll-by', { kind: key, unit });
  if (target) return words.text('ui-hos-roll-on', { target });
  return words.text('ui-hos-roll-of', { kind: key });
}

function result({ key, params }: GameEvent, words: Words): string {
  if (SHOTS.has(key)) {
    return words.text('ui-hos-roll-against', {
      result: Number(params.result),
      defence: Number(params.defence),
      hit: Number(params.result) >= Number(params.defence) ? 'yes' : 'no',
    });
  }
  if (key === 'destruction-rolled' && Array.isArray(params.dice))
    return words.text('ui-hos-roll-points', { points: params.dice.filter((die) => Number(die) >= 4).length });
  return '';
}
