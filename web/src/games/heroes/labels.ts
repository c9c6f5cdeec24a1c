/** Names on the map, broken into lines so that those of neighbours do not run into each other. */

/** The mean width of a letter, as a share of the size of the letters. */
const LETTER = 0.58;

/** The lines of a name in letters of a size; none is wider than `width`, unless a single word is. */
export function linesOf(name: string, width: number, font: number): string[] {
  const most = width / (font * LETTER);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
