/** The board of the plain table: places, pieces and their labels. */
import { sideLook } from '../../design/sides.svelte';
import { HALF as HEX_HALF, layHexes } from '../board/hex';
import { layBricks } from '../board/brick';
import { laySquares, SIDE } from '../board/square';
import type { Piece, Place, Point, Sheet } from '../drawing';
import { idOf, kindOf } from '../table/asking';
import type { PlainDescription, PlainPiece, PlainPlace, PlainScene } from './facts';

/** The data for drawing a piece. */
export interface PlainLook {
  label: string;
  count: number | null;
  spent: boolean;
  colour: string;
}

/** Half the size of a piece that is alone in its place. */
const RADIUS = { hex: 0.62 * HEX_HALF, square: 0.36 * SIDE, brick: 40 };

export function sheetOf(scene: PlainScene): Sheet {
  const { grid, places } = scene.description.board;
  return { grid, ...laidOut(grid, places), title: titleOf(scene), large: grid !== 'brick', turns: true };
}

type Laid = Pick<Sheet, 'places' | 'width' | 'height'>;

/** Odd rows of hexes and bricks are shifted right by half a place. */
function laidOut(grid: Sheet['grid'], places: PlainPlace[]): Laid {
  if (grid === 'square') return squares(places);
  const shifted = places.map(({ id, row, column }) => ({ id, row, x: 2 * column + (row % 2) }));
  if (grid === 'hex') return layHexes(shifted);
  return layBricks(
    shifted.map(({ id, row, x }) => ({ id, line: row, half: x })),
    'rows',
  );
}

function squares(places: PlainPlace[]): Laid {
  const middle = (number: number): number => (number + 0.5) * SIDE;
  return {
    places: laySquares(places.map(({ id, row, column }) => ({ id, x: middle(column), y: middle(row) }))),
    width: (Math.max(...places.map(({ column }) => column)) + 1) * SIDE,
    height: (Math.max(...places.map(({ row }) => row)) + 1) * SIDE,
  };
}

export function titleOf({ description, words }: PlainScene): string {
  const key = `scenario-${description.scenario}`;
  return words.has(key) ? words.text(key) : (description.name ?? description.scenario);
}

export function piecesOf(sheet: Sheet, scene: PlainScene): Piece[] {
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  const pieces = scene.view.pieces ?? [];
  return pieces.flatMap((piece) => {
    const place = places.get(piece.at);
    const stack = pieces.filter(({ at }) => at === piece.at);
    const offset = offsets(stack.length)[stack.indexOf(piece)]!;
    return place ? [drawn(piece, place, offset, sheet, scene)] : [];
  });
}

function drawn(piece: PlainPiece, place: Place, offset: Point, sheet: Sheet, scene: PlainScene): Piece {
  const radius = RADIUS[sheet.grid] * (offset.x === 0 && offset.y === 0 ? 1 : 0.62);
  const { colour, round } = sideLook(piece.side);
  const name = scene.words.name(nameKind(piece.id, scene.description), idOf(piece.id));
  const look: PlainLook = {
    label: piece.label ?? name.slice(0, 1),
    count: piece.count ?? null,
    spent: piece.spent ?? false,
    colour,
  };
  return {
    id: piece.id,
    place: place.id,
    side: piece.side,
    shape: round ? 'round' : 'cut',
    radius,
    x: place.x + offset.x * RADIUS[sheet.grid],
    y: place.y + offset.y * RADIUS[sheet.grid],
    label: pieceLabel(piece, scene),
    look,
  };
}

/** The arrangement of the pieces in a place around its centre, in radii. */
function offsets(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  const angle = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => ({
    x: 0.72 * Math.cos(i * angle - Math.PI),
    y: 0.72 * Math.sin(i * angle - Math.PI),
  }));
}

const nameKind = (word: string, { kinds }: PlainDescription): string =>
  kinds[kindOf(word)]?.name ?? kindOf(word);

/** "Red Scouts, A1, 2 figures" */
function pieceLabel({ id, at, count, spent }: PlainPiece, scene: PlainScene): string {
  const { description, words } = scene;
  return [
    words.name(nameKind(id, description), idOf(id)),
    placeName(at, scene),
    ...(count === undefined ? [] : [words.text('ui-plain-figures', { count })]),
    ...(spent ? [words.text('ui-plain-spent')] : []),
  ].join(', ');
}

export function placeName(word: string, { description }: PlainScene): string {
  return description.board.places.find(({ id }) => id === word)?.label ?? idOf(word);
}

/** "A1, wood, marker of Red, Red Scouts …" */
export function placeLabel(word: string, scene: PlainScene): string {
  const { description, view, words } = scene;
  const terrain = description.board.places.find(({ id }) => id === word)?.terrain;
  const markers = (view.markers ?? []).filter(({ at }) => at === word);
  const pieces = (view.pieces ?? []).filter(({ at }) => at === word);
  return [
    placeName(word, scene),
    ...(terrain ? [words.name('terrain', terrain)] : []),
    ...markers.map(({ side }) =>
      side
        ? words.text('ui-plain-marker-of', { side: words.name('side', side) })
        : words.text('ui-plain-marker'),
    ),
    ...pieces.map((piece) => pieceLabel(piece, scene)),
  ].join(', ');
}
