/** The log: what happened, as lines, without what was undone. */
import type { Change, GameEvent } from '../protocol';
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

/** The entries after some changes: steps add entries, an undo removes them. */
export function withChanges(entries: Entry[], changes: Change[]): Entry[] {
  let all = entries;
  for (const change of changes) {
    all =
      change.kind === 'undo'
        ? all.filter((entry) => entry.number !== change.undone)
        : [...all, ...entriesOf(change)];
  }
  return all;
}

/** The steps of the replay: those since its start that have not been undone. */
export function standing(all: Change[]): Change[] {
  const changes = all.slice(all.findLastIndex((change) => change.restart) + 1);
  const undone = new Set(changes.flatMap((change) => (change.kind === 'undo' ? [change.undone] : [])));
  return changes.filter((change) => change.kind === 'step' && !undone.has(change.number));
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

export function lineOf(entry: Entry, text: string, side: string | null, fresh: boolean): LogLine {
  const heading = HEADINGS.has(entry.event.key);
  // A heading is not a sentence.
  const said = heading ? text.replace(/\.$/, '') : text;
  return {
    number: entry.number,
    side: heading ? null : side,
    text: said,
    event: entry.event,
    heading,
    fresh,
  };
}

/** A part of the log under its heading, the latest first. */
export interface LogPart {
  heading: LogLine | null;
  lines: LogLine[];
}

/** The latest part first, and the latest line first in each: new entries are at the top. */
export function parts(log: LogLine[]): LogPart[] {
  const found: LogPart[] = [{ heading: null, lines: [] }];
  for (const line of log) {
    if (line.heading) found.unshift({ heading: line, lines: [] });
    else found[0]!.lines.unshift(line);
  }
  return found.filter((part) => part.heading !== null || part.lines.length > 0);
}
