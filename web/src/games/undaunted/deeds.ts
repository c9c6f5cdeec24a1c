/** How events of the Undaunted games stand in the log. */
import type { Deed } from '../../lib/gameUi';
import type { GameEvent } from '../../lib/protocol';
import { textOf } from '../../lib/params';
import type { Scene } from './scene';
import { roll } from './story';
import { sidesOf } from './table';

/** What begins a line; everything else is a consequence of the card before it. */
const DEEDS = new Set([
  'bid-revealed',
  'initiative',
  'played',
  'acted',
  'hunkered',
  'swapped',
  'boarded',
  'changed-seat',
  'left',
  'resigned',
  'game-over',
  'rules-changed',
  'taken-back',
]);

export function deed(event: GameEvent, scene: Scene, before: readonly GameEvent[]): Deed | null {
  const { words, description } = scene;
  const { key, params } = event;
  const under = !DEEDS.has(key);
  switch (key) {
    case 'picked':
      return { silent: true };
    case 'bid-revealed':
      return { result: { text: textOf(params.value), tone: 'plain' } };
    case 'initiative': {
      const values = before.filter((each) => each.key === 'bid-revealed').map((each) => each.params.value);
      const tie = values.length === 2 && values[0] === values[1];
      return {
        opens: textOf(params.side),
        ...(tie ? { sum: words.text('ui-undaunted-log-tie', { value: Number(values[0]) }) } : {}),
      };
    }
    case 'turn-ended': {
      const other = sidesOf(description).find((side) => side !== params.side);
      return { silent: true, ...(other ? { opens: other } : {}) };
    }
    case 'drew':
    case 'reshuffled':
      return { under: before.some((each) => each.key === 'played') };
    case 'scouted':
      return {
        under,
        group: {
          key: `scouted ${textOf(params.side)}`,
          item: { text: words.name('tile', textOf(params.tile)), word: `tile:${textOf(params.tile)}` },
          line: (items) => [
            {
              text: words.text('ui-undaunted-log-scouts', { side: words.name('side', textOf(params.side)) }),
            },
            ...items.flatMap((item, i) => (i === 0 ? [item] : [{ text: ', ' }, item])),
          ],
        },
      };
    case 'rolled': {
      const rolled = roll(event, scene);
      const hit = params.success === true;
      return {
        under,
        dice: rolled?.dice ?? [],
        result: { text: rolled?.result ?? '', tone: hit ? 'bad' : 'plain' },
      };
    }
    case 'controlled':
      return Number(params.points) > 0
        ? { under, result: { text: `+${textOf(params.points)}`, tone: 'good' } }
        : { under };
    case 'casualty':
    case 'counter-removed':
      return { under, result: { text: '−1', tone: 'bad' } };
    default:
      return { under };
  }
}
