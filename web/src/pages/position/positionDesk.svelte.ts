/** A position that is looked at and changed piece by piece. A late answer about another one is not shown. */
import { api } from '../../lib/net/api';
import type { MoveGiven, Position, PositionTold, ReadPosition } from '../../lib/protocol';

export interface Opened {
  document: Position;
  read: ReadPosition;
  /** Pieces that may be put on the map. */
  aside: string[];
}

const textOf = (position: Position): string => JSON.stringify(position, null, 1);

export class PositionDesk {
  text = $state('');
  opened: Opened | null = $state.raw(null);
  /** What it was before each change. */
  past: Opened[] = $state.raw([]);
  error: unknown = $state.raw(null);
  busy = $state(false);
  /** Only what was asked for last is shown. */
  #asked = 0;

  /** Reads another text, whatever is still under way. */
  async read(json: string): Promise<void> {
    this.forget();
    this.text = json;
    await this.#ask(
      async () => {
        await api.readPosition(json); // which says in which line it is no JSON
        return api.movePieces(JSON.parse(json) as Position, []);
      },
      (opened) => (this.opened = opened),
    );
  }

  /** The text is changed by hand: nothing is shown until it is read. */
  forget(): void {
    this.#asked += 1;
    [this.opened, this.past, this.error, this.busy] = [null, [], null, false];
  }

  async move(wanted: MoveGiven): Promise<void> {
    const before = this.opened;
    if (!before || this.busy) return;
    await this.#ask(
      () => api.movePieces(before.document, [wanted]),
      (opened) => {
        this.opened = opened;
        this.past = [...this.past, before];
        this.text = textOf(opened.document);
      },
    );
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || this.busy) return;
    [this.opened, this.past, this.error] = [before, this.past.slice(0, -1), null];
    this.text = textOf(before.document);
  }

  async #ask(work: () => Promise<PositionTold>, show: (opened: Opened) => void): Promise<void> {
    const number = ++this.#asked;
    [this.busy, this.error] = [true, null];
    const isWanted = (): boolean => number === this.#asked;
    try {
      const { position, read, aside } = await work();
      if (isWanted()) show({ document: position, read, aside });
    } catch (fault) {
      if (isWanted()) this.error = fault;
    }
    if (isWanted()) this.busy = false;
  }
}
