/** Parameters of messages, which are JSON, as texts. */
import type { Json } from './protocol';

/** An id, a number or a flag as text; empty for anything else. */
export function textOf(value: Json | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}
