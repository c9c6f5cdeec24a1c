/** A rematch: the same table again. */
import type { Chair, Plan, Position, SeatPlan, Summary } from '../protocol';

function seatPlan(chair: Chair): SeatPlan {
  if (chair.mine) return { kind: 'me' };
  return chair.kind === 'bot' ? { kind: 'bot', level: chair.level ?? undefined } : { kind: 'invite' };
}

/**
 * With the same players; with swapped sides, the players of each side take the other. A table that started
 * from a position needs it again.
 */
export function planOf(summary: Summary, swap: boolean, position?: Position): Plan {
  const chairs = summary.seats;
  const sides = [...new Set(chairs.map((chair) => chair.side))];
  const seats = Object.fromEntries(
    chairs.map((chair) => {
      const others = chairs.filter((each) => each.side !== chair.side);
      const mirrored =
        others.find((each) => each.seat === chair.seat.replace(chair.side, each.side)) ?? others[0];
      const from = swap && sides.length === 2 ? (mirrored ?? chair) : chair;
      return [chair.seat, seatPlan(from)];
    }),
  );
  const { game, scenario, options, visibility, clock, practice } = summary;
  const start = position ? { position } : { scenario, options };
  return { game, ...start, visibility, clock, seats, ...(practice ? { practice } : {}) };
}
