/** Units as pieces of the board, and labels of units and squares. */
import type { Scene } from './scene';
import type { View } from './view';
import { SIDE } from '../../lib/board/square';
import type { Piece, Point, Sheet } from '../../lib/drawing';
import type { Words } from '../../lib/language/words';
import { battleOf, type Battle, type FaceFacts, type Kind, type Side } from './facts';
import { middleOfSquare } from './layout';
import { bodyOf, pictogram, ROLE_RIMS, type Body } from './livery';
import { actingUnit, groundNow, HEADINGS, unitsOf, type Standing, type UnitSeen } from './seen';

/** The data for drawing a unit. */
export interface UnitLook {
  art: 'counter' | 'vehicle';
  side: Side;
  kind: Kind | 'unknown';
  icon: string;
  rim: string | null;
  /** Printed values; null for an X, undefined if unknown. */
  move: number | null | undefined;
  defence: (number | null)[];
  weakened: boolean;
  hidden: boolean;
  /** Degrees clockwise from north; null if facing does not matter. */
  heading: number | null;
  body: Body | null;
  long: boolean;
  aboard: boolean;
  token: string | null;
  resolved: boolean;
  spent: boolean;
  suppression: number;
  damage: string[];
}

export const RADIUS = { counter: 30, small: 17, vehicle: 34, long: 46 };
/** Squares smaller than this many pixels have larger counters, which almost fill them. */
const SMALL = 56;
const LARGER = 1.24;
/** Passengers are drawn beside the middle of their vehicle. */
const SEATS: Point[] = [
  { x: -20, y: 24 },
  { x: 20, y: 24 },
  { x: 0, y: 24 },
  { x: 20, y: -24 },
];

export function grow({ look }: Piece, scale: number): number {
  return look.art === 'counter' && SIDE * scale < SMALL ? LARGER : 1;
}

export function setUpPieces(_sheet: Sheet, scene: Scene): Piece[] {
  const { description, view, words } = scene;
  const battle = battleOf(description);
  const units = unitsOf(battle, view);
  const acting = actingUnit(view);
  const seated = new Map<string, number>();
  // Vehicles at the bottom, passengers on top of them.
  const layer = ({ counter, seen }: Standing): number =>
    seen.standing === 'aboard' ? 2 : counter && counter.kind !== 'infantry' ? 0 : 1;
  return units
    .toSorted((a, b) => layer(a) - layer(b))
    .flatMap((unit) => {
      const at = standingAt(battle, view, unit, seated);
      if (!at) return [];
      const look = { ...lookOf(unit), ...(unit.id === acting ? { spent: false } : {}) };
      const piece: Piece = {
        id: `unit:${unit.id}`,
        place: `square:${at.square}`,
        x: at.x,
        y: at.y,
        side: unit.side,
        shape: unit.side === 'soviet' ? 'round' : 'cut',
        radius: look.aboard
          ? RADIUS.small
          : look.art === 'counter'
            ? RADIUS.counter
            : look.long
              ? RADIUS.long
              : RADIUS.vehicle,
        label: unitLabel(unit, words),
        look,
      };
      return [piece];
    });
}

function standingAt(
  battle: Battle,
  view: View,
  { seen }: Standing,
  seated: Map<string, number>,
): (Point & { square: string }) | null {
  if (seen.standing === 'aboard') {
    const vehicle = view.units?.[seen.carrier ?? ''];
    const at = vehicle && between(battle, vehicle);
    if (!at) return null;
    const seat = seated.get(seen.carrier!) ?? 0;
    seated.set(seen.carrier!, seat + 1);
    const by = SEATS[seat % SEATS.length]!;
    return { x: at.x + by.x, y: at.y + by.y, square: vehicle.at! };
  }
  const at = seen.standing === 'field' ? between(battle, seen) : null;
  return at && { ...at, square: seen.at! };
}

/** The centre of a unit's square or squares. */
function between(battle: Battle, { at, rear }: UnitSeen): Point | null {
  const front = at ? middleOfSquare(battle, at) : null;
  const back = rear ? middleOfSquare(battle, rear) : front;
  return front && back && { x: (front.x + back.x) / 2, y: (front.y + back.y) / 2 };
}

export function lookOf({ seen, side, counter, face }: Standing): UnitLook {
  const isVehicle = counter !== null && counter.kind !== 'infantry';
  const turns = counter !== null && face !== null && (isVehicle || hasArc(counter.faces));
  return {
    art: isVehicle ? 'vehicle' : 'counter',
    side,
    kind: counter?.kind ?? 'unknown',
    icon: pictogram(counter),
    rim: counter ? ROLE_RIMS[counter.role] : null,
    move: face ? face.move : seen.printed?.move,
    defence: face?.defence ?? [],
    weakened: seen.shows === 'weakened',
    hidden: counter === null || Boolean(face?.active && face.abilities.ambush),
    heading: turns && seen.heading ? HEADINGS.indexOf(seen.heading) * 45 : null,
    body: isVehicle ? bodyOf(counter) : null,
    long: (counter?.size ?? 1) > 1,
    aboard: seen.standing === 'aboard',
    token: seen.token ?? null,
    resolved: seen.resolved ?? false,
    spent: Boolean(seen.activated || seen.resolved),
    suppression: seen.suppression ?? 0,
    damage: seen.damage ?? [],
  };
}

export function hasArc(faces: FaceFacts[]): boolean {
  return faces.some((face) => face.weapons.some((weapon) => weapon.arc !== 'all'));
}

/** "Rifle Section 1, C10, weakened, 2 suppression markers, order 3" */
export function unitLabel({ id, side, seen, counter, face }: Standing, words: Words): string {
  const parts = [words.name('side', side), words.name('unit', id)];
  const square = seen.at ? words.name('square', seen.at) : '';
  if (square && !parts[1]!.endsWith(` ${square}`)) parts.push(square);
  if (seen.carrier) parts.push(words.text('ui-hos-aboard', { vehicle: words.name('unit', seen.carrier) }));
  if (counter === null) parts.push(words.text('ui-hos-unknown'));
  else if (counter.faces.length > 1) parts.push(words.name('state', seen.shows));
  if (seen.heading && face && counter && (counter.kind !== 'infantry' || hasArc(counter.faces)))
    parts.push(words.text('ui-hos-faces', { heading: words.name('facing', seen.heading) }));
  if (seen.suppression) parts.push(words.text('ui-hos-suppression', { number: seen.suppression }));
  for (const damage of seen.damage ?? []) parts.push(words.text(`ui-hos-damage-${damage}`));
  if (seen.token) parts.push(tokenName(seen.token, words));
  if (seen.activated || seen.resolved) parts.push(words.text('ui-hos-activated'));
  return parts.join(', ');
}

export function tokenName(token: string, words: Words): string {
  const kind = /^\d+$/.test(token) ? 'number' : token;
  return words.text('ui-hos-token', { kind, number: token });
}

/** "C10, rubble, objective, Rifle Section …" */
export function squareLabel(id: string, scene: Scene): string {
  const { description, view, words } = scene;
  const square = id.replace(/^square:/, '');
  const battle = battleOf(description);
  const facts = battle.squareNamed.get(square);
  const parts = [words.name('square', square)];
  if (facts) {
    const part = facts.part === null ? undefined : battle.parts.get(facts.part);
    const fallen = part && (view.fallen ?? []).includes(part.part);
    parts.push(words.name('terrain', part && !fallen ? part.kind : groundNow(battle, view, square)));
    if (part && !fallen && facts.ground === 'machinery') parts.push(words.name('terrain', 'machinery'));
  }
  if ((view.smoke ?? []).includes(square)) parts.push(words.text('ui-hos-smoke'));
  for (const objective of battle.objectives) {
    if (!objective.squares.includes(square)) continue;
    const holder = (view.control?.[objective.objective] ?? null) as string | null;
    parts.push(
      words.text('ui-hos-objective', {
        holder: holder ?? 'none',
        side: holder ? words.name('side', holder) : '',
      }),
    );
  }
  for (const unit of unitsOf(battle, view)) {
    if (unit.seen.standing === 'field' && (unit.seen.at === square || unit.seen.rear === square))
      parts.push(unitLabel(unit, words));
  }
  return parts.join(', ');
}
