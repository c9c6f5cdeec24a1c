/** The log: what happened, as lines, without what was undone. */
import type { Change, GameEvent } from '../protocol';
import type { Deed } from '../gameUi';
import type { Part } from '../language/words';
import type { LogLine } from './tableSession';

/** An event of a change, as this seat saw it. */
export interface Entry {
  number: number;
  seat: string | null;
  event: GameEvent;
}

/** Events that begin a part of the game, in order of importance; they are headings. */
const HEADINGS = new Set(['round', 'turn']);

export function entriesOf(change: Pick<Change, 'number' | 'seat' | 'events'>): Entry[] {
  return change.events.map((event) => ({ number: change.number, seat: change.seat, event }));
}

/** The entries after some changes: steps add entries, an undo or a take-back removes them. */
export function withChanges(entries: Entry[], changes: Change[]): Entry[] {
  let all = entries;
  for (const change of changes) {
    const taken = takenBack(change);
    all = [...(taken ? all.filter(({ number }) => !taken(number)) : all), ...entriesOf(change)];
  }
  return all;
}

/** Which changes are taken back by a change: one by an undo, all since one by a take-back. */
function takenBack({ kind, number, undone }: Change): ((number: number) => boolean) | null {
  if (kind === 'undo') return (each) => each === undone;
  return kind === 'back' ? (each) => each >= (undone ?? 0) && each < number : null;
}

/** The steps of the replay: those since its start that have not been undone. */
export function standing(all: Change[]): Change[] {
  const changes = all.slice(all.findLastIndex((change) => change.restart) + 1);
  const undone = changes.flatMap((change) => takenBack(change) ?? []);
  return changes.filter(({ kind, number }) => kind === 'step' && !undone.some((taken) => taken(number)));
}

/** The side of an event: its own, that of its unit, or that of the seat that acted. */
export function sideOf(
  entry: Entry,
  sides: string[],
  seatSide: (seat: string) => string | null,
): string | null {
  const { side, winner, unit } = entry.event.params;
  for (const named of [side, winner]) if (typeof named === 'string' && sides.includes(named)) return named;
  if (typeof unit === 'string') {
    const owner = sides.find((each) => unit.startsWith(`${each}-`));
    if (owner !== undefined) return owner;
  }
  return entry.seat === null ? null : seatSide(entry.seat);
}

export function lineOf(
  entry: Entry,
  parts: Part[],
  side: string | null,
  fresh: boolean,
  deed: Deed = {},
): LogLine {
  const heading = HEADINGS.has(entry.event.key) || deed.heading === true;
  // A heading is not a sentence.
  const said = heading ? withoutStop(parts) : parts;
  return {
    number: entry.number,
    side: heading ? null : side,
    text: said.map(({ text }) => text).join(''),
    parts: said,
    event: entry.event,
    heading,
    fresh,
    deed,
  };
}

function withoutStop(parts: Part[]): Part[] {
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }] : parts;
}

/** A line of the log with what hangs under it. */
export interface Told {
  /** The change it belongs to. */
  number: number;
  side: string | null;
  fresh: boolean;
  parts: Part[];
  result: Deed['result'];
  dice: NonNullable<Deed['dice']>;
  sum: string;
  under: Told[];
  /** The event of the line, or the first of its group. */
  line: LogLine;
}

/** A part of the log under its heading. */
export interface LogPart {
  heading: LogLine | null;
  /** The side whose turn it is. */
  side: string | null;
  /** At the right of the heading: the card of the turn. */
  title: string;
  lines: Told[];
}

/** The log as it is told: the oldest first, equal lines as one, consequences under their causes. */
export function told(log: readonly LogLine[]): LogPart[] {
  let part: LogPart = { heading: null, side: null, title: '', lines: [] };
  const all = [part];
  const begin = (heading: LogLine | null, side: string | null): void => {
    part = { heading, side, title: '', lines: [] };
    all.push(part);
  };
  for (const [at, line] of log.entries()) {
    const { deed } = line;
    if (line.heading) begin(line, sideOfHeading(line));
    else if (deed.title !== undefined && part.lines.length === 0 && part.title === '')
      part.title = deed.title;
    else if (!deed.silent) add(part.lines, line, log, at);
    if (deed.opens !== undefined) begin(null, deed.opens);
  }
  return all.filter(({ heading, title, lines }) => heading !== null || title !== '' || lines.length > 0);
}

/** The deeds of the last step in words; equal ones of the steps before it are counted in. */
export function latest(log: readonly LogLine[]): string {
  let at = log.findIndex(({ number }) => number === log.at(-1)?.number);
  while (at > 0 && isOneGroup(log[at - 1]!, log[at]!)) at -= 1;
  const step = log.slice(at);
  const lines = step.filter(({ heading }) => !heading);
  if (lines.length > 1 && lines.every((line) => isOneGroup(lines[0]!, line))) {
    return groupParts(lines, 0)
      .map(({ text }) => text)
      .join('');
  }
  // A step with nothing else in it begins a round or turn.
  return (lines.length > 0 ? lines : step).map(({ text }) => text).join(' ');
}

/** Only what was fought: lines with dice, under the headings of their turns. */
export function fights(parts: readonly LogPart[]): LogPart[] {
  const rolled = ({ dice, under }: Told): boolean => dice.length > 0 || under.some(rolled);
  return parts
    .map((part) => ({ ...part, lines: part.lines.filter(rolled) }))
    .filter(({ lines }) => lines.length > 0);
}

function sideOfHeading({ event }: LogLine): string | null {
  const { side } = event.params;
  return typeof side === 'string' ? side : null;
}

function add(lines: Told[], line: LogLine, log: readonly LogLine[], at: number): void {
  const { deed } = line;
  const last = lines.at(-1);
  if (deed.group && at > 0 && isOneGroup(log[at - 1]!, line)) return;
  const cause = last?.under.at(-1) ?? last;
  if (deed.joins && cause && joined(cause, deed)) return;
  const one: Told = {
    number: line.number,
    side: line.side,
    fresh: line.fresh,
    parts: deed.group ? groupParts(log, at) : line.parts,
    result: deed.result,
    dice: deed.dice ?? [],
    sum: deed.sum ?? '',
    under: [],
    line,
  };
  if ((deed.under || deed.joins) && last) last.under.push(one);
  else lines.push(one);
}

/** Puts dice, sum and result to the line they belong to, unless it has its own. */
function joined(cause: Told, { dice, sum, result }: Deed): boolean {
  if ((dice && cause.dice.length > 0) || (result && cause.result)) return false;
  if (dice) cause.dice = dice;
  if (sum) cause.sum = sum;
  if (result) cause.result = result;
  return true;
}

/** Do they stand in one line? Old and new ones never do. */
function isOneGroup(one: LogLine, other: LogLine): boolean {
  return (
    one.deed.group !== undefined &&
    one.deed.group.key === other.deed.group?.key &&
    one.side === other.side &&
    one.fresh === other.fresh
  );
}

function groupParts(log: readonly LogLine[], at: number): Part[] {
  let end = at + 1;
  while (end < log.length && isOneGroup(log[end - 1]!, log[end]!)) end += 1;
  if (end === at + 1) return log[at]!.parts;
  const items = log.slice(at, end).map(({ deed }) => deed.group!.item);
  return log[at]!.deed.group!.line(items);
}
