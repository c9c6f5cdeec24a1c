/** What a retreat costs, and which card is copied. */
import type { Action } from '../../lib/protocol';
import { POSTS, cardOfText, commands } from './cards';
import { hexMap } from './layout';
import type { Scene } from './scene';
import { topFrame } from './steps';

/** Figures lost by a way of taking flags: one for each flag without a step back (M44-16.8). */
export function losses(action: Action, { view, description }: Scene): number {
  const frame = topFrame(view, 'retreat');
  if (!frame || !['retreat', 'hold'].includes(action[0]!)) return 0;
  const flags = frame.flags - (action[0] === 'hold' ? 1 : 0);
  const end = action[2]?.slice('hex:'.length);
  if (end === undefined) return flags;
  const rowOf = (name: string | undefined) =>
    hexMap(description).hexes.find(({ hex }) => hex === name)?.row ?? 0;
  return Math.max(0, flags - Math.abs(rowOf(end) - rowOf(view.units?.[frame.unit]?.hex)));
}

/** "−2" */
export function price(action: Action, scene: Scene): string | null {
  const lost = losses(action, scene);
  return lost > 0 ? `−${lost}` : null;
}

/** "E9, loses 2 figures"; the card that a number stands for. */
export function nameOf(word: string, scene: Scene, legal: Action[] = []): string | null {
  const { view, description, words } = scene;
  const copying = topFrame(view, 'choose-copy');
  if (copying && word.startsWith('number:')) {
    const texts = (view.prompt?.params['texts'] ?? []) as string[];
    const text = texts[Number(word.slice('number:'.length)) - 1];
    const post = POSTS[commands(view)[copying.number]?.post ?? -1];
    return text === undefined ? null : words.name('card', cardOfText(description, text, post));
  }
  if (!topFrame(view, 'retreat')) return null;
  const place = word.startsWith('hex:');
  const action = legal.find((each) => (place ? each[2] === word : each[0] === word && each.length === 2));
  const count = action ? losses(action, scene) : 0;
  if (count === 0) return null;
  const name = place ? words.name('hex', word.slice('hex:'.length)) : words.name('action', word);
  return words.text('ui-m44-costs', { name, count });
}
