/** Facts about a scenario before the first move: who starts, what each side needs. */
import type { GameUi } from '../../lib/gameUi';
import type { Scene } from '../../lib/scene';
import { t } from '../../lib/language/speech.svelte';

export interface Fact {
  label: string;
  text: string;
  /** Null if no one has it yet. */
  side: string | null;
}

export function factsOf(ui: GameUi, scene: Scene): Fact[] {
  const { description, words } = scene;
  const first = ui.begins(scene);
  const begins = first ? words.name('side', first) : t('ui-starts-roll');
  return [
    ...(first === undefined ? [] : [{ label: t('ui-starts'), text: begins, side: first }]),
    ...description.sides.map((side) => ({
      label: t('ui-goal-of', { side: words.name('side', side) }),
      text: ui.goal(side, scene),
      side,
    })),
  ];
}
