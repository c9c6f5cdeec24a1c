/** The same table once more. */
import type { Chair, Plan, Position, SeatPlan, Summary } from '../protocol';

function seatPlan(chair: Chair): SeatPlan {
  if (chair.mine) return { kind: 'me' };
  return chair.kind === 'bot' ? { kind: 'bot', level: chair.level ?? undefined } : { kind: 'invite' };
}

/**
 * With the same players; where a side is swapped, those of each side sit down on the other. A table that
 * began with a position needs it again.
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
  const { game, scenario, options, visibility, clock } = summary;
  const start = position ? { position } : { scenario, options };
  return { game, ...start, visibility, clock, seats };
}
