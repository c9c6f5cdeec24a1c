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

/** A long question beside the sheet: what it grows over moves out from under it. */
const GROWING = '.beside [data-testid="order-bar"]';

/** Scrolled out of a row, or under a lesson, a button is not in sight. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost !== null && (element.contains(topmost) || topmost.closest(GROWING) !== null);
}

/** A button must also be in sight. */
export function isPlaced(word: string, kinds: Kinds): boolean {
  return placesOf(word, kinds).some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (kindOf(word) !== '' || isInSight(element)),
  );
}

/** Does the thing itself have a visible button for this verb? Its part of the table says so (`data-of`). */
export function isVerbPlaced(word: string, verb: string): boolean {
  const buttons = `[data-of="${CSS.escape(word)}"][data-verb="${CSS.escape(verb)}"]`;
  return [...document.querySelectorAll<HTMLElement>(buttons)].some((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

/** Does it have one with the verb's name, to be clicked there? A finger has larger ones with the question. */
export function isVerbNamed(word: string, verb: string): boolean {
  const buttons = `[data-named="${CSS.escape(word)}"][data-verb="${CSS.escape(verb)}"]`;
  return [...document.querySelectorAll<HTMLElement>(buttons)].some(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(button).pointerEvents !== 'none' &&
      isInSight(button),
  );
}

/** Scrolls a part of the table to the first highlighted thing in it, unless one is visible. */
export function reveal(part: HTMLElement): void {
  const lit = [
    ...part.querySelectorAll<HTMLElement>('[data-word]:is([data-state="pick"], [data-state="target"])'),
  ];
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isSeen = (thing: HTMLElement): boolean => {
    const box = thing.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return middle.x >= left && middle.x <= right && middle.y >= top && middle.y <= bottom;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** The focused thing, or the one around the focus. */
export function wordAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-word]')?.dataset.word ?? null;
}
