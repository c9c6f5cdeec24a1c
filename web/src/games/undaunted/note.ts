/** The margin note that explains the odds of a roll. */
import type { Scene } from './scene';
import type { OddsNote, SumRow } from '../../lib/gameUi';
import type { Words } from '../../lib/language/words';
import type { Action, Odds } from '../../lib/protocol';
import { reaches } from './story';
import { isSuppressed, sideOf, tileOf, unitOf, type Tile, type Unit } from './table';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NARROW_SPACE = '\u202f';
/** Actions from above, which ignore range and most cover of hills. */
const FROM_ABOVE = ['blast', 'strafe'];

/** The parts of a note that depend on the game. */
export interface Rolls {
  /** The rule for a part of the sum; `-hill` and `-above` for special cases. */
  rules: Record<string, string>;
  /** The place of a roll's target. */
  tileOf(target: string, scene: Scene): string | null;
  /** The effect of a hit, if the target is not simply a counter with cards. */
  effect(verb: string, target: string, scene: Scene): string | null;
}

/** No rounding to 0 or 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole < 1 && chance > 0) return `< 1${NARROW_SPACE}%`;
  if (whole > 99 && chance < 1) return `> 99${NARROW_SPACE}%`;
  return `${whole}${NARROW_SPACE}%`;
}

export function note(odds: Odds, action: Action, scene: Scene, rolls: Rolls): OddsNote {
  const { description, words } = scene;
  const verb = action[0] ?? '';
  const target = unitOf(description, odds.target);
  const tile = tileOf(description, rolls.tileOf(odds.target, scene) ?? '');
  const faces = FACES.map((face) => ({ face: String(face), hit: reaches(face, odds.need) }));
  const hits = faces.filter(({ hit }) => hit).length;
  const after = [words.text('ui-undaunted-note-faces', { hits, dice: odds.dice })];
  const own = rolls.effect(verb, odds.target, scene);
  if (own !== null) after.push(own);
  else if (target) after.push(effect(verb, target, scene));
  return {
    head: words.name('unit', odds.target),
    under: words.text('ui-undaunted-note-under', {
      action: words.name('action', verb),
      dice: odds.dice,
      tile: tile?.tile ?? '',
    }),
    chance: percent(odds.success),
    rows: odds.parts.map(([part, amount]) => rowOf(part, amount, verb, tile, words, rolls.rules)),
    total: { label: words.text('ui-undaunted-note-total', { dice: odds.dice }), amount: String(odds.need) },
    faces,
    after: after.join(' '),
  };
}

function rowOf(
  part: string,
  amount: number,
  verb: string,
  tile: Tile | undefined,
  words: Words,
  rules: Rolls['rules'],
): SumRow {
  const above = FROM_ABOVE.includes(verb);
  switch (part) {
    case 'odds-cover': {
      const lowered = tile !== undefined && amount < tile.cover;
      const against = !lowered ? 'all' : above ? 'above' : 'hill';
      return {
        label: words.text('ui-undaunted-note-cover', {
          terrain: tile ? words.name('terrain', tile.terrain) : '',
          against,
        }),
        amount: `+${amount}`,
        rule: rules[against === 'all' ? part : `${part}-${against}`],
      };
    }
    case 'odds-range':
      return {
        label: words.text(above ? 'ui-undaunted-note-range-above' : 'ui-undaunted-note-range', {
          tiles: amount,
        }),
        amount: `+${amount}`,
        rule: rules[above ? `${part}-above` : part],
      };
    default:
      return {
        label: words.text(`ui-undaunted-note-${part.slice('odds-'.length)}`),
        amount: String(amount),
        rule: rules[part],
      };
  }
}

/** The effect of a hit on a counter, from public information. */
function effect(verb: string, target: Unit, scene: Scene): string {
  const { view, words } = scene;
  if (verb === 'suppress') {
    return words.text('ui-undaunted-note-suppress', { already: isSuppressed(view, target) ? 'yes' : 'no' });
  }
  const card = target.card ?? '';
  const owner = sideOf(view, target.side);
  const inPlay = owner?.play.filter((each) => each === card).length ?? 0;
  const left = (owner?.cycle[card] ?? 0) - inPlay;
  if (left <= 0) return words.text('ui-undaunted-note-removed');
  return words.text('ui-undaunted-note-casualty', {
    side: words.name('side', target.side),
    card: words.name('card', card),
  });
}
