/** What the arguments of a game's actions (`kind:id`) name, from its description. */
import type { Description } from './protocol';
import { idOf, kindOf } from './table/asking';

export type Role = Description['kinds'][string]['role'];

/** Roles of things on the table; all others are buttons, and so are things that are not drawn. */
const ON_TABLE: ReadonlySet<Role> = new Set<Role>(['piece', 'place', 'mark', 'card', 'tray']);

export class Kinds {
  constructor(private readonly kinds: Description['kinds']) {}

  /** Null for a verb, and for an undeclared kind. */
  role(word: string): Role | null {
    return this.kinds[kindOf(word)]?.role ?? null;
  }

  is(role: Role, word: string): boolean {
    return this.role(word) === role;
  }

  isOnTable(word: string): boolean {
    const role = this.role(word);
    return role !== null && ON_TABLE.has(role);
  }

  /** The kind under which the catalogues name it. */
  nameOf(word: string): string {
    return this.kinds[kindOf(word)]?.name ?? kindOf(word);
  }

  /** The place that shows a thing that is not drawn itself: the tile of a spawn marker. */
  shownBy(word: string): string | null {
    const at = this.kinds[kindOf(word)]?.at ?? null;
    return at === null ? null : `${at}:${idOf(word)}`;
  }
}
