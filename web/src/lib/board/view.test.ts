import { describe, expect, it } from 'vitest';
import type { Sheet } from '../drawing';
import { FITTED, cornerOf, kept, pinched, shifted, showing, zoomAt, type Camera, type Stage } from './camera';
import { frameOf, paperOf, toSheet, toView } from './frame';

const sheet = (width: number, height: number, grid: Sheet['grid'] = 'hex'): Sheet => ({
  grid,
  width,
  height,
  places: [],
  title: '',
  large: true,
  turns: true,
});

describe('the frame', () => {
  it('fits the paper into its room', () => {
    for (const room of [
      { width: 1100, height: 560 },
      { width: 768, height: 480 },
      { width: 360, height: 338 },
    ]) {
      for (const map of [sheet(1125.8, 700), sheet(860, 860, 'brick')]) {
        const paper = paperOf(frameOf(map, room));
        expect(paper.width).toBeLessThanOrEqual(room.width + 0.01);
        expect(paper.height).toBeLessThanOrEqual(room.height + 0.01);
      }
    }
  });

  it('turns long boards on tall screens only', () => {
    expect(frameOf(sheet(1125.8, 700), { width: 360, height: 530 }).turned).toBe(true);
    expect(frameOf(sheet(1125.8, 700), { width: 360, height: 300 }).turned).toBe(true); // a note docks there
    expect(frameOf(sheet(1125.8, 700), { width: 360, height: 200 }).turned).toBe(false);
    expect(frameOf(sheet(1125.8, 700), { width: 768, height: 480 }).turned).toBe(false);
    expect(frameOf(sheet(860, 800), { width: 360, height: 530 }).turned).toBe(false);
    expect(frameOf({ ...sheet(1125.8, 700), turns: false }, { width: 360, height: 530 }).turned).toBe(false);
  });

  it('puts one’s own side left and the left flank on top when turned', () => {
    const frame = frameOf(sheet(1125.8, 700), { width: 360, height: 530 });
    expect(toView(frame, { x: 100, y: 700 })).toEqual({ x: 0, y: 100 });
    expect(toSheet(frame, toView(frame, { x: 12, y: 34 }))).toEqual({ x: 12, y: 34 });
  });

  it('gives a phone hexes of some 38 pixels', () => {
    const { scale } = frameOf(sheet(1125.8, 700), { width: 360, height: 530 });
    expect(86.6 * scale).toBeGreaterThan(38);
  });
});

describe('the camera', () => {
  const stage: Stage = { paper: { width: 600, height: 400 }, room: { width: 800, height: 500 }, most: 4 };
  const seen = (camera: Camera, x: number, y: number) => ({
    x: cornerOf(stage).x + camera.x + x * camera.zoom,
    y: cornerOf(stage).y + camera.y + y * camera.zoom,
  });

  it('keeps what is under the pointer where it is', () => {
    const camera = zoomAt(FITTED, stage, { x: 400, y: 250 }, 2);
    expect(camera.zoom).toBe(2);
    expect(seen(camera, 300, 200)).toEqual({ x: 400, y: 250 });
  });

  it('never zooms out of the fitted paper, nor too far in', () => {
    expect(zoomAt(FITTED, stage, { x: 10, y: 10 }, 0.5)).toEqual(FITTED);
    expect(zoomAt(FITTED, stage, { x: 400, y: 250 }, 100).zoom).toBe(4);
  });

  it('does not lose the paper', () => {
    const camera = shifted(zoomAt(FITTED, stage, { x: 400, y: 250 }, 2), stage, { x: 5000, y: -5000 });
    expect(seen(camera, 0, 0).x).toBeLessThanOrEqual(24);
    expect(seen(camera, 600, 400).y).toBeGreaterThanOrEqual(500 - 24);
  });

  it('cannot move a fitted paper', () => {
    expect(shifted(FITTED, stage, { x: 50, y: 50 })).toEqual(FITTED);
    expect(kept({ zoom: 1, x: 30, y: 0 }, stage)).toEqual(FITTED);
  });

  it('follows two fingers', () => {
    const start = zoomAt(FITTED, stage, { x: 400, y: 250 }, 1.5);
    const camera = pinched(
      start,
      stage,
      [
        { x: 380, y: 250 },
        { x: 420, y: 250 },
      ],
      [
        { x: 370, y: 260 },
        { x: 450, y: 260 },
      ],
    );
    expect(camera.zoom).toBeCloseTo(3);
    const before = {
      x: (400 - cornerOf(stage).x - start.x) / 1.5,
      y: (250 - cornerOf(stage).y - start.y) / 1.5,
    };
    expect(seen(camera, before.x, before.y).x).toBeCloseTo(410);
    expect(seen(camera, before.x, before.y).y).toBeCloseTo(260);
  });

  it('shows a point that lay outside', () => {
    const zoomed = zoomAt(FITTED, stage, { x: 100, y: 50 }, 4);
    const { x, y } = seen(showing(zoomed, stage, { x: 590, y: 390 }, 60), 590, 390);
    expect(x).toBeLessThanOrEqual(740.01);
    expect(y).toBeLessThanOrEqual(440.01);
  });
});
