/** Has a text a word with more letters than fit? It is set tighter. */
export function isLong(text: string, most: number): boolean {
  return text.split(' ').some((part) => part.length > most);
}
