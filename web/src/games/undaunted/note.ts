/** A roll before it is made, as the note in the margin explains it (NOR-27 to NOR-33). */
import type { OddsNote, SumRow } from '../../lib/face';
import type { Words } from '../../lib/language/words';
import type { Action, Description, Odds, View } from '../../lib/protocol';
import { reaches } from './story';
import { isSuppressed, sideOf, standsIn, tileOf, unitOf, type Tile, type Unit } from './table';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NARROW_SPACE = '\u202f';

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
): OddsNote {
  const verb = action[0] ?? '';
  const target = unitOf(description, odds.target);
  const tile = target && tileOf(description, standsIn(view, target) ?? '');
  const faces = FACES.map((face) => ({ face: String(face), hit: reaches(face, odds.need) }));
  const hits = faces.filter(({ hit }) => hit).length;
  const after = [words.text('ui-undaunted-note-faces', { hits, dice: odds.dice })];
  if (target) after.push(effect(verb, target, view, words));
  return {
    head: words.name('unit', odds.target),
    under: words.text('ui-undaunted-note-under', {
      action: words.name('action', verb),
      dice: odds.dice,
      tile: tile?.tile ?? '',
    }),
    chance: percent(odds.success),
    rows: odds.parts.map(([part, amount]) => rowOf(part, amount, verb, tile, words)),
    total: { label: words.text('ui-undaunted-note-total', { dice: odds.dice }), amount: String(odds.need) },
    faces,
    after: after.join(' '),
  };
}

function rowOf(part: string, amount: number, verb: string, tile: Tile | undefined, words: Words): SumRow {
  const blast = verb === 'blast';
  switch (part) {
    case 'odds-defence':
      return { label: words.text('ui-undaunted-note-defence'), amount: String(amount), rule: 'NOR-28.2' };
    case 'odds-cover': {
      // A hill covers less against fire from a hill and against Blast.
      const lowered = tile !== undefined && amount < tile.cover;
      const against = !lowered ? 'all' : blast ? 'blast' : 'hill';
      return {
        label: words.text('ui-undaunted-note-cover', {
          terrain: tile ? words.name('terrain', tile.terrain) : '',
          against,
        }),
        amount: `+${amount}`,
        rule: { all: 'NOR-28.3', blast: 'NOR-33.3', hill: 'NOR-33.2' }[against],
      };
    }
    case 'odds-range':
      return {
        label: words.text(blast ? 'ui-undaunted-note-range-blast' : 'ui-undaunted-note-range', {
          tiles: amount,
        }),
        amount: `+${amount}`,
        rule: blast ? 'NOR-28.5' : 'NOR-28.4',
      };
    default:
      return { label: words.text(part, { amount }), amount: String(amount) };
  }
}

/** What a hit does, from what everyone can know. */
function effect(verb: string, target: Unit, view: View, words: Words): string {
  if (verb === 'suppress') {
    return words.text('ui-undaunted-note-suppress', { already: isSuppressed(view, target) ? 'yes' : 'no' });
  }
  const owner = sideOf(view, target.side);
  const inPlay = owner?.play.filter((card) => card === target.card).length ?? 0;
  const left = (owner?.cycle[target.card] ?? 0) - inPlay;
  if (left <= 0) return words.text('ui-undaunted-note-removed'); // NOR-30.6
  return words.text('ui-undaunted-note-casualty', {
    side: words.name('side', target.side),
    card: words.name('card', target.card),
  });
}
