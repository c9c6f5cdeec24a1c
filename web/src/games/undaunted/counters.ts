/** The counters on the map: their places, appearance and labels. */
import type { Scene } from './scene';
import type { Piece, Sheet } from '../../lib/drawing';
import { spots } from './layout';
import { isSuppressed, standsIn, unitsOf, type Unit } from './table';

/** The data for drawing a counter. */
export interface CounterLook {
  /** The symbol of its pictogram. */
  icon: string;
  /** The colour prefix of its side: "us". */
  colour: string;
  letter: string;
  defence: number;
  suppressed: boolean;
}

/** How a game draws its kinds of counters and its sides. */
export interface Livery {
  unitIcon(title: string): string;
  colourOf(side: string): string;
}

/** A counter that has not been placed in its tile. */
export type Figure<Look = unknown> = Pick<Piece, 'id' | 'side' | 'label'> & { tile: string; look: Look };

/** The counters in tiles. */
export function figures(scene: Scene, livery: Livery): Figure<CounterLook>[] {
  const { description, view } = scene;
  return unitsOf(description).flatMap((unit) => {
    const tile = standsIn(view, unit);
    if (tile === null) return [];
    return [
      {
        id: `unit:${unit.unit}`,
        side: unit.side,
        tile,
        label: counterLabel(unit, tile, scene),
        look: lookOf(unit, scene, livery),
      },
    ];
  });
}

/** Counters arranged in their tiles, those of the first side before those of the second. */
export function placed(sheet: Sheet, sides: string[], all: Figure[]): Piece[] {
  return sheet.places.flatMap((place) => {
    const here = all
      .filter(({ tile }) => `tile:${tile}` === place.id)
      .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side));
    if (here.length === 0) return [];
    const first = here.filter(({ side }) => side === sides[0]).length;
    const at = spots(first, here.length - first);
    return here.map(({ id, side, label, look }, i): Piece => {
      const { x, y, radius } = at[i]!;
      const shape = side === sides[0] ? 'round' : 'cut';
      return { id, place: place.id, side, shape, x: place.x + x, y: place.y + y, radius, label, look };
    });
  });
}

function counterLabel(unit: Unit, tile: string, scene: Scene): string {
  const { view, words } = scene;
  return words.text('ui-undaunted-counter', {
    unit: words.name('unit', unit.unit),
    tile,
    defence: unit.defence,
    suppressed: isSuppressed(view, unit) ? 'yes' : 'no',
  });
}

export function lookOf(unit: Unit, scene: Scene, livery: Livery): CounterLook {
  const { view, words } = scene;
  return {
    icon: livery.unitIcon(unit.title),
    colour: livery.colourOf(unit.side),
    letter: unit.squad ? words.name('squad', unit.squad) : '',
    defence: unit.defence,
    suppressed: isSuppressed(view, unit),
  };
}
