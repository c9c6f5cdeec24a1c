/** "What would you do?" in a practice game: where, what, how good; one press each. */
import { loadWords } from '../language/speech.svelte';
import type { Words } from '../language/words';
import type { Action, Offer } from '../protocol';
import { idOf } from '../table/asking';
import type { Live } from '../table/live.svelte';
import { drawnOf, type Drawn } from './drawn';
import type { Hint, HintCandidate } from '../wire';
import { askHint } from './source';

/** What has been revealed so far; 0: nothing was asked. */
export const STAGES = ['where', 'what', 'good'] as const;

/** What tells one decision from another; others may act meanwhile, and change nothing of it. */
const decisionOf = ({ prompt, legal }: Offer): string => JSON.stringify([prompt, legal]);

export class Hinting {
  stage = $state(0);
  hint: Hint | null = $state.raw(null);
  busy = $state(false);
  error: unknown = $state(null);
  /** The words of analyses. */
  words: Words | null = $state.raw(null);
  /** The decision that the hint was asked for. */
  private asked = $state('');

  constructor(readonly session: Live) {}

  readonly moves: { drawn: Drawn | null; candidate: HintCandidate; number: number }[] = $derived.by(() => {
    const { session } = this;
    const table = {
      sheet: session.sheet,
      pieces: session.pieces,
      kinds: session.kinds,
      actor: session.actor,
      aliases: (word: string) => session.ui.aliases(word, session),
    };
    return (this.hint?.candidates ?? []).map((candidate, i) => ({
      candidate,
      number: i + 1,
      drawn: drawnOf(candidate.action, session.side ?? '', table),
    }));
  });

  /** Is the hint about what is asked now? */
  readonly current: boolean = $derived.by(
    () => this.stage > 0 && this.session.deciding && this.asked === decisionOf(this.session.offer),
  );

  async open(): Promise<void> {
    const { session } = this;
    if (this.busy || session.seat === null) return;
    [this.stage, this.hint, this.error, this.busy, this.asked] = [
      1,
      null,
      null,
      true,
      decisionOf(session.offer),
    ];
    try {
      this.words = await loadWords(session.words.language, undefined, { analysis: true });
      this.hint = await askHint(session.table, session.seat);
    } catch (fault) {
      this.error = fault;
    }
    this.busy = false;
  }

  further(): void {
    this.stage = Math.min(STAGES.length, this.stage + 1);
  }

  close(): void {
    this.stage = 0;
    this.hint = null;
  }

  /** An action in words; with the active unit, where actions do not name it. */
  tell(action: Action): string {
    const { words, kinds, actor } = this.session;
    const text = words.action(action);
    if (actor === null || action.includes(actor)) return text;
    return `${words.name(kinds.nameOf(actor), idOf(actor))}: ${text}`;
  }

  play(action: Action): void {
    this.close();
    this.session.follow([action]);
  }
}
