/** Units as pieces of the board, and labels of units and hexes. */
import type { Scene } from './scene';
import { HALF } from '../../lib/board/hex';
import type { Description } from '../../lib/protocol';
import type { UnitView, View } from './view';
import type { Piece, Point, Sheet } from '../../lib/drawing';
import type { Words } from '../../lib/language/words';
import { hexMap } from './layout';

export type Arm = 'infantry' | 'armor' | 'artillery';

/** A unit in the description. */
export interface UnitFacts {
  unit: string;
  side: string;
  arm: Arm;
  kind: string;
  figures: number;
  worth: number;
}

/** A unit in a view; one without an order has only its hex and figures. */
export type UnitSeen = UnitView;

/** The data for drawing a unit. */
export interface UnitLook {
  arm: Arm;
  kind: string;
  figures: number;
  ordered: boolean;
  spent: boolean;
}

export const ALLIES = 'allies';

/** Half the size of a unit in its hex. */
const RADIUS = HALF - 4;

export function unitFacts(description: Description, id: string): UnitFacts | undefined {
  return (description.units as UnitFacts[]).find((unit) => unit.unit === id);
}

export function unitsSeen(view: View): [string, UnitSeen][] {
  return Object.entries(view.units ?? {});
}

/** The units of a view by their hexes: every hex of the board is asked for its own. */
const unitsByHex = new WeakMap<View, Map<string, string>>();

export function unitAt(view: View, hex: string): string | undefined {
  let found = unitsByHex.get(view);
  if (found === undefined) {
    found = new Map(unitsSeen(view).map(([id, seen]) => [seen.hex, id]));
    unitsByHex.set(view, found);
  }
  return found.get(hex);
}

export function isOrdered(seen: UnitSeen): boolean {
  return seen.order !== undefined;
}

/** A unit battles once per turn, whatever it did before (M44-11.3). */
export function isSpent(seen: UnitSeen): boolean {
  return (seen.battles ?? 0) > 0;
}

export function hasMoved(seen: UnitSeen): boolean {
  return seen.status?.includes('moved') ?? false;
}

export function setUpPieces(sheet: Sheet, scene: Scene): Piece[] {
  const { description, view, words } = scene;
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  const units = new Map((description.units as UnitFacts[]).map((unit) => [unit.unit, unit]));
  return unitsSeen(view).flatMap(([id, seen]) => {
    const unit = units.get(id);
    const place = places.get(`hex:${seen.hex}`);
    if (!unit || !place) return [];
    const look: UnitLook = {
      arm: unit.arm,
      kind: unit.kind,
      figures: seen.figures,
      ordered: isOrdered(seen),
      spent: isSpent(seen),
    };
    const piece: Piece = {
      id: `unit:${id}`,
      place: place.id,
      x: place.x,
      y: place.y,
      side: unit.side,
      shape: unit.side === ALLIES ? 'round' : 'cut',
      radius: RADIUS,
      label: unitLabel(id, seen, words),
      look,
    };
    return [piece];
  });
}

/** "Allied infantry E5, 4 figures, ordered" */
export function unitLabel(id: string, seen: UnitSeen, words: Words): string {
  const [name, hex] = [words.name('unit', id), words.name('hex', seen.hex)];
  const parts = [
    name.endsWith(` ${hex}`) ? name : `${name}, ${hex}`,
    words.text('ui-m44-figures', { figures: seen.figures }),
  ];
  if (isSpent(seen)) parts.push(words.text('ui-m44-has-battled'));
  else if (hasMoved(seen)) parts.push(words.text('ui-m44-has-moved'));
  else if (isOrdered(seen)) parts.push(words.text('ui-m44-ordered'));
  return parts.join(', ');
}

const BUILT = ['bunker', 'bridge', 'hedgehog', 'sea_wall'] as const;

/** "E5, forest, wire, objective of the Allies, Allied infantry 3 …" */
export function hexLabel(id: string, scene: Scene): string {
  const { description, view, words } = scene;
  const name = id.replace(/^hex:/, '');
  const hex = hexMap(description).named(name);
  const parts = [words.name('hex', name)];
  if (hex) {
    parts.push(words.name('terrain', hex.terrain));
    for (const each of BUILT) if (hex[each]) parts.push(words.name('obstacle', each.replace('_', '-')));
  }
  for (const each of ['wire', 'sandbags'] as const) {
    if ((view[each] ?? description[each] ?? []).includes(name)) {
      parts.push(words.name('obstacle', each));
    }
  }
  for (const medal of medalsAt(name, scene)) {
    parts.push(words.text(`ui-m44-medal-${medal.kind}`, { side: words.name('side', medal.side) }));
  }
  const unit = unitAt(view, name);
  if (unit) parts.push(unitLabel(unit, view.units[unit]!, words));
  return parts.join(', ');
}

/** A medal on a hex. */
export interface HexMedal {
  side: string;
  /** `good`: permanent; `held`: while a unit stays; `sudden`: wins the battle at once. */
  kind: 'good' | 'held' | 'sudden';
  /** Does it count for its side now? */
  won: boolean;
}

/** The icon of a medal: a permanent one is solid, one that must be held is dashed. */
export function medalIcon(side: string, permanent: boolean): string {
  return permanent ? `markers/medal-${side}` : `markers/medal-held-${side}`;
}

interface Objective {
  side: string;
  hexes: string[];
  permanent: boolean;
}

export function medalsAt(hex: string, scene: Scene): HexMedal[] {
  const { description, view } = scene;
  const unit = unitAt(view, hex);
  const holder = unit ? unitFacts(description, unit)?.side : undefined;
  const found: HexMedal[] = (description.objectives as Objective[]).flatMap((objective, number) => {
    if (!objective.hexes.includes(hex)) return [];
    const taken = Boolean(view.taken?.[number]);
    const kind = objective.permanent ? 'good' : 'held';
    return [{ side: objective.side, kind, won: taken || holder === objective.side }];
  });
  for (const sudden of (description.sudden_death ?? []) as Objective[]) {
    if (sudden.hexes.includes(hex)) {
      found.push({ side: sudden.side, kind: 'sudden', won: holder === sudden.side });
    }
  }
  return found;
}

/** The places and sizes of a unit's figures in its hex. */
export const FORMATIONS: Record<Arm, { width: number; height: number; at: Point[][] }> = {
  infantry: {
    width: 37,
    height: 40,
    at: [
      [{ x: -18.5, y: -29 }],
      [
        { x: -37.5, y: -29 },
        { x: 0.5, y: -29 },
      ],
      [
        { x: -38.5, y: -41 },
        { x: 0.5, y: -41 },
        { x: -18.5, y: -11 },
      ],
      [
        { x: -39.5, y: -44 },
        { x: -1.5, y: -44 },
        { x: -34.5, y: -13 },
        { x: 3.5, y: -13 },
      ],
    ],
  },
  armor: {
    width: 52,
    height: 34,
    at: [
      [{ x: -26, y: -25 }],
      [
        { x: -32, y: -39 },
        { x: -20, y: -11 },
      ],
      [
        { x: -38, y: -45 },
        { x: -14, y: -29 },
        { x: -38, y: -11 },
      ],
      [
        { x: -40, y: -47 },
        { x: -12, y: -35 },
        { x: -40, y: -21 },
        { x: -12, y: -9 },
      ],
    ],
  },
  artillery: {
    width: 50,
    height: 36,
    at: [
      [{ x: -25, y: -26 }],
      [
        { x: -29, y: -42 },
        { x: -21, y: -12 },
      ],
    ],
  },
};

/** A hex smaller than this many pixels shows one figure. */
const SMALL_HEX = 60;

export function showsOne(scale: number): boolean {
  return 2 * HALF * scale < SMALL_HEX;
}

/** One large figure, for a hex that is too small for several. */
export const SINGLE: Record<Arm, { x: number; y: number; width: number; height: number }> = {
  infantry: { x: -30, y: -32, width: 52, height: 56 },
  armor: { x: -40, y: -24, width: 70, height: 46 },
  artillery: { x: -38, y: -24, width: 66, height: 47 },
};

/** Badges of special units. */
export const BADGES: Record<string, string> = {
  'special-forces': 'memoir44/badge-special-forces',
  resistance: 'memoir44/badge-resistance',
  'elite-armor': 'memoir44/badge-elite',
};
