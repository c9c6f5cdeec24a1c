/** What is known of a scenario before the first move: who starts, what each side needs. */
import type { Words } from '../../lib/language/words';
import type { Description } from '../../lib/protocol';
import { t } from '../../lib/language/speech.svelte';

export interface Fact {
  label: string;
  text: string;
  /** Null where it is nobody's yet. */
  side: string | null;
}

/** One of several ways to win. */
interface ListedGoal {
  kind: string;
  count: number;
  of: string[];
}

/** A way to earn points. */
interface Score {
  id: string;
  side: string;
  type: string;
  points: number;
}

/**
 * Goals of all games: medals (Memoir '44), points and pinning (Normandy), a list (North Africa), ways to
 * earn points (Heroes of Stalingrad).
 */
function goalOf(description: Description, side: string, words: Words): string {
  if (Array.isArray(description.points)) {
    const scores = (description.points as Score[]).filter((score) => score.side === side);
    return scores
      .map(({ id, type, points }) => `${points}: ${scoreText(description, id, type, words)}`)
      .join(' ');
  }
  const medals = description.medals?.[side];
  if (medals !== undefined) return t('ui-goal-medals', { count: medals });
  const goal = description.goals?.[side];
  if (Array.isArray(goal)) {
    const texts = (goal as ListedGoal[]).map(({ kind, count, of }) =>
      words.text(`ui-undaunted-goal-${kind}`, { count, all: of.length }),
    );
    return texts.join(' · ');
  }
  const ways = [
    ...(goal?.points ? [t('ui-goal-points', { count: goal.points })] : []),
    ...(goal?.pin ? [t('ui-goal-pin')] : []),
  ];
  return ways.join(' · ');
}

function scoreText(description: Description, id: string, type: string, words: Words): string {
  const own = `scenario-${description.scenario}-points-${id}`;
  return words.text(words.has(own) ? own : `score-${type}`);
}

export function factsOf(description: Description, sides: string[], words: Words): Fact[] {
  const first = description.initiative ?? description.first ?? null;
  const begins = first === null ? t('ui-starts-roll') : words.name('side', first);
  return [
    { label: t('ui-starts'), text: begins, side: first },
    ...sides.map((side) => ({
      label: t('ui-goal-of', { side: words.name('side', side) }),
      text: goalOf(description, side, words),
      side,
    })),
  ];
}
