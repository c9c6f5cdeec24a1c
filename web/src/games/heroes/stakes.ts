/** What scores points, in words. */
import type { Scene } from './scene';
import type { ScoreFacts } from './facts';

/** The scenario's own sentence about it, or the general one. */
export function scoreText(
  { id, type }: Pick<ScoreFacts, 'id' | 'type'>,
  { description, words }: Scene,
): string {
  const own = `scenario-${description.scenario}-points-${id}`;
  return words.text(words.has(own) ? own : `score-${type}`);
}
