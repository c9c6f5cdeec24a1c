/** The margin note about a roll: modifiers of the die, the number to reach, the consequences. */
import type { Scene } from './scene';
import type { OddsNote, SumRow } from '../../lib/gameUi';
import type { Action, Odds } from '../../lib/protocol';
import type { Words } from '../../lib/language/words';
import { battleOf, type Battle } from './facts';
import { lookBetween, type Guides } from './guides';
import { actingUnit, groundNow, unitOf, type Standing } from './seen';

const MINUS = '−';

/** The ledger rules for the parts of a roll. */
export const RULES: Record<string, string> = {
  'odds-cv': 'HOS-8.38',
  'odds-share': 'HOS-16.87',
  'odds-bonus': 'HOS-21.13',
  'odds-doubled': 'HOS-16.64',
  'odds-on-the-move': 'HOS-16.26',
  'odds-obstacles': 'HOS-8.17',
  'odds-long-range': 'HOS-8.27',
  'odds-suppression': 'HOS-8.39',
  'odds-defence': 'HOS-8.40',
  'odds-cover': 'HOS-11.5',
  'odds-double-hit': 'HOS-9.19',
  'odds-destruction': 'HOS-16.6',
  'odds-scatter': 'HOS-16.42',
  'odds-diversion': 'HOS-16.11',
  'odds-sniper': 'HOS-16.60',
};
/** In a fight both sides roll (HOS-17.20, 17.21, 17.27). */
export const FIGHT = { attack: 'HOS-17.20', defence: 'HOS-17.21', end: 'HOS-17.27' };
/** Parts of the number to reach; all others are modifiers of the die. */
const AGAINST = new Set([
  'odds-defence',
  'odds-cover',
  'odds-double-hit',
  'odds-destruction',
  'odds-scatter',
  'odds-diversion',
  'odds-sniper',
]);

export function oddsNote(
  odds: Odds,
  action: Action,
  scene: Scene,
  guides: Guides = {},
  further: Odds[] = [],
): OddsNote {
  const { description, view, words } = scene;
  const battle = battleOf(description);
  const target = unitOf(battle, view, odds.target);
  if (isFight(odds)) return fightNote(odds, action, target, words);
  const firer = actingUnit(view);
  const look = target ? lookBetween(guides, firer, target.id) : undefined;
  const added = odds.parts.filter(([key]) => !AGAINST.has(key));
  const reached = odds.parts.filter(([key]) => AGAINST.has(key));
  const plus = -sum(added);
  const rows = added.flatMap(([key, amount]) =>
    key === 'odds-obstacles' && look && look.penalty === amount
      ? look.obstacles.map(([what, each]) => obstacle(what, each, scene))
      : [row(key, -amount, words)],
  );
  const aimed = action[1]?.startsWith('unit:') === true;
  if (look && aimed && !odds.parts.some(([key]) => key === 'odds-long-range'))
    rows.push({
      label: words.text('ui-hos-range', { range: look.range }),
      amount: '0',
      rule: RULES['odds-long-range'],
    });
  const cover = target?.seen.at ? groundNow(battle, view, target.seen.at) : null;
  return {
    head: headOf(odds, target?.id, words),
    under: [words.name('action', action[0]!), target?.seen.at ? words.name('square', target.seen.at) : '']
      .filter(Boolean)
      .join(', '),
    chance: percent(odds.success),
    rows,
    total: { label: words.text('ui-hos-die-plus', { dice: odds.dice }), amount: signed(plus) },
    against: {
      rows: reached.map(([key, amount]) => {
        const plain = row(key, amount, words);
        if (key === 'odds-cover' && cover)
          return { ...plain, label: coverName(cover, target!.seen.at!, scene) };
        return key === 'odds-defence' ? { ...plain, amount: String(amount) } : plain;
      }),
      total: { label: words.text('ui-hos-to-reach'), amount: String(sum(reached)) },
    },
    faces: [1, 2, 3, 4, 5, 6].map((face) => ({ face: String(face), hit: face >= odds.need })),
    after: [
      words.text('ui-hos-after', { verb: action[0]!, dice: odds.dice, hit: target?.face?.hit ?? 'none' }),
      ...further.map((other) => furtherText(other, odds, battle, scene)),
    ].join(' '),
  };
}

const isFight = ({ parts }: Odds): boolean => parts.some(([key]) => key === 'odds-attack');

/** A fight has no number to reach: the higher total wins. */
function fightNote(odds: Odds, action: Action, target: Standing | undefined, words: Words): OddsNote {
  const [attack, defence] = [-amountOf(odds, 'odds-attack'), amountOf(odds, 'odds-defence')];
  const at = target?.seen.at;
  return {
    head: headOf(odds, target?.id, words),
    under: [words.name('action', action[0]!), at ? words.name('square', at) : ''].filter(Boolean).join(', '),
    chance: percent(odds.success),
    rows: [{ label: words.text('ui-hos-odds-attack'), amount: signed(attack), rule: FIGHT.attack }],
    total: { label: words.text('ui-hos-die-plus', { dice: odds.dice }), amount: signed(attack) },
    against: {
      rows: [{ label: words.text('ui-hos-fight-defence'), amount: signed(defence), rule: FIGHT.defence }],
      total: { label: words.text('ui-hos-fight-answer'), amount: signed(defence) },
    },
    after: words.text('ui-hos-fight-after', { hit: target?.face?.hit ?? 'none' }),
  };
}

const amountOf = ({ parts }: Odds, part: string): number => parts.find(([key]) => key === part)?.[1] ?? 0;

/** The dice rolled for an action; none yet if a fight is only announced. */
export function diceOf(action: Action, odds: Odds[]): number {
  if (action[0] === 'assault') return 0;
  return odds
    .filter(({ parts }) => !parts.some(([key]) => key === 'odds-double-hit'))
    .reduce((all, { dice }) => all + dice, 0);
}

/** A template attacks each unit under it; these rolls come before structures and scatter. */
export function foremost(odds: Odds[]): Odds[] {
  const rank = ({ target, parts }: Odds): number =>
    target === 'scatter' ? 2 : parts.some(([key]) => key === 'odds-destruction') ? 1 : 0;
  return odds.toSorted((a, b) => rank(a) - rank(b));
}

/** "A double hit: 17 %." "Scouts: 33 %." */
function furtherText(odds: Odds, first: Odds, battle: Battle, scene: Scene): string {
  const { view, words } = scene;
  const isDouble = odds.target === first.target && odds.parts.some(([key]) => key === 'odds-double-hit');
  const unit = unitOf(battle, view, odds.target);
  const what = isDouble ? words.text('ui-hos-double-hit') : headOf(odds, unit?.id, words);
  return words.text('ui-hos-further', { what, chance: percent(odds.success) });
}

const sum = (parts: readonly [string, number][]): number =>
  parts.reduce((all, [, amount]) => all + amount, 0);

function row(key: string, amount: number, words: Words): SumRow {
  const rule = RULES[key];
  return { label: words.text(`ui-hos-${key}`), amount: signed(amount), ...(rule ? { rule } : {}) };
}

/** "Rubble, C9" */
function obstacle(what: string, amount: number, scene: Scene): SumRow {
  const { description, view, words } = scene;
  const [kind, id] = [what.slice(0, Math.max(what.indexOf(':'), 0)), what.slice(what.indexOf(':') + 1)];
  const battle = battleOf(description);
  let label = words.text('ui-hos-corner');
  if (kind === 'square') {
    const wreck = (view.wrecks ?? []).some((each: { at: string[] } | null) => each?.at.includes(id));
    const ground = (view.smoke ?? []).includes(id)
      ? words.text('ui-hos-smoke')
      : wreck
        ? words.text('ui-hos-wreck')
        : words.name('terrain', groundNow(battle, view, id));
    label = words.text('ui-hos-obstacle-at', {
      what: capital(ground, words),
      square: words.name('square', id),
    });
  } else if (kind === 'side') {
    const line = battle.lines.get(battle.edgeNamed.get(id)?.line ?? '');
    if (line) label = capital(words.name('terrain', line.kind), words);
  }
  return { label, amount: signed(-amount), rule: RULES['odds-obstacles'] };
}

function coverName(ground: string, square: string, scene: Scene): string {
  const { description, view, words } = scene;
  const battle = battleOf(description);
  const part = battle.parts.get(battle.squareNamed.get(square)?.part ?? '');
  const fallen = part && (view.fallen ?? []).includes(part.part);
  return capital(words.name('terrain', part && !fallen ? part.kind : ground), words);
}

function headOf(odds: Odds, unit: string | undefined, words: Words): string {
  if (unit) return words.name('unit', unit);
  if (odds.target === 'scatter') return words.text('ui-hos-scatter');
  const [kind, id] = [odds.target.split(':')[0]!, odds.target.split(':')[1] ?? ''];
  return id ? words.name(kind, id) : words.text('ui-hos-roll');
}

export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded < 1) return '< 1 %';
  if (chance < 1 && rounded > 99) return '> 99 %';
  return `${rounded} %`;
}

export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount < 0 ? `${MINUS}${-amount}` : `+${amount}`;
}

function capital(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
