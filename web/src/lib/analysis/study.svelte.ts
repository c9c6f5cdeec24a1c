/** A finished game that is looked at with its analysis: the replay, and what is known of each decision. */
import type { GameUi } from '../gameUi';
import type { Sign } from '../drawing';
import type { Words } from '../language/words';
import { api } from '../net/api';
import type { Description, Summary, View } from '../protocol';
import { Replay } from '../table/replay.svelte';
import {
  errorsOf,
  filtered,
  optionsOf,
  truthOf,
  turnsOf,
  type Filter,
  type Option,
  type TurnGroup,
} from './course';
import type { Analysis, Decision, Truth } from '../wire';
import { drawnOf, type Drawn } from './drawn';
import { tellIn } from './telling';

/** What is drawn of the decision on the sheet. */
export interface Picture {
  better: { drawn: Drawn; option: Option; number: number } | null;
  played: Drawn | null;
}

export class Study extends Replay {
  analysis: Analysis | null = $state.raw(null);
  filter: Filter = $state('all');
  /** The candidate that is pointed at. */
  pointed: number | null = $state(null);
  /** What each side held, in open view: by position and seat. */
  private hands: Map<string, string[]> = $state.raw(new Map());
  private readonly texts = new Map<string, string>();

  constructor(ui: GameUi, words: Words, description: Description, summary: Summary) {
    super(ui, words, description, summary);
  }

  /** The decision to come is counted from 1; after the last one comes the end. */
  readonly step: number = $derived.by(() => this.at + 1);
  readonly mine: string[] = $derived.by(() => {
    const own = (this.summary?.seats ?? []).filter((chair) => chair.mine).map(({ side }) => side);
    return own.length ? [...new Set(own)] : this.description.sides;
  });
  /** Does the player have one side of their own? */
  readonly isPlayer: boolean = $derived.by(() => this.mine.length < this.description.sides.length);

  private readonly byStep: Map<number, Decision> = $derived.by(
    () => new Map((this.analysis?.decisions ?? []).map((decision) => [decision.step, decision])),
  );
  readonly decision: Decision | null = $derived.by(() => this.byStep.get(this.step) ?? null);
  readonly truth: Truth | null = $derived.by(() => this.decision && truthOf(this.decision, this.seat));
  readonly options: Option[] = $derived.by(() =>
    this.decision && this.truth ? optionsOf(this.decision, this.truth) : [],
  );
  readonly groups: TurnGroup[] = $derived.by(() => (this.analysis ? turnsOf(this.analysis) : []));
  readonly listed: TurnGroup[] = $derived.by(() =>
    filtered(this.groups, this.filter, this.analysis?.turning_points ?? [], this.mine),
  );
  readonly errors: number[] = $derived.by(() => (this.analysis ? errorsOf(this.analysis, this.mine) : []));

  readonly picture: Picture = $derived.by(() => {
    const { decision } = this;
    if (!decision || this.playing) return { better: null, played: null };
    const table = {
      sheet: this.sheet,
      pieces: this.pieces,
      kinds: this.kinds,
      actor: this.actor,
      aliases: (word: string) => this.ui.aliases(word, this),
    };
    const draw = (action: string[]) => drawnOf(action, decision.side, table);
    const at = this.pointed ?? 0;
    const option = this.options[at];
    const drawn = option ? draw(option.action) : null;
    return {
      better: option && drawn ? { drawn, option, number: at + 1 } : null,
      played: option?.played ? null : draw(decision.action),
    };
  });

  /** Rings and brackets for the better move; the board draws them like those of a move to be chosen. */
  override sign(word: string): Sign | null {
    const drawn = this.picture.better?.drawn;
    if (!drawn) return null;
    if (word === drawn.to) return { state: drawn.fire ? 'target' : 'destination' };
    return word === drawn.from ? { state: 'ordered' } : null;
  }

  /** To a decision, counted from 1. */
  async show(step: number): Promise<void> {
    this.stop();
    this.pointed = null;
    await this.goTo(step - 1);
  }

  override async lookAs(seat: string | null): Promise<void> {
    await super.lookAs(seat);
    // Names need the positions of all decisions; without them, the notation stands.
    await this.loadRest().catch(() => undefined);
  }

  /** An action in words, with units where they stood then; its notation until that is known. */
  tellAction(decision: Pick<Decision, 'step'>, action: string[], notation: string): string {
    const view = this.viewAt(decision.step - 1);
    const key = `${this.words.language} ${decision.step} ${action.join(' ')}`;
    const found = this.texts.get(key);
    if (found !== undefined || view === null) return found ?? notation;
    const text = tellIn(view, action, this);
    this.texts.set(key, text);
    return text;
  }

  tellDecision(decision: Decision): string {
    return this.tellAction(decision, decision.action, decision.notation);
  }

  /** The cards of a seat in the position that is shown; null if they are not known. */
  handOf(seat: string): string[] | null {
    if (!this.ui.hand) return null;
    const scene = { description: this.description, view: this.view, words: this.words };
    if (this.seat === seat) return this.ui.hand(seat, scene);
    return this.seat === null ? (this.hands.get(`${this.at} ${seat}`) ?? null) : null;
  }

  /** Loads the hands of the position that is shown, for the open view. */
  async openHands(): Promise<void> {
    const { at, ui, table, description, words } = this;
    const seats = Object.keys(this.analysis?.seats ?? {});
    if (this.seat !== null || !ui.hand || this.hands.has(`${at} ${seats[0]}`)) return;
    const found = await Promise.all(
      seats.map(async (seat) => {
        const { moments } = await api.replay(table, { seat, from: at, to: at });
        const view: View = moments[0]?.view;
        return [`${at} ${seat}`, view ? ui.hand!(seat, { description, view, words }) : []] as const;
      }),
    );
    this.hands = new Map([...this.hands, ...found]);
  }
}
