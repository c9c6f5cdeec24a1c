/** What happened, as lines on the map and dice in the rail. */
import type { Scene } from './scene';
import type { Roll } from '../../lib/gameUi';
import type { GameEvent } from '../../lib/protocol';
import { textOf } from '../../lib/params';
import type { Piece, Point, Sheet, Trace } from '../../lib/drawing';

/** Points and losses, for the bar of a replay. */
export const CARD_EVENTS = new Set(['played', 'drew']);
export const LANDMARKS = new Set([
  'controlled',
  'eliminated',
  'counter-removed',
  'objective-taken',
  'exited',
]);

const centreOf = (sheet: Sheet, tile: unknown): Point | undefined => {
  const place = sheet.places.find(({ id }) => id === `tile:${String(tile)}`);
  return place && { x: place.x, y: place.y };
};

/** The counter of a unit, or a structure; for a soldier in a vehicle, the vehicle. */
function pieceOf(pieces: Piece[], name: unknown): Piece | undefined {
  const words = [`unit:${String(name)}`, `structure:${String(name)}`];
  return (
    pieces.find(({ id }) => words.includes(id)) ??
    pieces.find(({ look }) => (look as { crew?: string[] }).crew?.includes(String(name)))
  );
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** A path on the map, and its side. */
interface Way {
  side: string;
  path: Point[];
}

/** Trails of the counters that moved or left the map, and lines of fire. */
export function traces(events: GameEvent[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[] {
  const ways = new Map<string, Way>();
  const shots: Trace[] = [];
  const wayOf = (unit: string, from: unknown): Way => {
    // A counter that enters the map is missing before, one that leaves it is missing after.
    const piece = standing(before, unit) ?? standing(after, unit);
    const start = standing(before, unit) ?? centreOf(sheet, from);
    return ways.get(unit) ?? { side: piece?.side ?? '', path: start ? [pointOf(start)] : [] };
  };
  for (const { key, params } of events) {
    if (key === 'moved') {
      const way = wayOf(textOf(params.unit), params.from);
      const end = centreOf(sheet, params.tile);
      ways.set(textOf(params.unit), { ...way, path: end ? [...way.path, end] : way.path });
    } else if (key === 'evacuated' && (ways.has(textOf(params.unit)) || standing(before, params.unit))) {
      const way = wayOf(textOf(params.unit), params.tile);
      const exit = before.find(({ id }) => id === `exit:${textOf(params.tile)}`);
      ways.set(textOf(params.unit), { ...way, path: exit ? [...way.path, pointOf(exit)] : way.path });
    } else if (key === 'rolled') {
      const shot = lineOfFire(params.unit, params.target, before, after);
      if (shot) shots.push(shot);
    }
  }
  const moves = [...ways].flatMap(([unit, { side, path }]): Trace[] => {
    const there = standing(after, unit);
    // The trail ends at the counter, which may not be in the middle of its tile.
    const whole = there ? [...path.slice(0, -1), pointOf(there)] : path;
    return side && whole.length > 1 ? [{ kind: 'trail', side, path: whole }] : [];
  });
  return [...moves, ...shots];
}

const standing = (pieces: Piece[], unit: unknown): Piece | undefined =>
  pieces.find(({ id }) => id === `unit:${String(unit)}`);

function lineOfFire(unit: unknown, target: unknown, before: Piece[], after: Piece[]): Trace | null {
  // The firer may have entered the map with this card; the target may have been removed.
  const from = pieceOf(after, unit) ?? pieceOf(before, unit);
  const to = pieceOf(before, target) ?? pieceOf(after, target);
  // An aircraft is not on the map; a charge is placed at the target.
  if (!from || !to || from === to) return null;
  return {
    kind: 'fire',
    side: from.side,
    path: [pointOf(from), pointOf(to)],
  };
}

/** Does a face of the ten-sided die reach the defence value? A 0 always does (NOR-29.2, 29.4, NAF-39.1). */
export const reaches = (face: number, need: number): boolean => face === 0 || face >= need;

export function roll({ key, params }: GameEvent, scene: Scene): Roll | null {
  const { words } = scene;
  if (key !== 'rolled') return null;
  const need = Number(params.need);
  const dice = (params.dice as number[]).map((face) => {
    const hit = reaches(face, need);
    return { art: `dice/d10-${face}${hit ? '-hit' : ''}`, hit, label: String(face) };
  });
  return {
    dice,
    caption: words.text('ui-undaunted-roll-caption', {
      unit: words.name('unit', textOf(params.unit)),
      action: words.name('action', textOf(params.action)),
      target: words.name('unit', textOf(params.target)),
      need,
    }),
    result: words.text('ui-undaunted-roll-result', { success: params.success ? 'yes' : 'no' }),
  };
}
