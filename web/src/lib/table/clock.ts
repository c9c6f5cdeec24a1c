/** The clock of a side for the whole game. */
import type { Chair, Summary } from '../protocol';

/** Does each player have a time for all decisions together? */
export function isForGame({ clock }: Pick<Summary, 'clock'>): boolean {
  return clock.kind === 'total' || clock.kind === 'increment';
}

/** The seconds that a seat has left at a time in seconds since 1970; null without such a clock. */
function left({ deadline, remaining }: Chair, now: number): number | null {
  if (remaining === null) return null;
  return Math.max(0, deadline === null ? remaining : deadline - now);
}

/** What the plate of a side shows: the clock that runs, or the one with the least time. */
export function sideClock(chairs: Chair[], now: number): { seconds: number; runs: boolean } | null {
  const people = chairs.filter(({ kind }) => kind === 'person');
  const running = people.filter(({ deadline }) => deadline !== null);
  const shown = running.length > 0 ? running : people;
  const times = shown.flatMap((chair) => left(chair, now) ?? []);
  return times.length > 0 ? { seconds: Math.min(...times), runs: running.length > 0 } : null;
}

/** 9:05, or 1:09:05. */
export function spellClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
