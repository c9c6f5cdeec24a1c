/** The keys that the plain table reads (docs/new-game.md, The browser). */
import type { Description, Progress, View } from '../protocol';
import type { Scene } from '../scene';

export interface PlainPlace {
  /** Its word in actions: `hex:a1`. */
  id: string;
  row: number;
  column: number;
  terrain?: string;
  label?: string;
}

export interface PlainPiece {
  id: string;
  side: string;
  at: string;
  label?: string;
  count?: number;
  spent?: boolean;
}

export interface PlainMarker {
  at: string;
  side?: string | null;
  label?: string;
}

export interface PlainDescription extends Description {
  name?: string;
  board: { grid: 'hex' | 'square' | 'brick'; places: PlainPlace[] };
  /** The colour of each kind of ground. */
  terrain?: Record<string, string>;
  goals?: Record<string, number>;
}

export interface PlainView extends View {
  progress?: Progress;
  pieces?: PlainPiece[];
  hand?: string[];
  hand_sizes?: Record<string, number>;
  markers?: PlainMarker[];
}

export type PlainScene = Scene<PlainDescription, PlainView>;

/** The kind of argument that names cards; a game has at most one. */
export function cardKind({ kinds }: Description): string {
  return Object.keys(kinds).find((kind) => kinds[kind]!.role === 'card') ?? 'card';
}
