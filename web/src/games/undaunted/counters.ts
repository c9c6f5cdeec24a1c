/** The counters on the map: where they stand, how they look, what they are called. */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import type { Piece, Sheet } from '../../lib/scene';
import { spots } from './layout';
import { isSuppressed, standsIn, unitsOf, type Unit } from './table';

/** What the drawing of a counter needs. */
export interface CounterLook {
  /** Symbol of its pictogram. */
  icon: string;
  /** Colour variable of its side, without dashes: "us". */
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

/** A counter before it has found its spot in the tile. */
export type Figure<Look = unknown> = Pick<Piece, 'id' | 'side' | 'label'> & { tile: string; look: Look };

/** The counters that stand in tiles. */
export function figures(
  description: Description,
  view: View,
  words: Words,
  livery: Livery,
): Figure<CounterLook>[] {
  return unitsOf(description).flatMap((unit) => {
    const tile = standsIn(view, unit);
    if (tile === null) return [];
    return [
      {
        id: `unit:${unit.unit}`,
        side: unit.side,
        tile,
        label: counterLabel(unit, tile, view, words),
        look: lookOf(unit, view, words, livery),
      },
    ];
  });
}

/** Counters side by side in their tiles, those of the first side before those of the second. */
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

function counterLabel(unit: Unit, tile: string, view: View, words: Words): string {
  return words.text('ui-undaunted-counter', {
    unit: words.name('unit', unit.unit),
    tile,
    defence: unit.defence,
    suppressed: isSuppressed(view, unit) ? 'yes' : 'no',
  });
}

export function lookOf(unit: Unit, view: View, words: Words, livery: Livery): CounterLook {
  return {
    icon: livery.unitIcon(unit.title),
    colour: livery.colourOf(unit.side),
    letter: unit.squad ? words.name('squad', unit.squad) : '',
    defence: unit.defence,
    suppressed: isSuppressed(view, unit),
  };
}
