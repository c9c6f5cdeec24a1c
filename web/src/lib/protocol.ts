/**
 * The types of the protocol (docs/protocol.md). They are generated from the server's models (`wire.ts`);
 * the game-specific JSON in them is in `json.ts`.
 */
import type { GameEvent, Summary } from './wire';

export type * from './json';
export type * from './wire';

export type Action = string[];
/** A key of the catalogues with its parameters. */
export type Message = GameEvent;
export type Clock = Summary['clock'];
