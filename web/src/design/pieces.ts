/**
 * The drawings as SVG symbols of the page. A piece is used as `<use href="#ui/play">`: its id is
 * its path under `pieces/` without the extension. Symbols inherit colours from where they are used, so
 * they follow the theme.
 *
 * What every page needs is added at the start. A game adds its own with its lazy chunk:
 *
 *     const raw = import.meta.glob('../../design/pieces/{units,dice}/*.svg',
 *       { query: '?raw&mygame', import: 'default', eager: true });
 *     addSymbols(symbols(raw as Record<string, string>));
 *
 * Whose drawings they are is said after `raw`: what two games share is then in the chunk of either, instead of in
 * one more file for every combination of games. What only some scenarios need is loaded for them (`onDemand`).
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

/** The content of one file as a `<symbol>`; ids within it are dropped, since ids must be unique in a page. */
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

/** Files (path → raw SVG) as symbols. */
export function symbols(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([path, svg]) => symbolOf(path, svg))
    .join('');
}

/** Adds symbols to the page, unless they are already there. */
export function addSymbols(text: string): void {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, 'image/svg+xml');
  const holder = document.getElementById(HOLDER) ?? newHolder();
  for (const symbol of [...parsed.documentElement.children]) {
    if (!document.getElementById(symbol.id)) holder.append(document.importNode(symbol, true));
  }
}

/**
 * Drawings that come when they are first shown: a function that adds those with the given ids to the page. What is
 * already there refers to them (`<use>`), and is drawn as they arrive. `files`: path → how to load it.
 */
export function onDemand(
  files: Record<string, () => Promise<string>>,
): (ids: Iterable<string>) => Promise<void> {
  const known = new Map(Object.entries(files).map(([path, load]) => [idOf(path), { path, load }]));
  const asked = new Map<string, Promise<void>>();

  async function add({ path, load }: { path: string; load: () => Promise<string> }): Promise<void> {
    addSymbols(symbols({ [path]: await load() }));
  }

  async function show(id: string): Promise<void> {
    const file = known.get(id);
    if (!file) return;
    if (!asked.has(id)) asked.set(id, add(file));
    // it is asked for again when the network is back; until then its place is plain
    await asked.get(id)!.catch(() => asked.delete(id));
  }

  return async (ids) => {
    await Promise.all([...ids].map(show));
  };
}

/** Not `display: none`, which would disable the symbols' styles in some browsers. */
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
