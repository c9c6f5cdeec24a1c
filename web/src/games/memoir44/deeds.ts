/** How events of Memoir '44 stand in the log. */
import type { Deed } from '../../lib/gameUi';
import type { GameEvent } from '../../lib/protocol';
import { textOf } from '../../lib/params';
import type { Scene } from './scene';
import { roll } from './story';

/** Consequences of a battle or a card. */
const UNDER = new Set([
  'retreated',
  'flag-ignored',
  'took-ground',
  'wire-removed',
  'objective-taken',
  'ambush',
  'drop-lost',
  'landed',
]);

export function deed(event: GameEvent, scene: Scene): Deed | null {
  const { words, view } = scene;
  const { key, params } = event;
  const own = view.seat ?? null;
  switch (key) {
    case 'played': {
      const [card, text] = [textOf(params.card), textOf(params.text)];
      const plain = text === '' || card === text || card.startsWith(`${text}-`);
      return plain && card ? { title: words.name('card', card) } : null;
    }
    case 'ordered': {
      const unit = `unit:${textOf(params.unit)}`;
      const hex = words.name('unit', textOf(params.unit)).split(' ').at(-1)!;
      return {
        group: {
          key,
          item: { text: hex, word: unit },
          line: (items) => [
            { text: words.text('ui-m44-log-orders', { count: items.length }) },
            ...items.flatMap((item, i) => (i === 0 ? [item] : [{ text: ', ' }, item])),
          ],
        },
      };
    }
    case 'drew':
      // Cards of the other side, one by one: the sum is enough.
      return params.cards
        ? null
        : {
            group: {
              key: `drew ${textOf(params.side)}`,
              item: { text: textOf(params.count) },
              line: (items) => {
                const count = items.reduce((sum, { text }) => sum + Number(text), 0);
                return words.parts(() => words.event({ key, params: { ...params, count } }));
              },
            },
          };
    case 'rolled':
    case 'bombed':
    case 'healed':
    case 'finest-hour': {
      const dice = roll(event, scene)?.dice ?? [];
      return key === 'rolled' ? { joins: true, dice } : { dice };
    }
    case 'figures-lost':
      return { joins: true, result: { text: `−${textOf(params.count)}`, tone: 'bad' } };
    case 'eliminated':
    case 'exited':
      return {
        under: key === 'eliminated',
        result: {
          text: words.text('ui-m44-log-medals', { medals: Number(params.medals ?? 1) }),
          tone: params.side === own || own === null ? 'good' : 'bad',
        },
      };
    default:
      return UNDER.has(key) ? { under: true } : null;
  }
}
