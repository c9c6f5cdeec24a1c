/**
 * The drawn pieces as symbols of the page. A piece is used as `<use href="#ui/play">`: its id is
 * its path under `pieces/` without the ending. Symbols take colours from the place of their use, so
 * they follow the theme.
 *
 * What every page needs is put in at the start. A game adds its own with its lazy chunk:
 *
 *     const raw = import.meta.glob('../../design/pieces/{units,dice}/*.svg',
 *       { query: '?raw', import: 'default', eager: true });
 *     addSymbols(symbols(raw as Record<string, string>));
 */

const SVG = 'http://www.w3.org/2000/svg';
const HOLDER = 'pieces';

const shared = import.meta.glob<string>(['./pieces/{ui,sides,brand}/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `…/pieces/terrain-hex/forest.svg` → `terrain-hex/forest` */
function idOf(path: string): string {
  return path.replace(/^.*\/pieces\//, '').replace(/\.svg$/, '');
}

/** The text of one file as the text of a `<symbol>`; ids within it are dropped, a page has each once. */
function symbolOf(path: string, svg: string): string {
  const open = /<svg\b([^>]*)>/.exec(svg);
  const box = open && /viewBox="([^"]*)"/.exec(open[1]!);
  if (!open || !box) throw new Error(`${path} is no drawing`);
  const inner = svg
    .slice(open.index + open[0].length, svg.lastIndexOf('</svg>'))
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/\n\s*/g, '');
  return `<symbol id="${idOf(path)}" viewBox="${box[1]}">${inner}</symbol>`;
}

/** Files (path → raw SVG) as the text of their symbols. */
export function symbols(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([path, svg]) => symbolOf(path, svg))
    .join('');
}

/** Puts symbols into the page; those that are there already are not put in again. */
export function addSymbols(text: string): void {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, 'image/svg+xml');
  const holder = document.getElementById(HOLDER) ?? newHolder();
  for (const symbol of [...parsed.documentElement.children]) {
    if (!document.getElementById(symbol.id)) holder.append(document.importNode(symbol, true));
  }
}

/** Not `display: none`, which would take the symbols' own styles away in some browsers. */
function newHolder(): Element {
  const holder = document.createElementNS(SVG, 'svg');
  holder.id = HOLDER;
  holder.setAttribute('aria-hidden', 'true');
  document.body.prepend(holder);
  return holder;
}

export function addSharedSymbols(): void {
  addSymbols(symbols(shared));
}
