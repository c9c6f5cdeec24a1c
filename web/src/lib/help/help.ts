/** "What is this?": the one form in which everything at a table answers. */
import type { Description, View } from '../protocol';
import type { Scene } from '../scene';
import type { Session } from '../table/session.svelte';
import { idOf, kindOf } from '../table/asking';

/** A sign and what it means: pictogram, words, number at the right. */
export interface HelpLine {
  icon: string;
  /** Bold, before the text: the name of an ability, of a printed action. */
  head?: string;
  text: string;
  amount?: string;
}

export interface Help {
  /** The pictogram; a piece has its own drawing instead. */
  icon: string;
  /** With its place, if it has one: "Infantry E5". */
  name: string;
  /** One line: whose, in which condition. */
  state: string;
  lines: HelpLine[];
  /** What follows from it now. */
  after: string;
  /** The rules behind it, as ids of the reference. */
  rules: string[];
}

/** What a game's UI says about its things; null: nothing beyond the name. */
export type HelpFor<D extends Description = Description, V extends View = View> = (
  word: string,
  scene: Scene<D, V>,
) => Help | null;

/** The word of a side's plate; not a word of any action. */
export const PLATE = 'plate';

/** Help for any word of the table: a verb, a side's plate, or a thing. Null for a number. */
export function helpOf(word: string, table: Session): Help | null {
  if (kindOf(word) === '') return verbHelp(word, table);
  if (kindOf(word) === PLATE) return plateHelp(idOf(word), table);
  const help = table.ui.help?.(word, table) ?? plainHelp(word, table);
  return help && withChance(help, word, table);
}

/** What a verb does, and whether it can be done now. */
function verbHelp(verb: string, { ui, words, offer, deciding }: Session): Help | null {
  const key = `verb-text-${verb}`;
  if (!words.has(key)) return null;
  const barred = deciding && !offer.legal.some((action) => action[0] === verb);
  return {
    icon: ui.verbIcon(verb),
    name: words.name('action', verb),
    state: barred ? words.text('ui-help-not-now') : '',
    lines: [],
    after: words.text(key),
    rules: ui.verbRules?.[verb] ? [ui.verbRules[verb]] : [],
  };
}

/** What a side must do to win, and how far it has come. */
function plateHelp(side: string, table: Session): Help | null {
  const { ui, words } = table;
  const plate = ui.plates(table).find((each) => each.side === side);
  if (!plate) return null;
  const { score, goal } = plate;
  const amount = score === null ? undefined : goal === null ? String(score) : `${score} / ${goal}`;
  return {
    icon: ui.mark(side).symbol,
    name: words.name('side', side),
    state: plate.note,
    lines: amount === undefined ? [] : [{ icon: 'ui/flag', text: words.text('ui-help-score'), amount }],
    after: goalText(side, table),
    rules: [],
  };
}

function goalText(side: string, table: Session): string {
  const briefing = table.ui.briefing?.(side, table);
  if (!briefing) return table.ui.goal(side, table);
  return `${table.words.text('ui-aim-goal', { goal: briefing.goal })} ${briefing.how}`;
}

/** A thing that its game says nothing about has at least its name, and its text if the catalogue has one. */
function plainHelp(word: string, table: Session): Help | null {
  const { ui, words, kinds } = table;
  if (kinds.role(word) === null || kinds.is('number', word)) return null;
  const text = `${kinds.nameOf(word)}-${idOf(word)}-text`;
  const label = kinds.is('place', word) ? ui.placeLabel(word, table) : '';
  return {
    icon: ui.thingIcon(word, table),
    name: table.nameOf(word),
    state: table.whereOf(word),
    lines: [],
    after: words.has(text) ? words.text(text) : label,
    rules: [],
  };
}

/** The chance against a target stands with its values. */
function withChance(help: Help, word: string, table: Session): Help {
  const aimed = table.oddsOf(word);
  if (!aimed) return help;
  const { chance } = table.noteOf(aimed.odds, aimed.action);
  const verb = aimed.action[0]!;
  const line = { icon: table.ui.verbIcon(verb), text: table.words.name('action', verb), amount: chance };
  return { ...help, lines: [...help.lines, line] };
}
