/**
 * A picture for sharing, 1200 × 630: the sheet as it lies on the page, the result, and the curve if there is one.
 */
import { sideLook } from '../../design/sides.svelte';
import { escaped, pngOf, standalone } from '../board/picture';
import { curveOf } from './course';
import type { Analysis } from '../wire';

const SIZE = { width: 1200, height: 630 };
const SHEET = { x: 28, y: 28, width: 742, height: 574 };
const TEXT = { x: 802, width: 370 };
const CURVE = { x: TEXT.x, y: 372, width: TEXT.width, height: 150 };

export interface Shown {
  title: string;
  under: string;
  /** "The Allies win: six medals." */
  result: string;
  /** The side that won; null for a draw. */
  winner: string | null;
  /** The sides with their names and scores. */
  scores: { side: string; name: string; score: number | null }[];
  /** Below the curve: where it turned. */
  note: string;
  analysis: Analysis | null;
}

/** Lines of at most so many letters. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

const text = (lines: string[], x: number, y: number, size: number, style = ''): string =>
  lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${y + i * size * 1.25}" font-size="${size}" ${style}>${escaped(line)}</text>`,
    )
    .join('');

function curve(analysis: Analysis): string {
  const { area, band, runs } = curveOf(analysis);
  const [first = '', second = ''] = analysis.sides;
  const { x, y, width, height } = CURVE;
  const length = analysis.curve.length - 1;
  const discs = analysis.turning_points.map(({ step }, i) => {
    const cx = x + (length > 0 ? (width * step) / length : 0);
    const cy = y + height * (1 - (analysis.curve[step]?.chance ?? 0.5));
    return `<g transform="translate(${cx} ${cy})"><circle r="11" fill="var(--paper)" stroke="var(--ink)" stroke-width="2"/>
      <text y="5" font-size="13" font-weight="700" text-anchor="middle" fill="var(--ink)">${i + 1}</text></g>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--paper)" stroke="var(--line)"/>
    <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1000 100" preserveAspectRatio="none">
      <clipPath id="above"><rect width="1000" height="50"/></clipPath>
      <clipPath id="below"><rect y="50" width="1000" height="50"/></clipPath>
      <polygon points="${area}" fill="var(--${sideLook(first).colour})" fill-opacity=".22" clip-path="url(#above)"/>
      <polygon points="${area}" fill="var(--${sideLook(second).colour})" fill-opacity=".22" clip-path="url(#below)"/>
      <polygon points="${band}" fill="var(--ink)" fill-opacity=".13"/>
      <path d="M0 50H1000" stroke="var(--ink-3)" stroke-dasharray="4 4" vector-effect="non-scaling-stroke"/>
      ${runs.map(({ points }) => `<polyline points="${points}" fill="none" stroke="var(--ink)" stroke-width="3" vector-effect="non-scaling-stroke"/>`).join('')}
    </svg>${discs.join('')}`;
}

/** The layers of the board, in a box. */
function sheetOf(board: Element): string {
  const layers = [...board.querySelectorAll<SVGSVGElement>('.stage > svg')];
  const box = layers[0]?.viewBox.baseVal;
  if (!box || !box.width) return '';
  const scale = Math.min(SHEET.width / box.width, SHEET.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const x = SHEET.x + (SHEET.width - width) / 2;
  const y = SHEET.y + (SHEET.height - height) / 2;
  const drawn = layers.map((layer) => {
    const copy = layer.cloneNode(true) as SVGSVGElement;
    for (const [name, value] of Object.entries({ x, y, width, height }))
      copy.setAttribute(name, String(value));
    copy.removeAttribute('style');
    return new XMLSerializer().serializeToString(copy);
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--paper)" style="filter: drop-shadow(0 4px 12px rgb(60 45 20 / 0.3))"/>
    <g class="${escaped(board.getAttribute('class') ?? '')}"><g class="stage">${drawn.join('')}</g></g>`;
}

export function svgOf(board: Element, shown: Shown): string {
  const { title, under, result, winner, scores, note, analysis } = shown;
  const colour = winner === null ? '' : `var(--${sideLook(winner).colour}-body)`;
  const told = wrapped(result, 31, 4);
  const titled = wrapped(title, 22, 2);
  const band = 96 + titled.length * 40;
  const drawing = `${sheetOf(board)}
    ${text(titled, TEXT.x, 66, 32, 'font-weight="700" fill="var(--ink)"')}
    ${text([under], TEXT.x, 70 + titled.length * 34, 16, 'fill="var(--ink-2)"')}
    <rect x="${TEXT.x}" y="${band}" width="${TEXT.width}" height="112" rx="10" fill="${colour || 'var(--paper-2)'}" stroke="${colour || 'var(--line-2)'}"/>
    ${text(told, TEXT.x + 16, band + 32, 18, `font-weight="700" fill="${colour ? 'var(--p-paper)' : 'var(--ink)'}"`)}
    ${scores
      .map(({ side, name, score }, i) => {
        const x = TEXT.x + i * (TEXT.width / 2);
        const mark = sideLook(side).round
          ? `<circle cx="${x + 10}" cy="322" r="9" fill="var(--${sideLook(side).colour}-body)"/>`
          : `<path d="M${x + 10} 312l10 10-10 10-10-10Z" fill="var(--${sideLook(side).colour}-body)"/>`;
        const number = score === null ? '' : ` · ${score}`;
        return `${mark}${text([`${name}${number}`], x + 26, 328, 17, 'font-weight="700" fill="var(--ink)"')}`;
      })
      .join('')}
    ${analysis && analysis.curve.length > 1 ? curve(analysis) : ''}
    ${text(wrapped(note, 46, 2), TEXT.x, 548, 15, 'fill="var(--ink-2)"')}
    <text x="${TEXT.x}" y="602" font-size="18" font-weight="700" fill="var(--ink)">Sandtable</text>`;
  return standalone(`<rect width="100%" height="100%" fill="var(--panel)"/>${drawing}`, SIZE);
}

export const pictureOf = (board: Element, shown: Shown): Promise<Blob> => pngOf(svgOf(board, shown), SIZE);
