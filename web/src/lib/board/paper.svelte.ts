/** The paper in its room: fitted, zoomed and moved. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Point, Sheet } from '../drawing';
import {
  FITTED,
  cornerOf,
  isFitted,
  kept,
  pinched,
  shifted,
  showing,
  zoomAt,
  type Camera,
  type Stage,
} from './camera';
import { frameOf, isTurned, paperOf, toSheet, toView, type Frame, type Room } from './frame';

/** Pixels per unit at the largest zoom. */
const CLOSEST = 2.4;
/** Art and signs are redrawn when the zoom has rested this long: a pinch only moves pixels. */
const REST = 140;
/** A thing that is brought into view is at least this many pixels inside the room. */
const AROUND = 60;
/** Buttons fit beside a paper that leaves this many pixels free. */
const SPARE = 104;

export class Paper {
  room = $state.raw<Room>({ width: 800, height: 600 });
  camera = $state.raw<Camera>(FITTED);
  /** The next camera change is animated, not part of a gesture. */
  gliding = $state(false);
  #restingZoom = $state(1);
  #element: HTMLElement | null = null;
  #sheet: () => Sheet;
  #closer: (room: Room) => number;
  #turn: () => boolean | null;
  /** The player has moved or zoomed the paper: another room does not open its window anew. */
  #moved = false;

  /** Whether it is rotated is decided anew only for another width: what docks below it changes its height. */
  #turned: { sheet: Sheet; width: number; turned: boolean } | null = null;
  readonly frame: Frame = $derived.by(() => {
    const [sheet, room, wanted] = [this.#sheet(), this.room, this.#turn()];
    if (wanted !== null && sheet.turns) return frameOf(sheet, room, wanted);
    if (this.#turned?.sheet !== sheet || this.#turned.width !== room.width)
      this.#turned = { sheet, width: room.width, turned: isTurned(sheet, room) };
    return frameOf(sheet, room, this.#turned.turned);
  });
  readonly size: Room = $derived(paperOf(this.frame));
  readonly stage: Stage = $derived({
    paper: this.size,
    room: this.room,
    most: Math.max(2, CLOSEST / this.frame.scale),
  });
  readonly corner: Point = $derived(cornerOf(this.stage));
  /** Pixels per unit that art and signs are drawn for. */
  readonly scale: number = $derived(this.frame.scale * this.#restingZoom);
  readonly fitted: boolean = $derived(isFitted(this.camera));
  readonly followed: boolean = $derived(!this.gliding && this.camera.zoom !== this.#restingZoom);
  readonly hasSpare: boolean = $derived(this.room.width - this.size.width > SPARE);

  /** How much closer than the whole paper its window is; 1 if there is none. */
  readonly closer: number = $derived.by(() => this.#closer(this.room));
  /** The part of the paper that is in view, as shares of it. */
  readonly part = $derived.by(() => {
    const { paper, room } = this.stage;
    const along = (shift: number, size: number, free: number): [number, number] => {
      const whole = size * this.camera.zoom;
      const from = Math.max(0, -shift / whole);
      return [from, Math.min(1, (free - shift) / whole) - from];
    };
    const [left, width] = along(this.corner.x + this.camera.x, paper.width, room.width);
    const [top, height] = along(this.corner.y + this.camera.y, paper.height, room.height);
    return { left, top, width, height };
  });

  /** Must be created by a component. `closer`: of what zoom its window is; `turn`: whether it is to be rotated. */
  constructor(
    sheet: () => Sheet,
    closer: (room: Room) => number = () => 1,
    turn: () => boolean | null = () => null,
  ) {
    this.#sheet = sheet;
    this.#closer = closer;
    this.#turn = turn;
    $effect(() => {
      const { stage, closer } = this;
      untrack(() => {
        const middle = { x: stage.room.width / 2, y: stage.room.height / 2 };
        this.camera = this.#moved ? kept(this.camera, stage) : zoomAt(FITTED, stage, middle, closer);
      });
    });
    $effect(() => {
      const { zoom } = this.camera;
      const timer = setTimeout(() => (this.#restingZoom = zoom), REST);
      return () => clearTimeout(timer);
    });
  }

  readonly measured: Attachment<HTMLElement> = (element) => {
    this.#element = element;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return; // out of sight, behind another tab
      this.room = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    return () => observer.disconnect();
  };

  /** Shows the whole sheet; a second time, its window again. */
  fit(): void {
    const middle = { x: this.room.width / 2, y: this.room.height / 2 };
    this.#glide(this.fitted ? zoomAt(FITTED, this.stage, middle, this.closer) : FITTED);
  }

  /** Moves the middle of the window to a share of the paper's width and, if given, of its height. */
  lookAt(across: number, down?: number): void {
    const { paper, room } = this.stage;
    const { zoom, x, y } = this.camera;
    const right = room.width / 2 - this.corner.x - across * paper.width * zoom;
    const low = down === undefined ? y : room.height / 2 - this.corner.y - down * paper.height * zoom;
    this.#glide(shifted(this.camera, this.stage, { x: right - x, y: low - y }));
  }

  /** Zooms at a point of the screen, or at the centre of the room. */
  zoomBy(factor: number, at?: Point): void {
    const point = at ? this.#inRoom(at) : { x: this.room.width / 2, y: this.room.height / 2 };
    this.#glide(zoomAt(this.camera, this.stage, point, factor));
  }

  toggle(at: Point): void {
    if (this.fitted) this.zoomBy(2, at);
    else this.fit();
  }

  /** Moves as little as possible to show a point of the sheet. */
  show(point: Point): void {
    const { margin, lead, scale } = this.frame;
    const seen = toView(this.frame, point);
    const at = { x: (seen.x + margin) * scale, y: (seen.y + margin + lead) * scale };
    this.#glide(showing(this.camera, this.stage, at, AROUND));
  }

  pan(by: Point): void {
    this.#follow(shifted(this.camera, this.stage, by));
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    const inRoom = ([a, b]: [Point, Point]): [Point, Point] => [this.#inRoom(a), this.#inRoom(b)];
    this.#follow(pinched(this.camera, this.stage, inRoom(before), inRoom(after)));
  }

  wheel(at: Point, factor: number): void {
    this.#follow(zoomAt(this.camera, this.stage, this.#inRoom(at), factor));
  }

  /** The position of a point of the sheet in the room. */
  placeOf(point: Point): Point {
    const { margin, lead } = this.frame;
    const seen = toView(this.frame, point);
    return {
      x: this.corner.x + this.camera.x + (seen.x + margin) * this.pixels,
      y: this.corner.y + this.camera.y + (seen.y + margin + lead) * this.pixels,
    };
  }

  /** The screen position of a point of the sheet; null if it is out of view. */
  onScreen(point: Point): Point | null {
    const box = this.#element?.getBoundingClientRect();
    if (!box || !this.isInView(point)) return null;
    const { x, y } = this.placeOf(point);
    return { x: box.left + x, y: box.top + y };
  }

  /** Is a point of the sheet in view, at least so many pixels inside the room? */
  isInView(point: Point, inside = 0): boolean {
    const { x, y } = this.placeOf(point);
    const { width, height } = this.room;
    return Math.min(x, y, width - x, height - y) >= inside;
  }

  /** The current pixels per unit. */
  get pixels(): number {
    return this.frame.scale * this.camera.zoom;
  }

  /** A screen offset in units of the sheet. */
  inSheet(by: Point): Point {
    const origin = toSheet(this.frame, { x: 0, y: 0 });
    const end = toSheet(this.frame, { x: by.x / this.pixels, y: by.y / this.pixels });
    return { x: end.x - origin.x, y: end.y - origin.y };
  }

  #inRoom({ x, y }: Point): Point {
    const box = this.#element!.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  #glide(camera: Camera): void {
    this.#moved = true;
    this.gliding = true;
    this.camera = camera;
  }

  #follow(camera: Camera): void {
    this.#moved = true;
    this.gliding = false;
    this.camera = camera;
  }
}
