/** The picture of a finished game, from any page that shows its board. */
import { loadWords } from '../language/speech.svelte';
import type { Session } from '../table/session.svelte';
import type { Analysis } from '../wire';
import { share } from '../board/picture';
import { pictureOf } from './picture';
import { noteOf } from './turned';

export async function savePicture(session: Session, analysis: Analysis | null): Promise<void> {
  const board = document.querySelector('.boardwrap .board');
  if (!board) return;
  const { ui, words, summary } = session;
  const said = await loadWords(words.language, undefined, { analysis: true });
  const outcome = summary?.outcome ?? null;
  const blob = await pictureOf(board, {
    title: ui.caption(session).title,
    under: words.name('game', ui.game),
    result: outcome ? words.outcome(outcome).text : '',
    winner: outcome?.winner ?? null,
    scores: session.description.sides.map((side) => ({
      side,
      name: words.name('side', side),
      score: summary?.progress.scores?.[side] ?? null,
    })),
    note: analysis ? noteOf(analysis, said, (side) => words.name('side', side)) : '',
    analysis,
  });
  await share(blob, `${summary?.scenario ?? ui.game}.png`);
}
