/** A roll before it is made, as the note in the margin explains it. */
import type { OddsNote, SumRow } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Action, Description, Odds, View } from '../../lib/protocol';
import { reaches } from './story';
import { isSuppressed, sideOf, tileOf, unitOf, type Tile, type Unit } from './table';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NARROW_SPACE = '\u202f';
/** Actions from above: range does not count, and a hill covers less. */
const FROM_ABOVE = ['blast', 'strafe'];

/** What a game says of its rolls. */
export interface Rolls {
  /** The rule behind a part of the sum; `-hill` and `-above` where the part is a special case. */
  rules: Record<string, string>;
  /** Where the target of a roll is. */
  tileOf(target: string, description: Description, view: View): string | null;
  /** What a hit does, where the target is not simply a counter with cards. */
  effect(verb: string, target: string, description: Description, view: View, words: Words): string | null;
}

/** No 0 or 100 that is not meant (style.md 9, Odds). */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole < 1 && chance > 0) return `< 1${NARROW_SPACE}%`;
  if (whole > 99 && chance < 1) return `> 99${NARROW_SPACE}%`;
  return `${whole}${NARROW_SPACE}%`;
}

export function note(
  odds: Odds,
  action: Action,
  description: Description,
  view: View,
  words: Words,
  rolls: Rolls,
): OddsNote {
  const verb = action[0] ?? '';
  const target = unitOf(description, odds.target);
  const tile = tileOf(description, rolls.tileOf(odds.target, description, view) ?? '');
  const faces = FACES.map((face) => ({ face: String(face), hit: reaches(face, odds.need) }));
  const hits = faces.filter(({ hit }) => hit).length;
  const after = [words.text('ui-undaunted-note-faces', { hits, dice: odds.dice })];
  const own = rolls.effect(verb, odds.target, description, view, words);
  if (own !== null) after.push(own);
  else if (target) after.push(effect(verb, target, view, words));
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

/** What a hit does to a counter, from what everyone can know. */
function effect(verb: string, target: Unit, view: View, words: Words): string {
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
