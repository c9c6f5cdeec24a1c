/** The counters on the map: where they stand, how they look, what they are called. */
import type { Words } from '../../lib/language/words';
import type { Description, View } from '../../lib/protocol';
import type { Piece, Sheet } from '../../lib/scene';
import { spots } from './layout';
import { isSuppressed, sidesOf, standsIn, unitsOf, type Unit } from './table';

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

export function counters(
  sheet: Sheet,
  description: Description,
  view: View,
  words: Words,
  livery: Livery,
): Piece[] {
  const sides = sidesOf(description);
  return sheet.places.flatMap((place) => {
    const here = unitsOf(description)
      .filter((unit) => `tile:${standsIn(view, unit)}` === place.id)
      .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side));
    if (here.length === 0) return [];
    const first = here.filter(({ side }) => side === sides[0]).length;
    const at = spots(first, here.length - first);
    return here.map((unit, i): Piece => {
      const spot = at[i]!;
      return {
        id: `unit:${unit.unit}`,
        place: place.id,
        side: unit.side,
        shape: unit.side === sides[0] ? 'round' : 'cut',
        x: place.x + spot.x,
        y: place.y + spot.y,
        radius: spot.radius,
        label: counterLabel(unit, place.id.slice('tile:'.length), view, words),
        look: lookOf(unit, view, words, livery),
      };
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

function lookOf(unit: Unit, view: View, words: Words, livery: Livery): CounterLook {
  return {
    icon: livery.unitIcon(unit.title),
    colour: livery.colourOf(unit.side),
    letter: unit.squad ? words.name('squad', unit.squad) : '',
    defence: unit.defence,
    suppressed: isSuppressed(view, unit),
  };
}
