/** The player's hands on the board: clicks, taps, drags and keys, told as words of actions. */
import type { Attachment } from 'svelte/attachments';
import type { Point, Sign } from '../drawing';
import { listen } from './gestures';
import { between } from './geometry';
import type { Paper } from './paper.svelte';
import type { Player } from './player';
import { isPiece, type Surface } from './surface.svelte';
import { onward, type Direction } from './walk';

export interface Picking {
  onpick?: (word: string) => void;
  onhover?: (word: string | null) => void;
  onaway?: () => void;
  /** One pointer draws over the places instead of moving the paper; null: the stroke has ended. */
  onstroke?: (word: string | null) => void;
}

/** A stroke is followed in steps of this many pixels, however fast the pointer is. */
const STEP = 8;
const STROKE = 'stroke';
const ZOOM = 1.5;
const DRAGGABLE: readonly (Sign['state'] | undefined)[] = ['pick', 'selected', 'ordered'];
const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const wordAt = (element: Element | null): string | null =>
  element?.closest<SVGElement>('[data-word]')?.dataset['word'] ?? null;
const wordUnder = ({ x, y }: Point): string | null => wordAt(document.elementFromPoint(x, y));
const isFinger = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';

export class Hands {
  /** The piece that is dragged, and how far. */
  drag = $state.raw<{ id: string; by: Point } | null>(null);
  /** What is under the pointer or has the focus. */
  pointed = $state<string | null>(null);
  /** What a finger rests on. */
  pressed = $state<string | null>(null);
  #surface: Surface;
  #paper: Paper;
  #player: Player;
  #told: () => Picking;
  #root: HTMLElement | null = null;
  #gesture: ReturnType<typeof listen> | null = null;
  /** A press that ended a motion does nothing else, unless it hits something highlighted. */
  #endedMotion = false;
  /** Where a stroke was last. */
  #drawn: Point | null = null;
  #begun: string | null = null;

  constructor(surface: Surface, paper: Paper, player: Player, told: () => Picking) {
    this.#surface = surface;
    this.#paper = paper;
    this.#player = player;
    this.#told = told;
  }

  readonly hover = (word: string | null): void => {
    this.pointed = word;
    this.#told().onhover?.(word === null ? null : this.#surface.meaning(word));
  };

  /** Focuses a thing, or what Tab would have focused. */
  focus(word?: string): void {
    const wanted = CSS.escape(word ?? this.#surface.entry ?? '');
    this.#root?.querySelector<SVGElement>(`[data-word="${wanted}"]`)?.focus();
  }

  readonly attended: Attachment<HTMLElement> = (element) => {
    this.#root = element;
    this.#gesture = listen(element, {
      dragged: (target) => {
        this.#endedMotion = this.#player.busy;
        this.#player.finish();
        const word = wordAt(target);
        if (this.#told().onstroke) {
          this.#begun = word;
          return STROKE;
        }
        const thing = word === null ? undefined : this.#surface.thingById.get(word);
        const draggable = thing && isPiece(thing) && DRAGGABLE.includes(this.#stateOf(thing.id));
        return draggable ? thing.id : null;
      },
      onfinger: (target) => (this.pressed = wordAt(target)),
      ondragstart: (id) => {
        if (id === STROKE) {
          if (this.#begun !== null) this.#told().onstroke?.(this.#begun);
          return;
        }
        this.drag = { id, by: { x: 0, y: 0 } };
        if (this.#stateOf(id) !== 'selected') this.#told().onpick?.(id);
      },
      ondrag: (at, by) => {
        if (this.#told().onstroke) return this.#follow(at);
        if (this.drag) this.drag = { id: this.drag.id, by: this.#paper.inSheet(by) };
        this.hover(wordUnder(at));
      },
      ondrop: (at) => {
        this.#drawn = null;
        if (this.#told().onstroke) return this.#told().onstroke?.(null);
        const word = at && wordUnder(at);
        const piece = this.#surface.thingById.get(this.drag?.id ?? '');
        const home = piece && isPiece(piece) ? piece.place : undefined;
        this.drag = null;
        if (word && (word !== home || this.#surface.isLit(word))) this.#pick(word);
      },
      onpan: (by) => this.#paper.pan(by),
      onpinch: (before, after) => this.#paper.pinch(before, after),
      onzoom: (at, factor) => this.#paper.wheel(at, factor),
    });
    return this.#gesture.stop;
  };

  readonly tap = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (this.#gesture?.wasMoved() || target.closest('[data-control]')) return;
    const word = wordAt(target);
    if (word !== null && this.#surface.means(word)) {
      if (!isFinger(event) || !this.#surface.spreads(word)) this.#pick(word);
    } else if (this.#endedMotion) {
      this.#endedMotion = false;
    } else if (event.detail === 2 && !this.#told().onstroke) {
      this.#paper.toggle({ x: event.clientX, y: event.clientY });
    } else if (word !== null) {
      this.#pick(word);
    } else {
      this.#surface.gather();
      this.#told().onaway?.();
    }
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    this.#player.finish();
    const direction = ARROWS[event.key];
    const word = wordAt(event.target as Element);
    if (direction) this.#walk(direction, event.shiftKey);
    else if (word !== null && (event.key === 'Enter' || event.key === ' ')) this.#pick(word);
    else if (event.key === '+' || event.key === '=') this.#paper.zoomBy(ZOOM);
    else if (event.key === '-') this.#paper.zoomBy(1 / ZOOM);
    else if (event.key === '0') this.#paper.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly focusIn = (event: FocusEvent): void => {
    const surface = this.#surface;
    const word = wordAt(event.target as Element);
    if (word === null) return;
    surface.focused = word;
    surface.focusShown = (event.target as Element).matches(':focus-visible');
    if (!surface.focusShown) return;
    this.hover(word);
    const thing = surface.thingById.get(word);
    if (thing) this.#paper.show(surface.standing(thing));
  };

  readonly focusOut = (): void => {
    if (this.#surface.focusShown) this.hover(null);
    this.#surface.focusShown = false;
  };

  /** Tells the places between where a stroke was and where it is. */
  #follow(at: Point): void {
    const from = this.#drawn ?? at;
    const steps = Math.max(1, Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / STEP));
    for (let i = 1; i <= steps; i++) {
      const word = wordUnder(between(from, at, i / steps));
      if (word !== null) this.#told().onstroke?.(word);
    }
    this.#drawn = at;
  }

  #stateOf(word: string): Sign['state'] | undefined {
    return this.#surface.signs.get(word)?.state;
  }

  #pick(word: string): void {
    this.#surface.gather();
    this.#told().onpick?.(this.#surface.meaning(word));
  }

  /** To the next highlighted thing; with Shift, or if nothing is highlighted, to the next thing of any kind. */
  #walk(direction: Direction, all: boolean): void {
    const { stops, things, thingById, entry } = this.#surface;
    const from = thingById.get(entry ?? '');
    if (!from) return;
    const among = all || stops.length === 0 ? this.#surface.stopsOf(things) : stops;
    const next = onward(this.#surface.stopOf(from), among, direction);
    if (next !== null) this.focus(next);
  }
}
