/** Things that can be pointed at only when they are asked for: corners, edges, parts, directions. */
import type { Scene } from './scene';
import type { View } from './view';
import type { Piece, Point, Sheet } from '../../lib/drawing';
import type { Asking } from '../../lib/table/tableSession';
import { battleOf, type Battle } from './facts';
import { H, middleOfEdge, middleOfSquare, middleOfSquares } from './layout';
import { actingUnit, framesOf, HEADINGS } from './seen';

export interface HandleLook {
  art: 'handle';
  kind: 'point' | 'side' | 'part' | 'line' | 'wreck' | 'facing' | 'aim' | 'edge';
  /** The degrees of a direction, clockwise from north. */
  turn: number;
}

const RADII: Record<HandleLook['kind'], number> = {
  point: 13,
  side: 15,
  part: 19,
  line: 16,
  wreck: 19,
  facing: 15,
  aim: 15,
  edge: 13,
};
/** The distance of direction handles from the middle of their unit. */
const AROUND = 58;

export function handles(words: string[], asking: Asking, _sheet: Sheet, scene: Scene): Piece[] {
  const { view, description } = scene;
  const battle = battleOf(description);
  const centre = centreOf(battle, asking, view);
  return [...new Set(words)].flatMap((word) => {
    const colon = word.indexOf(':');
    const kind = word.slice(0, Math.max(colon, 0)) as HandleLook['kind'];
    if (!(kind in RADII)) return [];
    const id = word.slice(colon + 1);
    const at = placeOf(kind, id, battle, view, centre);
    if (!at) return [];
    const look: HandleLook = { art: 'handle', kind, turn: turnOf(kind, id) };
    const piece: Piece = {
      id: word,
      place: word,
      ...at,
      side: '',
      shape: 'round',
      radius: RADII[kind],
      label: '',
      look,
    };
    return [piece];
  });
}

/** Directions are shown around the square just chosen, or around the active unit. */
function centreOf(battle: Battle, asking: Asking, view: View): Point | null {
  const square = asking.chosen.findLast((word) => word.startsWith('square:'));
  if (square) return middleOfSquare(battle, square.slice('square:'.length));
  const named = asking.chosen.find((word) => word.startsWith('unit:'))?.slice('unit:'.length);
  const unit = view.units?.[actingUnit(view) ?? named ?? ''];
  return unit?.at ? middleOfSquare(battle, unit.at) : null;
}

function placeOf(
  kind: HandleLook['kind'],
  id: string,
  battle: Battle,
  view: View,
  centre: Point | null,
): Point | null {
  switch (kind) {
    case 'point': {
      const point = battle.points.get(id);
      return point ? { x: point.x * H, y: point.y * H } : null;
    }
    case 'side': {
      const edge = battle.edgeNamed.get(id);
      return edge ? middleOfEdge(edge) : middleOfCorners(id);
    }
    case 'part':
      return middleOfSquares(battle, battle.parts.get(id)?.squares ?? []);
    case 'line': {
      const edge = battle.edgeNamed.get(battle.lines.get(id)?.sides[0] ?? '');
      return edge ? middleOfEdge(edge) : null;
    }
    case 'wreck':
      return middleOfSquares(battle, view.wrecks?.[Number(id)]?.at ?? []);
    case 'facing': {
      const angle = (turnOf(kind, id) * Math.PI) / 180;
      return centre && { x: centre.x + AROUND * Math.sin(angle), y: centre.y - AROUND * Math.cos(angle) };
    }
    case 'edge': // in the editor only, which has its own
      return null;
    case 'aim': {
      const [dx, dy] = id.split(',').map(Number) as [number, number];
      return centre && { x: centre.x + 2 * H * dx, y: centre.y + 2 * H * dy };
    }
  }
}

/** An edge is named by its ends, in half squares. */
function middleOfCorners(id: string): Point | null {
  const ends = id.split('-').map(Number);
  if (ends.length !== 4 || ends.some(Number.isNaN)) return null;
  const [x1, y1, x2, y2] = ends as [number, number, number, number];
  return { x: ((x1 + x2) / 2) * H, y: ((y1 + y2) / 2) * H };
}

function turnOf(kind: HandleLook['kind'], id: string): number {
  if (kind === 'facing') return HEADINGS.indexOf(id as (typeof HEADINGS)[number]) * 45;
  if (kind !== 'aim') return 0;
  const [dx, dy] = id.split(',').map(Number) as [number, number];
  return (Math.atan2(dx, -dy) * 180) / Math.PI;
}

/** What passing means while an attack is under way: "Roll", "Let them fire", "Leave it". */
function passName({ view, words }: Scene): string | null {
  const frames = framesOf(view);
  const window = frames.at(-1);
  const attack = frames.findLast((frame) => frame.frame === 'attack' || frame.frame === 'firing');
  if (window?.frame !== 'window' || !attack) return null;
  const own = attack.frame === 'attack' ? attack.side === view.seat : actingUnit(view) === attack.unit;
  switch (window.moment) {
    case 'fire-announced':
    case 'before-roll':
      return words.text('ui-hos-pass', { own: own ? 'yes' : 'no' });
    case 'after-roll':
      return words.text('ui-hos-pass-leave');
  }
  return null;
}

/** A wreck is named by its squares, a flame by the square at its far end. */
export function nameOf(word: string, scene: Scene): string | null {
  const { description, view, words } = scene;
  if (word.startsWith('wreck:')) {
    const at: string[] = view.wrecks?.[Number(word.slice('wreck:'.length))]?.at ?? [];
    return words.text('wreck-in', { squares: at.map((square) => words.name('square', square)).join(', ') });
  }
  if (word === 'pass') return passName(scene);
  if (!word.startsWith('aim:')) return null;
  const battle = battleOf(description);
  const at = battle.squareNamed.get(view.units?.[actingUnit(view) ?? '']?.at ?? '');
  const [dx, dy] = word.slice('aim:'.length).split(',').map(Number) as [number, number];
  const far = battle.squares.find(({ x, y }) => at && x === at.x + 2 * dx && y === at.y + 2 * dy);
  if (far) return words.name('square', far.square);
  return words.name('facing', HEADINGS[(Math.round(turnOf('aim', `${dx},${dy}`) / 45) + 8) % 8]!);
}
