/** How events of Heroes of Stalingrad stand in the log. */
import type { Deed } from '../../lib/gameUi';
import type { GameEvent } from '../../lib/protocol';
import { textOf } from '../../lib/params';
import { signed } from './note';
import type { Scene } from './scene';
import { roll } from './story';

/** They go without saying: another line says it, or the board. */
const SILENT = new Set(['activation-marker', 'move-declared', 'attack-failed', 'turned']);
/** Consequences of a shot, an assault or a card. */
const UNDER = new Set([
  'forced-move',
  'no-way-out',
  'hit-averted',
  'recovered',
  'identified',
  'wreck-placed',
  'wreck-damaged',
  'wreck-removed',
  'structure-damaged',
  'line-removed',
  'wall-breached',
  'part-fallen',
  'replaced',
  'template-placed',
  'template-off-field',
  'fight-decided',
  'fight-helpless',
  'item-dropped',
  'decoy',
  'smoke',
  'flipped',
]);
const LOSSES = new Set(['unit-hit', 'unit-destroyed', 'unit-damaged']);

export function deed(event: GameEvent, scene: Scene): Deed | null {
  const { words } = scene;
  const { key, params } = event;
  if (SILENT.has(key)) return { silent: true };
  switch (key) {
    case 'phase':
      return { heading: true };
    case 'moved': {
      const unit = textOf(params.unit);
      const squares = Array.isArray(params.squares) ? params.squares.map(textOf) : [textOf(params.square)];
      const name = squares.map((square) => words.name('square', square)).join('/');
      const from = words.name('square', textOf(params.from));
      return {
        group: {
          key: `moved ${unit}`,
          item: { text: name, word: `square:${textOf(params.square)}` },
          line: (items) => [
            { text: `${words.name('unit', unit)}: ${from}`, word: `unit:${unit}` },
            ...items.flatMap((item) => [{ text: ' → ' }, item]),
          ],
        },
        ...(squares.length > 1 ? { sum: words.text('ui-hos-log-both', { squares: name }) } : {}),
      };
    }
    case 'attack-rolled':
      return { joins: true, ...attack(event, scene) };
    case 'location-rolled':
    case 'shrug-rolled':
    case 're-rolled':
    case 'fight-rolled':
    case 'destruction-rolled':
    case 'scatter-rolled':
    case 'flak-rolled':
      return { under: true, dice: roll(event, scene)?.dice ?? [] };
    case 'suppressed':
      return {
        under: true,
        result: { text: `−${textOf(params.number)}`, tone: 'bad' },
      };
    case 'control':
      return { result: { text: '●', tone: 'plain' } };
    default:
      if (LOSSES.has(key)) return { under: true, result: { text: '✕', tone: 'bad' } };
      return UNDER.has(key) ? { under: true } : null;
  }
}

/** Die, Combat Value, bonus and penalties, and what they had to reach. */
function attack(event: GameEvent, scene: Scene): Deed {
  const { words } = scene;
  const { params } = event;
  const dice = Array.isArray(params.dice) ? params.dice.map(Number) : [];
  const parts: [string, number][] = [
    ['value', Number(params.value)],
    ['bonus', Number(params.bonus)],
    ['penalty', -Number(params.penalty)],
  ];
  const sum = [
    words.text('ui-hos-log-die', { die: Math.max(...dice) }),
    ...parts
      .filter(([key, amount]) => amount !== 0 || key === 'value')
      .map(([key, amount]) => `${signed(amount)} ${words.text(`ui-hos-log-${key}`)}`),
  ].join(', ');
  const [result, defence] = [Number(params.result), Number(params.defence)];
  if (params.mode === 'snipe') {
    return { dice: roll(event, scene)?.dice ?? [], sum: words.text('ui-hos-log-table', { sum, result }) };
  }
  const hit = result >= defence;
  return {
    dice: (roll(event, scene)?.dice ?? []).map((die) => ({ ...die, hit: die.hit && hit })),
    sum: words.text('ui-hos-log-sum', { sum, result, defence }),
    result: { text: words.text('ui-hos-log-hit', { hit: hit ? 'yes' : 'no' }), tone: hit ? 'bad' : 'plain' },
  };
}
