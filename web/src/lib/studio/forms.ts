/** What the panels ask for, as the server says it (`sandtable/studio/easel.py`). */

export type Step = string | number;
export type Path = Step[];

export interface Field {
  label: string;
  path: Path;
  type: 'number' | 'text' | 'choice' | 'flag' | 'texts' | 'numbers' | 'story';
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

interface Unit {
  side: string;
  figures?: number;
}

/** The units of each side, and their figures where a game has any. */
export function forcesIn(description: { sides: readonly string[]; units?: unknown }): {
  side: string;
  units: number;
  figures: number;
}[] {
  const units = (description.units ?? []) as Unit[];
  return description.sides.map((side) => {
    const own = units.filter((unit) => unit.side === side);
    return { side, units: own.length, figures: own.reduce((sum, { figures = 0 }) => sum + figures, 0) };
  });
}

/** The code of a language, as a scenario's history and notes have it. */
export const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** A text in the reader's language, else in English or in the first one there is; "": none. */
export function storyIn(document: unknown, part: 'history' | 'notes', language: string): string {
  const told = (valueAt(document, [part]) ?? {}) as Record<string, string>;
  return told[language] ?? told.en ?? Object.values(told)[0] ?? '';
}

/** The value at a path of a document; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  let found = document;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<Step, unknown>)[step];
  }
  return found;
}
