/** What happened, as lines on the map and dice in the rail. */
import type { Roll } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Happening } from '../../lib/protocol';
import type { Piece, Point, Sheet, Trace } from '../../lib/scene';

const centreOf = (sheet: Sheet, tile: unknown): Point | undefined => {
  const place = sheet.places.find(({ id }) => id === `tile:${String(tile)}`);
  return place && { x: place.x, y: place.y };
};

const pieceOf = (pieces: Piece[], unit: unknown): Piece | undefined =>
  pieces.find(({ id }) => id === `unit:${String(unit)}`);

/** Trails of the counters that moved, and lines of fire. */
export function traces(events: Happening[], sheet: Sheet, before: Piece[], after: Piece[]): Trace[] {
  const trails = new Map<string, Point[]>();
  const shots: Trace[] = [];
  for (const { key, params } of events) {
    if (key === 'moved') {
      const unit = String(params.unit);
      const start = pieceOf(before, unit) ?? centreOf(sheet, params.from);
      const way = trails.get(unit) ?? (start ? [{ x: start.x, y: start.y }] : []);
      const end = centreOf(sheet, params.tile);
      trails.set(unit, end ? [...way, end] : way);
    } else if (key === 'rolled') {
      const shot = lineOfFire(params.unit, params.target, before, after);
      if (shot) shots.push(shot);
    }
  }
  const moves = [...trails].flatMap(([unit, way]): Trace[] => {
    const there = pieceOf(after, unit);
    // The trail ends at the counter, which need not stand in the middle of its tile.
    const path = there ? [...way.slice(0, -1), { x: there.x, y: there.y }] : way;
    return there && path.length > 1 ? [{ kind: 'trail', side: there.side, path }] : [];
  });
  return [...moves, ...shots];
}

function lineOfFire(unit: unknown, target: unknown, before: Piece[], after: Piece[]): Trace | null {
  // Who fires may have entered the map by this very card; who was hit may have left it.
  const from = pieceOf(after, unit) ?? pieceOf(before, unit);
  const to = pieceOf(before, target) ?? pieceOf(after, target);
  if (!from || !to) return null;
  return {
    kind: 'fire',
    side: from.side,
    path: [
      { x: from.x, y: from.y },
      { x: to.x, y: to.y },
    ],
  };
}

/** Does a face of the ten-sided die reach the defence value? A 0 always does (NOR-29.2, 29.4). */
export const reaches = (face: number, need: number): boolean => face === 0 || face >= need;

export function roll({ key, params }: Happening, words: Words): Roll | null {
  if (key !== 'rolled') return null;
  const need = Number(params.need);
  const dice = (params.dice as number[]).map((face) => {
    const hit = reaches(face, need);
    return { art: `dice/d10-${face}${hit ? '-hit' : ''}`, hit, label: String(face) };
  });
  return {
    dice,
    caption: words.text('ui-undaunted-roll-caption', {
      unit: words.name('unit', String(params.unit)),
      action: words.name('action', String(params.action)),
      target: words.name('unit', String(params.target)),
      need,
    }),
    result: words.text('ui-undaunted-roll-result', { success: params.success ? 'yes' : 'no' }),
  };
}
