/** What the players say to each other: phrases first, words if wanted. */
import type { Line, Summary, ToServer } from '../protocol';
import { randomId } from '../net/ids';

type Request = Extract<ToServer, { id: string }>;
export type Phrase = NonNullable<Line['phrase']>;
export const PHRASES: readonly Phrase[] = [
  'well-played',
  'thinking',
  'back-soon',
  'your-turn',
  'thanks',
  'lucky',
];

const KEY = 'sandtable-muted';
/** Older tables are removed. */
const MOST = 50;

function mutedTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export class Talking {
  lines: Line[] = $state.raw([]);
  muted: boolean = $state(false);
  /** The number of the last line that was looked at. */
  private read = $state(0);

  constructor(
    private readonly table: { readonly summary: Summary; readonly seat: string | null },
    private readonly send: (request: Request) => void,
  ) {
    this.muted = mutedTables().includes(table.summary.table);
  }

  private isMine(line: Line): boolean {
    return this.table.summary.seats.some((chair) => chair.mine && chair.seat === line.seat);
  }

  /** Has somebody else said something? Before that, only phrases can be said. */
  readonly answered: boolean = $derived.by(() => this.lines.some((line) => !this.isMine(line)));
  readonly unread: number = $derived.by(() =>
    this.muted ? 0 : this.lines.filter((line) => line.number > this.read && !this.isMine(line)).length,
  );

  hear(lines: Line[]): void {
    const known = new Set(lines.map(({ number }) => number));
    const kept = this.lines.filter(({ number }) => !known.has(number));
    this.lines = [...kept, ...lines].sort((a, b) => a.number - b.number);
  }

  look(): void {
    this.read = this.lines.at(-1)?.number ?? 0;
  }

  say(phrase: Phrase): void {
    this.send({ type: 'say', id: randomId(), phrase });
  }

  write(text: string): void {
    const words = text.trim();
    if (words) this.send({ type: 'say', id: randomId(), text: words });
  }

  /** One press, and it lasts. */
  mute(yes: boolean): void {
    this.muted = yes;
    const { table } = this.table.summary;
    const others = mutedTables().filter((each) => each !== table);
    try {
      localStorage.setItem(KEY, JSON.stringify(yes ? [...others.slice(1 - MOST), table] : others));
    } catch {
      // no storage: it lasts as long as the page
    }
  }
}
