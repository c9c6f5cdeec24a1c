/** What one seat is asked at a table: which words can be chosen, how things are marked, the odds. */
import type { Action, Odds, Refusal } from '../protocol';
import type { OddsNote } from '../gameUi';
import type { Piece, Sign } from '../drawing';
import {
  ask,
  idOf,
  inOrder,
  isComplete,
  kindOf,
  possible,
  toAction,
  withoutVoid,
  type VerbStyle,
} from './asking';
import { ShownTable } from './shownTable.svelte';
import type { Asking } from './tableSession';

/** A text shown beside the thing it is about: the engine's refusal, or a message of the table. */
export interface Remark {
  text: string;
  /** Its rule, if any. */
  rule: string | null;
  /** The word it is about; null: the order bar. */
  anchor: string | null;
}

export interface TargetOdds {
  word: string;
  action: Action;
  odds: Odds[];
}

/** Do they differ only in their target? */
function isAlike(one: Action, other: Action): boolean {
  return one.length === other.length && other.slice(0, -1).every((word, i) => word === one[i]);
}

export abstract class AskedTable extends ShownTable {
  hovered: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  remark: Remark | null = $state.raw(null);
  protected picks: string[] = $state.raw([]);

  /** What is offered: without what would do nothing. */
  protected readonly choosable: Action[] = $derived.by(() => {
    const { ui, offer } = this;
    return ui.isVoid ? withoutVoid(offer.legal, (action) => ui.isVoid!(action)) : offer.legal;
  });
  readonly asking: Asking = $derived.by(() => this.ask(this.picks));
  /** The action that does nothing with what has been chosen, if the rules allow it. */
  readonly idle: Action | null = $derived.by(() => {
    const [thing, verb] = this.asking.chosen;
    if (!this.deciding || this.style !== null || this.asking.chosen.length > 2 || verb === undefined)
      return null;
    const left = this.offer.legal.find(
      (action) => action[0] === verb && action[1] === thing && !this.choosable.includes(action),
    );
    return left ?? null;
  });
  /** What can follow; once the action is complete, what differs from it only in the last word. */
  private readonly around: Action[] = $derived.by(() => {
    const { asking } = this;
    if (!isComplete(asking)) return possible(asking);
    return asking.legal.filter((each) => isAlike(each, asking.action!));
  });
  /** Other targets stay marked while one is armed. */
  private readonly lit: Set<string> = $derived.by(() => {
    const others = this.armedOdds ? this.around.map((action) => action.at(-1)!) : [];
    return new Set([...this.asking.open, ...others]);
  });
  /** The first things of the legal actions: these are picked, all later ones are targets. */
  private readonly firsts: Set<string> = $derived.by(
    () => new Set(this.choosable.map((action) => action[1] ?? '')),
  );
  /** All current targets, with their odds. */
  readonly targets: TargetOdds[] = $derived.by(() => (this.deciding ? this.targetsOf([...this.lit]) : []));

  private ask(picks: string[]): Asking {
    const { ui, words } = this;
    // The sentence stays while it is being sent, so that a refusal finds it unchanged.
    const legal = this.deciding || this.sending ? this.choosable : [];
    const speller = {
      isOnTable: (word: string) => this.kinds.isOnTable(word),
      text: (word: string) => this.nameOf(word),
      line: (verb: string) => (this.style ? this.nameOf(verb) : words.action([verb])),
      icon: (word: string) => (kindOf(word) === '' ? ui.verbIcon(word) : ui.thingIcon(word, this)),
    };
    return ask(legal, picks, (action) => this.waits(action), speller, this.style);
  }

  protected get style(): VerbStyle | null {
    return this.ui.verbStyle ?? null;
  }

  /** The active unit, if actions do not name it. */
  readonly actor: string | null = $derived.by(() => this.ui.actor?.(this) ?? null);
  readonly handles: Piece[] = $derived.by(() => {
    const { ui, asking } = this;
    if (!this.deciding || !ui.handles) return [];
    const words = [...this.lit, ...asking.chosen];
    const found = ui.handles(words, asking, this.sheet, this);
    return found.map((handle) => ({ ...handle, label: this.nameOf(handle.id) }));
  });

  /** The name of a word of an action. */
  nameOf(word: string): string {
    const own = this.ui.nameOf?.(word, this, this.offer.legal) ?? null;
    if (own !== null) return own;
    if (kindOf(word) === '') return this.words.name('action', word);
    if (this.kinds.is('number', word)) return idOf(word);
    return this.words.name(this.kinds.nameOf(word), idOf(word));
  }

  /** The name of a unit's place; empty if it has none, or if its own name says it. */
  whereOf(word: string): string {
    const piece = this.pieces.find((each) => each.id === word);
    const place = piece ? this.words.name(this.kinds.nameOf(piece.place), idOf(piece.place)) : '';
    return place !== '' && this.nameOf(word).endsWith(` ${place}`) ? '' : place;
  }

  protected rolls(action: Action): boolean {
    return this.oddsOfAction(action) !== null;
  }

  /** Does it wait for a second click: for dice, or because a click on a card alone must not play it? */
  protected waits(action: Action): boolean {
    const confirms = !['lesson', 'puzzle', 'line'].includes(this.kind) && this.ui.confirms?.(action) === true;
    return this.rolls(action) || confirms;
  }

  private oddsOfAction(action: Action): Odds[] | null {
    return this.offer.odds[String(this.offer.legal.indexOf(this.legalOf(action)))] ?? null;
  }

  /** The same action in the legal list. */
  protected legalOf(action: Action): Action {
    const text = action.join(' ');
    return this.offer.legal.find((each) => each.join(' ') === text) ?? action;
  }

  private targetsOf(words: string[]): TargetOdds[] {
    const actions = this.around.filter((action) => this.rolls(action) && this.aims(action));
    return [...new Set(words)].flatMap((word) => {
      const action = actions.find((each) => each.at(-1) === word && !this.kinds.is('card', word));
      const odds = action && this.oddsOfAction(action);
      return action && odds ? [{ word, action, odds }] : [];
    });
  }

  /** Are the odds of this action shown beside its target? */
  protected aims(_action: Action): boolean {
    return true;
  }

  oddsOf(word: string): { action: Action; odds: Odds[] } | null {
    const id = idOf(word);
    return (
      this.targets.find((target) => target.word === word) ??
      this.targets.find((target) => target.odds.some((odds) => odds.target === id)) ??
      null
    );
  }

  /** The odds of the action, once it is complete. */
  readonly armedOdds: { action: Action; odds: Odds[] } | null = $derived.by(() => {
    const action = this.asking.armed ? this.asking.action : null;
    const odds = action && this.oddsOfAction(action);
    return action && odds ? { action: this.legalOf(action), odds } : null;
  });
  /** The target of the armed roll; a card that rolls is not a target. */
  readonly aim: string | null = $derived.by(() => {
    const word = this.armedOdds?.action.at(-1) ?? null;
    return word === null || this.kinds.is('card', word) ? null : word;
  });

  sign(word: string): Sign | null {
    if (this.remark?.anchor === word) return { state: 'refused' };
    if (!this.deciding) return null;
    const names = this.namesOf(word);
    const { chosen } = this.asking;
    if (this.aim !== null && names.includes(this.aim)) return { state: 'armed', chip: this.chipOf(this.aim) };
    if (names.some((name) => chosen.includes(name)) || word === this.actor) return { state: 'selected' };
    const name = names.find((each) => this.lit.has(each));
    if (name !== undefined) return this.litSign(name);
    if (this.planOf(word) !== null) return { state: 'destination' };
    // Another card or unit may be chosen at any time, unless a verb has been chosen.
    if (!this.firsts.has(word) || (this.style !== null && chosen.length > 0)) return null;
    return { state: this.kinds.is('piece', word) ? 'ordered' : 'pick' };
  }

  private litSign(word: string): Sign {
    const chip = this.chipOf(word);
    if (chip !== undefined) return { state: 'target', chip, dim: this.isHopeless(word) };
    if (this.kinds.is('place', word)) return { state: 'destination', chip: this.priceOf(word) };
    // If the active unit is known, everything it can do to an enemy is aimed at that enemy.
    const aimed = this.style !== null || !this.firsts.has(word);
    if (this.kinds.is('piece', word) && this.isEnemy(word) && aimed) return { state: 'target' };
    return { state: 'pick' };
  }

  /** Can nothing come of what is aimed at it? */
  private isHopeless(word: string): boolean {
    const odds = this.targets.find((target) => target.word === word)?.odds ?? [];
    return odds.length > 0 && odds.every(({ success }) => success === 0);
  }

  /** What going there costs. */
  private priceOf(word: string): string | undefined {
    const action = this.ui.price && this.around.find((each) => each.at(-1) === word);
    return (action && this.ui.price?.(action, this)) ?? undefined;
  }

  private isEnemy(word: string): boolean {
    return this.pieces.some((piece) => piece.id === word && piece.side !== this.side);
  }

  /** The note about a roll, or about the most important of several. */
  noteOf(odds: Odds[], action: Action): OddsNote {
    const { ui, offer } = this;
    const [first, ...further] = ui.foremost?.(odds) ?? odds;
    return ui.note(first!, action, this, offer.guides ?? {}, further);
  }

  /** The legal actions with their words in the order of asking. */
  get orders(): string[][] {
    return this.style ? this.choosable : this.choosable.map(inOrder);
  }

  /** The words of an action in the order of asking. */
  protected orderOf(action: Action): string[] {
    return this.style ? action : inOrder(action);
  }

  /** Would the complete action end what can still be changed? */
  readonly sealing: boolean = $derived.by(() => {
    const { action } = this.asking;
    return action !== null && isComplete(this.asking) && (this.ui.seals?.(action, this.offer, this) ?? false);
  });

  actionOf(order: readonly string[]): Action {
    return this.style ? [...order] : toAction([...order]);
  }

  /** The chance of a roll, as shown after its action: "40 %", "2 dice". */
  noteOfAction(action: Action): string | undefined {
    const odds = this.oddsOfAction(action);
    return odds ? this.noteOf(odds, action).chance : undefined;
  }

  private readonly chipTexts: Map<string, string | undefined> = $derived.by(
    () => new Map(this.targets.map(({ word, action }) => [word, this.noteOfAction(action)])),
  );

  private chipOf(word: string): string | undefined {
    return this.chipTexts.get(word);
  }

  /** The thing itself, and what it is marked for: a friendly counter for its card, a tile for its entry. */
  private namesOf(word: string): string[] {
    const others = this.ui.aliases(word, this);
    return [word, ...others.filter((other) => this.kinds.is('card', other) || this.kinds.shownBy(other))];
  }

  /** Is a word that can be chosen next offered as a button? A lesson offers only what it wants. */
  offers(_word: string): boolean {
    return true;
  }

  protected planOf(word: string): Action[] | null {
    return this.ui.plan?.(word, this.asking, this.offer) ?? null;
  }
}
