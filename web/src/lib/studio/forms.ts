/** What the panels ask for, as the server says it (`sandtable/studio/easel.py`). */

export type Step = string | number;
export type Path = Step[];

export interface Field {
  label: string;
  path: Path;
  type: 'number' | 'text' | 'choice' | 'flag' | 'texts' | 'numbers';
  low: number;
  high: number;
  choices: string[];
  /** The kind of names that the choices have; empty: they stand as they are. */
  named: string;
  optional: boolean;
  default: unknown;
}

interface Headed {
  panel: Panel;
  key: string;
  side?: string;
}

export type Panel = 'sides' | 'victory' | 'notes';
export type Form = Headed &
  (
    | { form: 'fields'; fields: Field[] }
    | {
        form: 'grid';
        columns: { key: string; side: string }[];
        rows: { kind: string; named: string; fields: (Field | null)[] }[];
      }
    | { form: 'list'; path: Path; fields: Field[]; blank: Record<string, unknown> }
  );

/** The value at a path of a document; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let found = document;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<Step, unknown>)[step];
  }
  return found;
}
