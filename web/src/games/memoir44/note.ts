/** The margin note about a roll: the dice and how they add up, hits, flags, consequences. */
import type { Scene } from './scene';
import type { OddsNote, SumRow } from '../../lib/gameUi';
import type { Action, Odds } from '../../lib/protocol';
import type { View } from './view';
import type { Words } from '../../lib/language/words';
import { hexMap } from './layout';
import { OBSTACLES_BUILT } from './obstacles';
import { unitFacts, type Arm } from './units';

/** The ledger rules for the parts of the number of dice. */
const RULES: Record<string, string> = {
  'odds-card': 'M44-12.5',
  'odds-terrain': 'M44-14.4',
  'odds-own-hex': 'M44-14.5',
};
const RANGE_RULES: Record<Arm, string> = { infantry: 'M44-12.1', armor: 'M44-12.3', artillery: 'M44-12.4' };
const MINUS = '−';

export function oddsNote(odds: Odds, action: Action, scene: Scene): OddsNote {
  const { description, view, words } = scene;
  const target = odds.target;
  const attacker = attackerOf(action, target);
  const to = hexOf(view, target);
  const from = attacker ? hexOf(view, attacker) : '';
  const distance = from && to ? hexMap(description).distance(from, to) : 0;
  const arm = unitFacts(description, target)?.arm ?? 'infantry';
  const close = distance === 1;
  return {
    head: words.text(`ui-m44-note-${headOf(action, attacker, close)}`, { arm }),
    under: from
      ? words.text('ui-m44-note-from-to', { from: words.name('hex', from), to: words.name('hex', to) })
      : words.text('ui-m44-note-at', { hex: words.name('hex', to) }),
    chance: words.text('ui-m44-dice', { dice: odds.dice }),
    rows: odds.parts
      .filter(([key, amount]) => key !== 'odds-card' || amount !== 0)
      .map((part) => row(part, { distance, target: to, own: from, attacker, view }, scene)),
    total: { label: words.text('ui-m44-note-dice'), amount: String(odds.dice) },
    bars: bars(odds, words),
    after: [words.text('ui-m44-note-faces', { need: odds.need, arm }), after(target, close, scene)].join(' '),
  };
}

function attackerOf(action: Action, target: string): string | null {
  const unit = action[1]?.startsWith('unit:') ? action[1].slice('unit:'.length) : null;
  return action[0] === 'battle' && unit !== target ? unit : null;
}

function hexOf(view: View, unit: string): string {
  return String(view.units?.[unit]?.hex ?? '');
}

function headOf(action: Action, attacker: string | null, close: boolean): string {
  if (action[0] === 'heal') return 'heal';
  if (!attacker) return 'strike';
  return close ? 'close' : 'fire';
}

interface Places {
  distance: number;
  target: string;
  own: string;
  attacker: string | null;
  view: View;
}

function row([key, amount]: Odds['parts'][number], places: Places, scene: Scene): SumRow {
  const { description, words } = scene;
  const arm = unitFacts(description, places.attacker ?? '')?.arm;
  const label = {
    'odds-base': () => words.text('ui-m44-note-range', { distance: places.distance }),
    'odds-card': () => words.text('ui-m44-note-card'),
    'odds-terrain': () => capital(coverAt(places.target, { description, view: places.view, words }), words),
    'odds-own-hex': () => {
      const terrain = amount === 0 ? 'none' : coverAt(places.own, { description, view: places.view, words });
      return words.text('ui-m44-note-own-hex', { terrain });
    },
  }[key];
  const rule = key === 'odds-base' && arm ? RANGE_RULES[arm] : RULES[key];
  return {
    label: label ? label() : words.text(key, { amount: Math.abs(amount) }),
    amount: key === 'odds-base' ? String(amount) : signed(amount),
    ...(rule ? { rule } : {}),
  };
}

/** What is on a hex: its ground and obstacles. */
function coverAt(name: string, scene: Scene): string {
  const { description, view, words } = scene;
  const hex = hexMap(description).named(name);
  const built = OBSTACLES_BUILT.filter((obstacle) => hex?.[obstacle]).map((obstacle) =>
    obstacle.replace('_', '-'),
  );
  const laid = (['sandbags', 'wire'] as const).filter((obstacle) => view[obstacle]?.includes(name));
  const obstacles = [...(hex?.bridge ? ['bridge'] : []), ...built, ...laid];
  const ground = hex && !hex.bridge && (hex.terrain !== 'open' || !obstacles.length) ? [hex.terrain] : [];
  return [
    ...ground.map((terrain) => words.name('terrain', terrain)),
    ...obstacles.map((obstacle) => words.name('obstacle', obstacle)),
  ].join(', ');
}

function capital(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Cards add dice, terrain removes them, or none. */
function signed(amount: number): string {
  if (amount === 0) return '0';
  return `${amount < 0 ? MINUS : '+'}${Math.abs(amount)}`;
}

function bars(odds: Odds, words: Words): OddsNote['bars'] {
  const hits = (odds.hits ?? [1 - odds.success, odds.success]).map((chance, hit) => ({
    label:
      odds.hits || hit === 0 ? words.text('ui-m44-note-hits', { hits: hit }) : words.text('ui-m44-note-some'),
    chance,
    tone: hit === 0 ? ('none' as const) : ('hit' as const),
  }));
  if (odds.flag === null || odds.flag === undefined) return hits;
  return [...hits, { label: words.text('ui-m44-note-flag'), chance: odds.flag, tone: 'flag' as const }];
}

/** The effects of a hit and a flag: a figure lost, a hex of retreat. */
function after(target: string, close: boolean, scene: Scene): string {
  const { view, words } = scene;
  const figures = Number(view.units?.[target]?.figures ?? 0);
  return words.text('ui-m44-note-after', { figures, close: close ? 'yes' : 'no' });
}
