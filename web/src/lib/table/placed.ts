/** Where a word can be clicked: parts of the table mark their things with `data-word`. */
import type { Kinds } from '../kinds';
import { kindOf } from './asking';

/** The elements for a word outside the order bar, or for the place that shows it. */
export function placesOf(word: string, kinds: Kinds): HTMLElement[] {
  const names = [word, kinds.shownBy(word)].filter((name) => name !== null);
  const found = names.flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`[data-word="${CSS.escape(name)}"]`),
  ]);
  return found.filter((element) => !element.closest('[data-testid="order-bar"]'));
}

/** A button must also be visible: at the end of a scrolled row it is not. */
export function isPlaced(word: string, kinds: Kinds): boolean {
  const within = (element: Element): boolean => element.getBoundingClientRect().right <= innerWidth;
  return placesOf(word, kinds).some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (kindOf(word) !== '' || within(element)),
  );
}

/** Does the thing itself have a visible button for this verb? Its part of the table says so (`data-of`). */
export function isVerbPlaced(word: string, verb: string): boolean {
  const buttons = `[data-of="${CSS.escape(word)}"][data-verb="${CSS.escape(verb)}"]`;
  return [...document.querySelectorAll<HTMLElement>(buttons)].some((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

/** Scrolls a row of cards to the first highlighted one, unless one is visible. */
export function reveal(row: HTMLElement): void {
  const lit = [...row.querySelectorAll<HTMLElement>('[data-word][data-state="pick"]')];
  const isSeen = (card: HTMLElement): boolean => {
    const { left, right } = card.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Scrolls a column to the first of these words, unless one of them is visible. */
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

/** The focused thing, or the one around the focus. */
export function wordAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-word]')?.dataset.word ?? null;
}
