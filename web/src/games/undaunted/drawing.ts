/** The sheet of a draft: its tiles, and the free places of the brick pattern around them. */
import { layBricks } from '../../lib/board/brick';
import type { Sheet } from '../../lib/drawing';
import type { Scene } from '../../lib/scene';
import type { Scene as TileScene } from './scene';
import { sheetOf } from './sheet';
import { tilesOf } from './table';

export function draftSheet(scene: Scene): Sheet {
  const { description } = scene;
  const tiles = tilesOf(description).map(({ tile, line, half }) => ({ id: `tile:${tile}`, line, half }));
  const free = ((description.free ?? []) as { cell: string; line: number; half: number }[]).map(
    ({ cell, line, half }) => ({ id: cell, line, half }),
  );
  const sheet = sheetOf(scene as TileScene);
  return { ...sheet, ...layBricks([...tiles, ...free], description.stagger), turns: false };
}
