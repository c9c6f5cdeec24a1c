/**
 * Touch, mouse and wheel on the board: one pointer drags a piece or the paper, two pinch, the wheel zooms.
 * A press without movement is handled by the click that follows it.
 */
import type { Point } from '../drawing';

export interface Gestures {
  /** The piece that a press here would drag; null if it drags the paper. */
  dragged(target: Element): string | null;
  /** One finger is down on this and has not moved; null: not any more. */
  onfinger(target: Element | null): void;
  ondragstart(piece: string): void;
  /** The current pointer position (client pixels), and the distance from where it was pressed. */
  ondrag(at: Point, by: Point): void;
  ondrop(at: Point | null): void;
  onpan(by: Point): void;
  onpinch(before: [Point, Point], after: [Point, Point]): void;
  onzoom(at: Point, factor: number): void;
}

/** A pointer that moved less than this many pixels was only pressed. */
const SLACK = 6;
const WHEEL = 0.0016;
/** A pinch on a touchpad is reported as a wheel with Ctrl, in small steps. */
const PINCH = 0.01;
/** Pixels per line of a wheel that counts in lines. */
const LINE = 16;

type Doing = 'nothing' | 'pressed' | 'panning' | 'dragging' | 'pinching';

/** Listens on an element; returns a function that stops it. */
export function listen(root: HTMLElement, gestures: Gestures): { stop: () => void; wasMoved: () => boolean } {
  const pointers = new Map<number, Point>();
  let doing: Doing = 'nothing';
  let pressed: Point = { x: 0, y: 0 };
  let piece: string | null = null;
  let moved = false;

  const pair = (): [Point, Point] => [...pointers.values()].slice(0, 2) as [Point, Point];
  const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if ((event.target as Element).closest('[data-control]')) return;
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 1) {
      moved = false;
      doing = 'pressed';
      pressed = at(event);
      piece = gestures.dragged(event.target as Element);
      if (event.pointerType === 'touch') gestures.onfinger(event.target as Element);
    } else {
      gestures.onfinger(null);
      if (doing === 'dragging') gestures.ondrop(null);
      moved = true;
      doing = 'pinching';
      for (const id of pointers.keys()) root.setPointerCapture(id);
    }
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (doing === 'pressed' && Math.hypot(now.x - pressed.x, now.y - pressed.y) > SLACK) {
      moved = true;
      gestures.onfinger(null);
      root.setPointerCapture(event.pointerId);
      doing = piece === null ? 'panning' : 'dragging';
      if (piece !== null) gestures.ondragstart(piece);
    }
    const fingers = doing === 'pinching' ? pair() : null;
    pointers.set(event.pointerId, now);
    if (fingers) gestures.onpinch(fingers, pair());
    else if (doing === 'panning') gestures.onpan({ x: now.x - before.x, y: now.y - before.y });
    else if (doing === 'dragging') gestures.ondrag(now, { x: now.x - pressed.x, y: now.y - pressed.y });
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    gestures.onfinger(null);
    if (doing === 'dragging') gestures.ondrop(event.type === 'pointerup' ? at(event) : null);
    if (doing === 'pinching' && pointers.size === 1) doing = 'panning';
    else if (pointers.size === 0) doing = 'nothing';
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    gestures.onzoom(at(event), Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)));
  }

  const stopper = new AbortController();
  const { signal } = stopper;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', up, { signal });
  root.addEventListener('wheel', wheel, { signal, passive: false });
  return { stop: () => stopper.abort(), wasMoved: () => moved };
}
