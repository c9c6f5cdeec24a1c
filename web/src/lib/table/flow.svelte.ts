/**
 * The flow of play: what happens by itself and can be held, the attack that has been announced, and what can
 * still be undone.
 */
import type { Action, Change, Offer } from '../protocol';
import type { Roll, Shot } from '../gameUi';
import { automatic } from './automatic';
import { settings } from '../settings.svelte';
import { discreet, SLOW, UNDO_SHOWN } from './pace';
import { Session } from './session.svelte';

/** The player's last action that can still be undone, shown for a while. */
export interface Undoable {
  text: string;
  may: boolean;
  why: string;
  /** No one else has seen it: it stays open until it is revealed. */
  sealed: boolean;
}

/** A window that closes by itself. */
export interface Passing {
  text: string;
  why: 'nothing' | 'settled';
  /** In milliseconds. */
  length: number;
}

export abstract class Flow extends Session {
  undoable: Undoable | null = $state.raw(null);
  passing: Passing | null = $state.raw(null);
  /** What the only choice will do, while it waits for the undo. */
  following: string | null = $state(null);
  /** The answer of the server takes long enough to be waited for visibly. */
  slow = $state(false);
  private announced: Shot | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private undoUntil = 0;
  /** When a pass reveals nothing any more; null if it cannot. */
  private discreetAt: number | null = null;

  // The attack.

  /** The attack that was announced last, with its dice once they lie. */
  readonly shot: (Shot & { roll: Roll | null }) | null = $derived.by(() => {
    const shot = this.announced;
    if (shot === null || this.armedOdds !== null) return null;
    const roll = this.diceOut ? this.lastRoll : null;
    return { ...shot, stage: shot.stage && roll ? 'after' : shot.stage, roll };
  });

  /** The attack in a position; undefined in games that say nothing about it. */
  private underWay(view = this.view): Shot | null {
    const { ui, description, words } = this;
    if (Object.keys(view).length === 0) return null;
    return ui.shot?.({ description, view, words }, this.announced) ?? null;
  }

  /** An action is carried out: if it is an attack, it stays in sight. */
  protected announce(action: Action): void {
    const armed = this.armedOdds;
    if (armed !== null && armed.action.join(' ') === action.join(' ')) {
      const note = this.noteOf(armed.odds, action);
      const [verb = '', first] = action;
      const piece = this.actor ?? (first === undefined ? null : this.pieceOf(first));
      // A card that strikes names its target alone.
      const by = piece === this.aim ? null : piece;
      const target = this.aim === null ? note.head : this.nameOf(this.aim);
      const names = { verb: piece === by ? this.words.name('action', verb) : note.head, target };
      this.announced = {
        by,
        at: this.aim,
        verb,
        note,
        stage: this.ui.shot ? 'announced' : null,
        head: by
          ? this.words.text('ui-shot', { ...names, unit: this.nameOf(by) })
          : this.words.text('ui-shot-plain', names),
      };
    } else if (this.underWay(this.offer.view) === null) this.announced = null;
  }

  /** The piece that a word names or means: a card its unit. */
  private pieceOf(word: string): string | null {
    const own = (id: string): boolean => id === word || this.ui.aliases(id, this).includes(word);
    return this.pieces.find(({ id }) => own(id))?.id ?? null;
  }

  /** A position has come: is an attack under way in it? */
  protected watchShot(offer: Offer, rolls: boolean): void {
    const seen = this.underWay(offer.view);
    if (seen !== null) this.announced = seen;
    else if (!rolls && this.diceOut) this.announced = null;
  }

  /** Nothing is left to show: an attack that came to nothing is forgotten. */
  private forgetShot(): void {
    if (this.deciding && !this.diceOut && this.underWay() === null) this.announced = null;
  }

  protected override choose(picks: string[]): void {
    this.hold();
    if (picks.length > 0 && this.underWay() === null) this.announced = null;
    super.choose(picks);
  }

  // What happens by itself.

  /** Keeps a window open: nothing happens by itself before the next decision. */
  hold(): void {
    clearTimeout(this.timer);
    this.passing = null;
    this.following = null;
  }

  /** Does what no one needs to be asked for, after a while. */
  protected goOn(): void {
    this.hold();
    this.forgetShot();
    if (!this.deciding) return;
    const undo = this.offer.undo.may && !settings.fast ? Math.max(0, this.undoUntil - Date.now()) : 0;
    const next = automatic({
      offer: this.offer,
      plan: this.plan,
      armed: this.asking.armed,
      passes: this.description.passes,
      answer: this.ui.answer?.(this.offer) ?? null,
      undo,
      secret: this.discreetAt === null ? null : Math.max(0, this.discreetAt - Date.now()),
    });
    if (next === null) return;
    const rest = this.plan[0]?.join(' ') === next.action.join(' ') ? this.plan : [next.action];
    this.timer = setTimeout(() => this.follow(rest), next.delay);
    if (next.window !== null) {
      const text = this.ui.moment?.(this) ?? '';
      this.passing = { text, why: next.window, length: next.delay };
    } else if (undo > 0) this.following = this.words.action(next.action);
  }

  /** A new question: from now on its answer takes its time. */
  protected pose(offer: Offer): void {
    this.hold();
    this.discreetAt = this.ui.secret?.(offer) ? Date.now() + discreet() : null;
  }

  /** How long an answer must wait, so that its haste reveals nothing: others see only that it is a pass. */
  protected waitFor(action: Action): number {
    return this.description.passes.includes(action[0]!) && this.discreetAt !== null
      ? Math.max(0, this.discreetAt - Date.now())
      : 0;
  }

  /** The server is asked, or has answered. */
  protected await(asked: boolean): void {
    clearTimeout(this.slowTimer);
    this.slow = false;
    if (asked) this.slowTimer = setTimeout(() => (this.slow = true), SLOW);
  }

  // Undo.

  /** Everything may be taken back at this table. */
  protected abstract readonly practice: boolean;

  protected tellUndo(own: Change | undefined, offer: Offer): void {
    const stays = offer.undo.may && (offer.undo.sealed || this.practice);
    if (own === undefined && !stays) {
      clearTimeout(this.undoTimer);
      this.undoable = null;
      return;
    }
    // What a choice sets off may begin with what the other side does.
    const first = own?.events.find(({ params }) => params.side === undefined || params.side === this.side);
    const done = first
      ? this.words.during(this.whereIn(first), () => this.words.event(first))
      : this.words.text('ui-undo-step');
    const text = own === undefined && this.undoable !== null ? this.undoable.text : done;
    this.undoable = { text, ...offer.undo };
    if (own !== undefined) this.undoUntil = Date.now() + UNDO_SHOWN;
    clearTimeout(this.undoTimer);
    if (!stays) this.undoTimer = setTimeout(() => (this.undoable = null), UNDO_SHOWN);
  }

  protected forgetUndo(): void {
    clearTimeout(this.undoTimer);
    this.undoable = null;
    this.undoUntil = 0;
  }

  /** The table is left, or hidden. */
  protected stopFlow(): void {
    this.hold();
    this.await(false);
    this.forgetUndo();
    this.announced = null;
  }
}
