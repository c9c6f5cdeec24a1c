/**
 * Drawings of the page as pictures for sharing: an SVG of its own, with the symbols and styles of the page, which the
 * browser turns into a PNG.
 */
const XMLNS = 'http://www.w3.org/2000/svg';

export interface Size {
  width: number;
  height: number;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The symbols that a drawing uses, and those that they use. */
function symbolsOf(drawing: string): string {
  const found = new Map<string, string>();
  const look = (markup: string): void => {
    for (const [, id] of markup.matchAll(/href="#([^"]+)"/g)) {
      const symbol = found.has(id!) ? null : document.getElementById(id!);
      if (!symbol || drawing.includes(` id="${id}"`)) continue;
      const own = new XMLSerializer().serializeToString(symbol);
      found.set(id!, own);
      look(own);
    }
  };
  look(drawing);
  return [...found.values()].join('');
}

/** All styles of the page, but nothing that would have to be loaded. */
function stylesOf(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    } catch {
      return [];
    }
  });
  return rules.filter((rule) => !/url\(|@font-face|@import/.test(rule)).join('\n');
}

/** A drawing with all that it needs from the page, in the light theme. */
export function standalone(drawing: string, { width, height }: Size): string {
  const root = Object.entries(document.documentElement.dataset)
    .filter(([name]) => name !== 'theme')
    .map(
      ([name, value]) =>
        `data-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}="${escaped(value ?? '')}"`,
    );
  return `<svg xmlns="${XMLNS}" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"
    viewBox="0 0 ${width} ${height}" data-theme="light" ${root.join(' ')} style="color-scheme: light; font-family: var(--font)">
    <style><![CDATA[${stylesOf()}\nsvg text { font-family: var(--font); }]]></style>
    <defs>${symbolsOf(drawing)}</defs>${drawing}</svg>`;
}

/** One SVG of the page as a picture of a width. */
export function pictureOfSheet(svg: SVGSVGElement, width: number): { svg: string; size: Size } {
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const size = { width, height: Math.round((width * high) / wide) };
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
  return { svg: standalone(new XMLSerializer().serializeToString(copy), size), size };
}

export async function pngOf(svg: string, { width, height }: Size): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Hands the picture to the system where a finger asks for it, and saves it elsewhere. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
