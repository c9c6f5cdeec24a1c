/** What of the sheet is in sight: corners of the board, things to be chosen, what lies over it, what is out of view. */
import { untrack } from 'svelte';
import type { Point, Trace } from '../drawing';
import { toView, type Room } from './frame';
import type { Paper } from './paper.svelte';
import { isPiece, type Surface, type Thing } from './surface.svelte';

/** What is nearer to the edge, in pixels, is easily missed. */
const INSIDE = 24;
/** What is lifted above a cover has this many pixels below it. */
const CLEAR = 10;

export interface Seen {
  readonly traces: readonly Trace[];
  /** How many pixels at the lower edge are under something else. */
  readonly covered: number;
}

export class Sight {
  #surface: Surface;
  #paper: Paper;
  #seen: Seen;

  /** Where something lies over the lower edge, the board is lifted, as far as what it is about needs. */
  readonly lift: number = $derived.by(() => {
    const { covered, traces } = this.#seen;
    if (covered === 0) return 0;
    const { marks } = this.#surface;
    const aimed = marks.filter(({ sign }) => sign.state === 'armed' || sign.state === 'selected');
    const lit = aimed.length > 0 ? aimed : marks.filter(({ word }) => this.#surface.isLit(word));
    const shots = traces.filter(({ kind }) => kind === 'fire');
    const ends = shots.flatMap(({ path }) => path).map((at) => ({ at, radius: 0 }));
    const heights = [...lit, ...ends].map(({ at, radius }) => ({
      y: this.#paper.placeOf(at).y,
      reach: radius * this.#paper.pixels + CLEAR,
    }));
    if (heights.length === 0) return 0;
    const lowest = Math.max(...heights.map(({ y, reach }) => y + reach));
    const highest = Math.min(...heights.map(({ y, reach }) => y - reach));
    return Math.max(0, Math.min(lowest - (this.#paper.room.height - covered), covered, highest));
  });

  /** What has moved or was shot at out of view: how much, and where the first of it is, as a share of the width. */
  readonly beyond: { left: number[]; right: number[] } = $derived.by(() => {
    const { part, frame } = this.#paper;
    const share = ({ x }: Point): number => (x + frame.margin) / (frame.width + 2 * frame.margin);
    const ends = this.#seen.traces.map(({ path }) => share(toView(frame, path.at(-1)!)));
    return {
      left: ends.filter((end) => end < part.left),
      right: ends.filter((end) => end > part.left + part.width),
    };
  });

  /** Must be created by a component. */
  constructor(surface: Surface, paper: Paper, seen: Seen) {
    this.#surface = surface;
    this.#paper = paper;
    this.#seen = seen;
    $effect(() => this.#keep());
  }

  /** Something that can be chosen is in view, in a room of another size too; what is chosen is not enough. */
  #keep(): void {
    const surface = this.#surface;
    const paper = this.#paper;
    const lit = surface.stops.filter(({ id }) => surface.signs.get(id)?.state !== 'selected');
    void paper.room;
    if (paper.closer <= 1 || lit.length === 0) return;
    untrack(() => {
      const at = lit.flatMap(({ id }) => surface.thingById.get(id) ?? []).map(surface.standing);
      if (!paper.fitted && !at.some((point) => paper.isInView(point, INSIDE))) paper.show(at[0]!);
    });
  }

  /** Would a box in a lower corner cover something that can be chosen? */
  covers(corner: Room, edge: 'left' | 'right'): boolean {
    const { things, isLit } = this.#surface;
    return things.some((thing) => isLit(thing.id) && this.#isWithin(corner, edge, thing));
  }

  /** Does a thing reach into a lower corner of the board's box? */
  #isWithin(corner: Room, edge: 'left' | 'right', thing: Thing): boolean {
    const paper = this.#paper;
    const { x, y } = paper.placeOf(this.#surface.standing(thing));
    const reach = isPiece(thing) ? thing.radius * paper.pixels : 0;
    const { width, height } = paper.room;
    const fromEdge = edge === 'left' ? x : width - x;
    const fromBottom = height - y;
    return (
      [fromEdge - corner.width, fromBottom - corner.height].every((beyond) => beyond < reach) &&
      Math.min(fromEdge, fromBottom) > -reach
    );
  }
}
