/** What happened, for drawing: trails and lines of fire, and the dice rolled. */
import type { Scene } from './scene';
import type { Roll } from '../../lib/gameUi';
import type { Description, GameEvent } from '../../lib/protocol';
import type { Piece, Point, Sheet, Trace } from '../../lib/drawing';
import { textOf } from '../../lib/params';
import type { Words } from '../../lib/language/words';
import { unitFacts } from './units';

/** How far beyond the edge of the map aircraft and distant guns start. */
const BEYOND = 20;
const GRENADE = 'grenade';
const STAR = 'star';
const FLAG = 'flag';

export function traces(events: GameEvent[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[] {
  const places = new Map(sheet.places.map((place) => [place.id, { x: place.x, y: place.y }]));
  const pieces = new Map([...after, ...before].map((piece) => [piece.id, piece]));
  const at = new Map<string, Point>(before.map((piece) => [piece.id, { x: piece.x, y: piece.y }]));
  const found: Trace[] = [];
  const other = (side: string): string => (side === 'allies' ? 'axis' : 'allies');

  for (const { key, params } of events) {
    const unit = pieces.get(`unit:${textOf(params.unit)}`);
    const target = pieces.get(`unit:${textOf(params.target)}`);
    const hex = places.get(`hex:${textOf(params.hex)}`);
    if ((key === 'moved' || key === 'retreated' || key === 'took-ground') && unit && hex) {
      const from = places.get(`hex:${textOf(params.from)}`) ?? at.get(unit.id);
      if (from) found.push({ kind: 'trail', side: unit.side, path: [from, hex] });
      at.set(unit.id, hex);
    } else if (key === 'exited' && unit) {
      const from = at.get(unit.id);
      if (from) found.push({ kind: 'trail', side: unit.side, path: [from, { x: from.x, y: -BEYOND }] });
    } else if (key === 'rolled' && unit && target) {
      const [from, to] = [at.get(unit.id), at.get(target.id)];
      if (from && to)
        found.push({ kind: 'fire', side: unit.side, path: [from, to], label: diceCount(params.dice) });
    } else if (key === 'bombed' && target) {
      const to = at.get(target.id);
      // A strike comes from the edge of the side that plays the card.
      const edge = target.side === 'allies' ? -BEYOND : sheet.height + BEYOND;
      if (to) {
        const from = { x: to.x, y: edge };
        found.push({
          kind: 'fire',
          side: other(target.side),
          path: [from, to],
          label: diceCount(params.dice),
        });
      }
    } else if (key === 'landed' && hex) {
      found.push({ kind: 'trail', side: 'allies', path: [{ x: hex.x, y: hex.y - 60 }, hex] });
    }
  }
  return found;
}

function diceCount(dice: unknown): string {
  return Array.isArray(dice) ? String(dice.length) : '';
}

/** The dice of an event, with those that count marked; null if none were rolled. */
export function roll(event: GameEvent, scene: Scene): Roll | null {
  const { words, description } = scene;
  const dice = event.params.dice;
  if (!Array.isArray(dice)) return null;
  const faces = dice.map(String);
  const counts = countingFaces(event, description);
  const hits = faces.filter((face) => counts.has(face)).length;
  return {
    dice: faces.map((face) => ({
      art: `dice/battle-${face}`,
      hit: counts.has(face),
      label: words.name('face', face),
    })),
    caption: caption(event, faces.length, words),
    result: result(event, hits, faces, words),
  };
}

/** The faces that have an effect in this roll (M44-15.1, 34.5, 34.55, 34.63). */
function countingFaces(event: GameEvent, description: Description): Set<string> {
  const arm = (id: unknown): string => unitFacts(description, String(id))?.arm ?? '';
  switch (event.key) {
    case 'healed':
      return new Set([arm(event.params.unit), STAR]);
    case 'finest-hour':
      return new Set(['infantry', 'armor', STAR]);
    case 'bombed':
      return new Set([
        GRENADE,
        arm(event.params.target),
        ...(event.params.card === 'air-power' ? [STAR] : []),
      ]);
    default:
      return new Set([GRENADE, arm(event.params.target)]);
  }
}

function caption(event: GameEvent, dice: number, words: Words): string {
  const { unit, target, card, side } = event.params;
  const count = words.text('ui-m44-dice', { dice });
  const on = (id: unknown): string => words.name('unit', String(id));
  if (unit && target)
    return words.text('ui-m44-roll-on', { unit: on(unit), target: on(target), dice: count });
  if (card && target) {
    return words.text('ui-m44-roll-on', {
      unit: words.name('card', textOf(card)),
      target: on(target),
      dice: count,
    });
  }
  if (unit) return words.text('ui-m44-roll-for', { unit: on(unit), dice: count });
  return words.text('ui-m44-roll-for', { unit: words.name('side', textOf(side)), dice: count });
}

function result(event: GameEvent, hits: number, faces: string[], words: Words): string {
  if (event.key === 'healed') return words.text('ui-m44-roll-back', { figures: Number(event.params.count) });
  if (event.key === 'finest-hour') return words.text('ui-m44-roll-orders', { orders: hits });
  const flags = faces.filter((face) => face === FLAG).length;
  return words.text('ui-m44-roll-hits', { hits, flags });
}
