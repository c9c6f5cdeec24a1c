/**
 * The desk of the editor: one text, what is drawn of it, and the tools. The text is the model: every change, by the
 * brush, in a form or in the text itself, is a new text, and one step to be undone.
 */
import type { Piece, Sheet } from '../drawing';
import type { GameUi } from '../gameUi';
import type { Words } from '../language/words';
import type { BrushTold, Description, DraftTold, ToolsTold } from '../protocol';
import type { Scene } from '../scene';
import { box, editsFor, kindOf, landed, taken, turned, type Clip, type Turn } from './clip';
import { keepDraft, nameIn } from './drafts';
import type { EditorUi } from './editorUi';
import type { Form } from './forms';
import { source, type Edit } from './source';
import { area, mirrored, straight, type Mirror, type Spot } from './strokes';

export const TOOLS = ['pick', 'paint', 'line', 'fill', 'erase', 'select'] as const;
/** A `stamp` lays what was copied. */
export type Tool = (typeof TOOLS)[number] | 'stamp';
/** The keys of the tools. */
export const KEYS: Record<(typeof TOOLS)[number], string> = {
  pick: 'V',
  paint: 'B',
  line: 'L',
  fill: 'G',
  erase: 'E',
  select: 'S',
};

/** The tools that a brush is for. */
const DRAWING: Tool[] = ['paint', 'line', 'fill'];
const MOST_STEPS = 200;
/** A text that is typed is read when no key was pressed for so long. */
const TYPING = 350;

export interface Kit {
  id: string;
  tools: ToolsTold;
  ui: GameUi;
  editing: EditorUi;
  words: Words;
}

export class Desk {
  readonly id: string;
  readonly game: string;
  readonly tools: ToolsTold;
  readonly ui: GameUi;
  readonly editing: EditorUi;
  words: Words = $state.raw()!;
  /** The text as it is in the panel; the draft follows it. */
  text = $state('');
  draft: DraftTold | null = $state.raw(null);
  /** The last description that could be read: a broken text leaves the board as it was. */
  description: Description | null = $state.raw(null);
  error: unknown = $state.raw(null);
  busy = $state(false);
  /** Has the browser kept the last change? */
  kept = $state(true);

  tool: Tool = $state('paint');
  brush: BrushTold | null = $state.raw(null);
  mirror: Mirror = $state.raw({ across: false, down: false });
  /** The places of the stroke that is being drawn, and where it began. */
  stroke: string[] = $state.raw([]);
  hovered: string | null = $state(null);
  /** The place that was picked: forms and text show it. */
  picked: string | null = $state(null);
  /** The places that were selected, and what was copied of them or of others. */
  #selection: string[] = $state.raw([]);
  clip: Clip | null = $state.raw(null);

  #past: string[] = $state.raw([]);
  #future: string[] = $state.raw([]);
  #known = new Map<string, DraftTold>();
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** Requests are answered in turn; only the last answer is shown. */
  #queue: Promise<unknown> = Promise.resolve();
  #asked = 0;

  constructor(kit: Kit) {
    this.id = kit.id;
    this.game = kit.tools.game;
    this.tools = kit.tools;
    this.ui = kit.ui;
    this.editing = kit.editing;
    this.words = kit.words;
    this.brush = kit.tools.shelves[0]?.brushes[1] ?? kit.tools.shelves[0]?.brushes[0] ?? null;
  }

  // What is drawn.

  readonly scene: Scene | null = $derived.by(() => {
    const { description, words } = this;
    if (!description) return null;
    words.learn(description, this.ui.naming?.(description));
    return { description, view: description.opening, words };
  });
  readonly sheet: Sheet | null = $derived.by(() => {
    if (!this.scene) return null;
    return this.editing.sheet?.(this.scene, this.ui) ?? this.ui.sheet(this.scene);
  });
  readonly pieces: Piece[] = $derived.by(() => {
    if (!this.scene || !this.sheet) return [];
    return this.editing.pieces?.(this.sheet, this.scene, this.ui) ?? this.ui.pieces(this.sheet, this.scene);
  });
  /** Does the tool work on every place, whatever the brush? */
  readonly #anyPlace: boolean = $derived(['erase', 'select', 'stamp'].includes(this.tool));
  /** Edges and the like, while a brush for them is in hand. */
  readonly handles: Piece[] = $derived.by(() => {
    const selects = this.tool === 'select' || this.tool === 'stamp';
    if (!this.scene || !this.editing.handles || this.tool === 'pick' || selects) return [];
    return this.editing.handles(this.brush?.on ?? [], this.scene);
  });
  readonly spots: Spot[] = $derived.by(() => {
    const places = this.sheet?.places ?? [];
    if (this.handles.length) return this.handles;
    const kinds = this.brush?.on ?? [];
    return this.#anyPlace || kinds.length === 0
      ? places
      : places.filter(({ id }) => kinds.includes(id.slice(0, id.indexOf(':'))));
  });
  readonly forms: Form[] = $derived((this.draft?.forms ?? []) as unknown as Form[]);
  readonly faults = $derived(this.draft?.faults ?? []);
  readonly name = $derived(nameIn(this.text));
  /** What the stroke would change, with its mirror image. */
  readonly marked: string[] = $derived.by(() => {
    const { stroke, sheet } = this;
    if (this.tool === 'stamp') return this.#landing(this.hovered).map(([place]) => place);
    if (this.tool === 'select') return this.selection;
    if (!sheet || stroke.length === 0) return [];
    return mirrored(this.#drawn(stroke), this.mirror, this.spots, sheet);
  });

  /** What is selected: up to the pointer, while that is being drawn. */
  readonly selection: string[] = $derived(
    this.tool === 'select' && this.stroke.length
      ? box(this.stroke[0]!, this.stroke.at(-1)!, this.spots)
      : this.#selection,
  );

  get steps(): number {
    return this.#past.length;
  }

  get undone(): number {
    return this.#future.length;
  }

  // Changes.

  /** Begins with a text; nothing can be undone before it. */
  async open(text: string): Promise<void> {
    this.text = text;
    await this.#ask(text, []);
  }

  /** Edits of one step. */
  edit(edits: Edit[]): Promise<void> {
    this.#readTyped();
    return this.#ask(null, edits);
  }

  /** The text was typed; it is kept at once, and read when the typing pauses. */
  type(text: string): void {
    this.text = text;
    this.keep();
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#readTyped(), TYPING);
  }

  /** What was typed comes before whatever is done next, and is a step of its own. */
  #readTyped(): void {
    if (this.#typing === undefined) return;
    clearTimeout(this.#typing);
    this.#typing = undefined;
    void this.#ask(this.text, []);
  }

  undo(): void {
    this.#readTyped();
    if (this.#afterEdits(() => this.undo())) return;
    this.#travel(this.#past, this.#future, (past, future) => ([this.#past, this.#future] = [past, future]));
  }

  redo(): void {
    this.#readTyped();
    if (this.#afterEdits(() => this.redo())) return;
    this.#travel(this.#future, this.#past, (future, past) => ([this.#past, this.#future] = [past, future]));
  }

  /** Does something once every edit has been answered: until then the text is not that of the draft. */
  #afterEdits(act: () => void): boolean {
    if (!this.busy) return false;
    void this.#queue.then(act);
    return true;
  }

  #travel(from: string[], to: string[], keep: (from: string[], to: string[]) => void): void {
    const text = from.at(-1);
    if (text === undefined || !this.draft) return;
    keep(from.slice(0, -1), [...to, this.draft.text]);
    this.text = text;
    const known = this.#known.get(text);
    if (known) this.#show(known);
    else void this.#ask(text, [], false);
  }

  #ask(text: string | null, edits: Edit[], step = true): Promise<void> {
    const number = ++this.#asked;
    this.busy = true;
    const work = this.#queue.then(async () => {
      try {
        const base = text ?? this.text;
        const told = await source.draft(this.game, base, edits);
        this.error = null;
        if (step && this.draft && told.text !== this.draft.text) {
          this.#past = [...this.#past, this.draft.text].slice(-MOST_STEPS);
          this.#future = [];
        }
        // What was typed meanwhile is not overwritten; it will be read in its turn.
        if (this.text === base) this.text = told.text;
        this.#show(told);
      } catch (fault) {
        this.error = fault;
      }
      if (number === this.#asked) this.busy = false;
    });
    this.#queue = work;
    return work;
  }

  #show(told: DraftTold): void {
    this.draft = told;
    this.#known.set(told.text, told);
    if (this.#known.size > MOST_STEPS) this.#known.delete(this.#known.keys().next().value!);
    if (told.description) this.description = told.description;
    this.keep();
  }

  keep(): void {
    const { id, game, text } = this;
    this.kept = keepDraft({ id, game, text, name: nameIn(text), saved: Date.now() });
  }

  // Drawing.

  /** The place that a word of the board means: that of a piece, or itself. */
  placeOf(word: string): string {
    return this.pieces.find(({ id }) => id === word)?.place ?? word;
  }

  /** The pointer draws over a thing; null: the stroke has ended. */
  readonly draw = (word: string | null): void => {
    if (word === null) return void this.#finish();
    const place = this.placeOf(word);
    if (!this.spots.some(({ id }) => id === place)) return;
    if (this.tool === 'line' || this.tool === 'select')
      this.stroke = this.stroke.length ? [this.stroke[0]!, place] : [place];
    else if (!this.stroke.includes(place)) this.stroke = [...this.stroke, place];
  };

  /** A click or Enter on a thing. A line takes two of them, and so does a selection. */
  readonly press = (word: string): void => {
    const place = this.placeOf(word);
    this.picked = place;
    if (this.tool === 'pick') return this.#pick(place);
    if (this.tool === 'stamp') return this.paste(place);
    const begins = this.stroke.length === 0;
    this.draw(place);
    if ((this.tool === 'line' || this.tool === 'select') && begins) return;
    this.#finish();
  };

  /** Takes up what lies on a place. */
  #pick(place: string): void {
    const id = this.draft?.cells[place]?.[0];
    const brushes = this.tools.shelves.flatMap((shelf) => shelf.brushes);
    this.brush = brushes.find((each) => each.brush === id) ?? this.brush;
  }

  #drawn(stroke: string[]): string[] {
    if (this.tool === 'line' && stroke.length > 1) return straight(stroke[0]!, stroke.at(-1)!, this.spots);
    if (this.tool !== 'fill') return stroke;
    const kind = this.brush?.brush.split(':')[0] ?? '';
    const lookOf = (id: string): string =>
      this.draft?.cells[id]?.find((each) => each.startsWith(`${kind}:`)) ?? '';
    return area(stroke[0]!, this.spots, lookOf);
  }

  #finish(): void {
    const places = this.marked;
    if (this.tool === 'select') this.#selection = places;
    this.stroke = [];
    if (this.tool === 'select') return;
    if (places.length === 0) return;
    if (this.tool === 'erase') void this.edit([{ do: 'erase', places }]);
    else if (this.brush && this.tool !== 'pick')
      void this.edit([{ do: 'lay', brush: this.brush.brush, places }]);
  }

  choose(tool: Tool): void {
    this.#selection = [];
    this.tool = tool;
    this.stroke = [];
  }

  // Copying.

  /**
   * Takes up what is selected, to be laid elsewhere; `cut`: it is gone from there. A place with something on it that
   * cannot be laid again is not cut out.
   */
  copy(cut = false): void {
    const cells = this.draft?.cells ?? {};
    const laid = new Set(this.tools.shelves.flatMap(({ brushes }) => brushes.map(({ brush }) => brush)));
    const goes = (brushes: readonly string[]): boolean => !cut || brushes.every((brush) => laid.has(brush));
    const places = this.selection.filter((place) => cells[place]?.length && goes(cells[place]));
    const may = (brush: string): boolean =>
      laid.has(brush) && (cut || !this.editing.once?.includes(kindOf(brush)));
    const items = taken(places, this.spots, cells, may);
    if (items.length === 0) return;
    this.clip = { items, cut };
    if (cut) void this.edit([{ do: 'wipe', places }]);
    this.choose('stamp');
  }

  /** A key with Control: does it copy, cut out or paste? */
  handle(key: string): boolean {
    const selects = this.tool === 'select' && this.selection.length > 0;
    if ((key === 'C' || key === 'X') && selects) this.copy(key === 'X');
    else if (key === 'V' && this.clip) this.paste();
    else return false;
    return true;
  }

  /** Takes everything off the places that are selected. */
  clear(): void {
    if (this.tool !== 'select') return;
    const places = this.selection.filter((place) => this.draft?.cells[place]?.length);
    if (places.length) void this.edit([{ do: 'wipe', places }]);
    this.choose('select');
  }

  turn(turn: Turn): void {
    if (this.clip && this.sheet)
      this.clip = { ...this.clip, items: turned(this.clip.items, turn, this.sheet.grid) };
  }

  /** Lays what was copied, its first place on this one; without a place, the next click does. */
  paste(word: string | null = this.hovered): void {
    const placed = this.#landing(word);
    if (this.tool !== 'stamp') this.choose('stamp');
    if (placed.length) void this.edit(editsFor(placed));
    const { clip } = this;
    if (!placed.length || !clip?.cut) return;
    const again = clip.items
      .map((item) => ({
        ...item,
        brushes: item.brushes.filter((brush) => !this.editing.once?.includes(kindOf(brush))),
      }))
      .filter(({ brushes }) => brushes.length);
    this.clip = again.length ? { items: again, cut: false } : null;
    if (!this.clip) this.choose('select');
  }

  #landing(word: string | null): ReturnType<typeof landed> {
    const spots = this.sheet?.places ?? [];
    const place = word === null ? undefined : this.placeOf(word);
    const at = spots.find(({ id }) => id === place);
    return this.clip && at ? landed(this.clip.items, at, spots) : [];
  }

  /** A brush is taken to draw with: a tool that does something else is put down, with what was copied. */
  take(brush: BrushTold): void {
    this.brush = brush;
    this.choose(DRAWING.includes(this.tool) ? this.tool : 'paint');
  }
}
