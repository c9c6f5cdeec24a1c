/** How vignettes are put together: pieces by id, at a place, in a size. */

export function piece(id: string, x: number, y: number, width: number, height = width): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}
