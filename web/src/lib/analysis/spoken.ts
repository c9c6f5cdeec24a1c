/** For screen readers: the decision that is shown, in one sentence. */
import { isError } from './course';
import { estimate, margin, signed } from './figures';
import type { Study } from './study.svelte';

/** `clock`: the round or turn. */
export function spokenOf(study: Study, clock: string): string {
  const { words, decision } = study;
  if (!decision) return study.analysis ? words.text('ui-study-end') : '';
  return words.text('ui-study-told', {
    where: `${clock}, ${words.text('ui-study-decision', { step: study.step, count: study.length })}`,
    side: words.name('side', decision.side),
    action: study.tellDecision(decision),
    verdict: verdictOf(study, decision),
  });
}

function verdictOf(study: Study, decision: NonNullable<Study['decision']>): string {
  const { words } = study;
  const truth = decision.truths?.seat;
  if (!decision.judgement || !truth) return '';
  const judgement = words.text('ui-study-judgement', { judgement: decision.judgement });
  const best = truth.best[0];
  if (!isError(decision.judgement) || !best)
    return words.text('ui-study-told-fine', { judgement, chance: estimate(truth.played, words.language) });
  return words.text('ui-study-told-loss', {
    judgement,
    loss: signed(-truth.loss.chance, words.language),
    error: margin(truth.loss.error, words.language),
    better: study.tellAction(decision, best.action, best.notation),
  });
}
