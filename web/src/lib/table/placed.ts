/** Where a word can be clicked: parts of the table mark their things with `data-word`. */
import { idOf, kindOf } from './asking';

/** Elements that stand for a word outside the order bar; an entry is its tile. */
export function placesOf(word: string): HTMLElement[] {
  const names = kindOf(word) === 'spawn' ? [word, `tile:${idOf(word)}`] : [word];
  const found = names.flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`[data-word="${CSS.escape(name)}"]`),
  ]);
  return found.filter((element) => !element.closest('[data-testid="order-bar"]'));
}

/** A button must also be within reach: at the end of a row that scrolls it is not. */
export function isPlaced(word: string): boolean {
  const within = (element: Element): boolean => element.getBoundingClientRect().right <= innerWidth;
  return placesOf(word).some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (kindOf(word) !== '' || within(element)),
  );
}

/** Has the thing itself a button for this verb that is in sight? Its part of the table says so (`data-of`). */
export function isVerbPlaced(word: string, verb: string): boolean {
  const buttons = `[data-of="${CSS.escape(word)}"][data-verb="${CSS.escape(verb)}"]`;
  return [...document.querySelectorAll<HTMLElement>(buttons)].some((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

/** Scrolls a row of cards to the first one that is lit, unless one is in sight. */
export function reveal(row: HTMLElement): void {
  const lit = [...row.querySelectorAll<HTMLElement>('[data-word^="card:"][data-state="pick"]')];
  const isSeen = (card: HTMLElement): boolean => {
    const { left, right } = card.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Scrolls a column to the first of these words, unless one of them is in sight. */
export function revealAny(column: HTMLElement, words: string[]): void {
  const found = words.flatMap(
    (word) => column.querySelector<HTMLElement>(`[data-word="${CSS.escape(word)}"]`) ?? [],
  );
  const { top, bottom } = column.getBoundingClientRect();
  const isSeen = (element: HTMLElement): boolean => {
    const box = element.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (!found.some(isSeen)) found[0]?.scrollIntoView({ block: 'nearest' });
}

/** The thing in focus or around it. */
export function wordAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-word]')?.dataset.word ?? null;
}
