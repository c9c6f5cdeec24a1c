/** Names specific to the Undaunted games: squads by their letters. */
import type { Naming } from '../../lib/language/words';

export const naming = (): Naming => (kind, id, catalogue) =>
  kind === 'squad' && !catalogue.has(`squad-${id}`) ? id.toUpperCase() : null;
