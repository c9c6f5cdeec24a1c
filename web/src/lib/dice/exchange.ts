/** What this browser says before a game between people: a hash first, and the number when all are known. */
import type { Request } from '../net/socket';
import { randomId } from '../net/ids';
import type { Summary } from '../protocol';
import { promiseNumber, revealNumber } from './numbers';

/** The messages that a table waits for. To say one twice does no harm. */
export function answersTo({ table, seats, commitment, dice }: Summary): Request[] {
  if (!dice) return [];
  const { stage, commitments } = dice;
  const mine = seats.filter((chair) => chair.mine && chair.kind === 'person').map(({ seat }) => seat);
  if (stage === 'commit') {
    const missing = mine.filter((seat) => !(seat in commitments));
    return missing.map((seat) => {
      return { type: 'commit', id: randomId(), seat, commitment: promiseNumber(table, seat) };
    });
  }
  if (stage !== 'reveal') return [];
  return mine.flatMap((seat) => {
    const number = revealNumber(table, seat, { commitment, commitments });
    return number === null ? [] : [{ type: 'reveal', id: randomId(), seat, number }];
  });
}
