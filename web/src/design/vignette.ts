/** Building vignettes: pieces by id, with place and size. */

export function piece(id: string, x: number, y: number, width: number, height = width): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}
