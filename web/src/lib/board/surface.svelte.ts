/** What is on the sheet: places, pieces and handles, with their signs, and where each of them is drawn. */
import type { Words } from '../language/words';
import type { Scene } from '../scene';
import type { Piece, Place, Point, Sheet, Sign, Trace } from '../drawing';
import { clickTarget, crowd, spreadOut } from './aim';
import { toView } from './frame';
import { distance } from './geometry';
import type { Paper } from './paper.svelte';
import { isChoosable, reachOf, shapeOf, type Mark } from './signs';
import { firstStop, route, type Stop } from './walk';

export type Thing = Place | Piece;

/** What the board is given. */
export interface Given {
  readonly sheet: Sheet;
  readonly pieces: readonly Piece[];
  readonly handles: readonly Piece[];
  readonly words: Words;
  readonly scene: Scene;
  readonly hovered: string | null;
  readonly looked: string | null;
  signOf: (word: string) => Sign | null;
  label: (word: string) => string;
}

/** Lines of signs are designed for a scale of about 0.8, and never thinner than at this one. */
const THINNEST = 0.62;

export const isPiece = (thing: Thing): thing is Piece => 'place' in thing;

export class Surface {
  #given: Given;
  #paper: Paper;
  /** The pieces of a crowd that a finger has spread out. */
  spread = $state.raw<Map<string, Point>>(new Map());
  focused = $state<string | null>(null);
  focusShown = $state(false);

  readonly placeById: ReadonlyMap<string, Place> = $derived.by(
    () => new Map(this.#given.sheet.places.map((place) => [place.id, place])),
  );
  readonly things: readonly Thing[] = $derived.by(() => [
    ...this.#given.sheet.places,
    ...this.#given.pieces,
    ...this.#given.handles,
  ]);
  readonly thingById: ReadonlyMap<string, Thing> = $derived(
    new Map(this.things.map((thing) => [thing.id, thing])),
  );
  readonly signs: ReadonlyMap<string, Sign | null> = $derived(
    new Map(this.things.map(({ id }) => [id, this.#given.signOf(id)])),
  );
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.things.flatMap((thing): Mark[] => {
      const sign = this.signs.get(thing.id);
      return sign ? [this.markOf(thing, sign)] : [];
    }),
  );
  readonly focusMark: Mark | null = $derived.by(() => this.#ring(this.focusShown ? this.focused : null));
  readonly lookMark: Mark | null = $derived.by(() => this.#ring(this.#given.looked));
  readonly stops: readonly Stop[] = $derived.by(() =>
    this.stopsOf(this.things.filter(({ id }) => this.isLit(id))),
  );
  /** The element through which Tab enters the board. */
  readonly entry: string | undefined = $derived.by(() =>
    this.focused !== null && this.thingById.has(this.focused)
      ? this.focused
      : (firstStop(this.stops) ?? this.things[0]?.id),
  );
  /** The width of a line of a sign. */
  readonly unit: number = $derived.by(() =>
    Math.max(this.#given.sheet.grid === 'brick' ? 4 / 3 : 1, THINNEST / this.#paper.scale),
  );
  /** Names are kept until something else is on the sheet: a click changes signs, not names. */
  #names: Map<string, string> = $derived.by(() => {
    void [this.things, this.#given.scene.view, this.#given.words];
    return new Map<string, string>();
  });

  /** Must be created by a component. */
  constructor(given: Given, paper: Paper) {
    this.#given = given;
    this.#paper = paper;
  }

  readonly isLit = (word: string): boolean => isChoosable(this.signs.get(word) ?? null);
  /** What a click on a thing is taken for. */
  readonly meaning = (word: string): string => clickTarget(word, this.#given.pieces, this.isLit);
  readonly means = (word: string): boolean => this.isLit(this.meaning(word));
  readonly standing = (thing: Thing): Point => this.spread.get(thing.id) ?? thing;

  markOf(thing: Thing, sign: Sign): Mark {
    const { sheet, hovered } = this.#given;
    const ground = isPiece(thing) && sheet.grid === 'hex' ? this.placeById.get(thing.place) : undefined;
    const at = ground ?? this.standing(thing);
    return { word: thing.id, sign, at, ...shapeOf(thing, sheet), hovered: hovered === thing.id };
  }

  #ring(word: string | null): Mark | null {
    const thing = word === null ? undefined : this.thingById.get(word);
    return thing ? this.markOf(thing, { state: 'focus' }) : null;
  }

  /** The stops for the arrow keys, as seen on the screen. A unit that fills its hex represents it. */
  stopsOf(chosen: readonly Thing[]): Stop[] {
    const hexes = this.#given.sheet.grid === 'hex';
    const filled = new Set(hexes ? chosen.filter(isPiece).map(({ place }) => place) : []);
    return chosen.filter(({ id }) => !filled.has(id)).map((thing) => this.stopOf(thing));
  }

  stopOf(thing: Thing): Stop {
    return { id: thing.id, ...toView(this.#paper.frame, this.standing(thing)) };
  }

  /** Dots from the selected piece to a destination. */
  aheadTo(word: string | null): Trace[] {
    const isGoal = (id: string): boolean => this.signs.get(id)?.state === 'destination';
    const selected = this.#given.pieces.find(({ id }) => this.signs.get(id)?.state === 'selected');
    if (word === null || !selected || !isGoal(word)) return [];
    const way = route(this.placeById, selected.place, word, isGoal);
    return way.length > 1 ? [{ kind: 'trail', side: selected.side, path: [selected, ...way.slice(1)] }] : [];
  }

  /** How much of a line is covered by the piece at its end. */
  readonly reachAt = (point: Point): number => {
    const { pieces, sheet } = this.#given;
    const piece = pieces.find((each) => distance(each, point) < each.radius);
    if (!piece) return 6;
    return sheet.grid === 'hex' ? 30 : reachOf(piece.shape, piece.radius, this.unit) - 4 * this.unit;
  };

  readonly labelOf = (thing: Thing): string => {
    const { words } = this.#given;
    const names = this.#names;
    let name = isPiece(thing) ? thing.label : names.get(thing.id);
    if (name === undefined) names.set(thing.id, (name = this.#given.label(thing.id)));
    const sign = this.signs.get(thing.id);
    return sign ? words.text('ui-board-thing', { name, state: sign.state, chip: sign.chip ?? 'none' }) : name;
  };

  /** The first tap of a finger on a crowded stack spreads it out. */
  spreads(word: string): boolean {
    const { pieces, sheet } = this.#given;
    const thing = this.thingById.get(word);
    if (!thing || !isPiece(thing) || this.spread.has(word)) return false;
    const stack = crowd(thing, pieces, this.#paper.scale, this.isLit);
    if (stack.length < 2) return false;
    this.spread = spreadOut(stack, this.#paper.scale, sheet);
    return true;
  }

  gather(): void {
    if (this.spread.size > 0) this.spread = new Map();
  }
}
