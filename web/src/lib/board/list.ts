/** The list twin of the board: what can be chosen, as nested lists. */

export interface ListItem {
  /** The word that is chosen here. */
  word: string;
  text: string;
  /** Shown behind the text: odds, dice. */
  note?: string;
  /** Choices that follow this one. */
  items?: ListItem[];
  /** Carries the whole choice out. An item with items may have one too: stop here. */
  pick?: () => void;
}

/** Nests actions by their words: those that begin alike stand under one item. */
export function nested(
  actions: readonly (readonly string[])[],
  textOf: (word: string) => string,
  pick: (action: readonly string[]) => void,
  noteOf: (action: readonly string[]) => string | undefined = () => undefined,
): ListItem[] {
  const level = (group: readonly (readonly string[])[], depth: number): ListItem[] => {
    const heads = [...new Set(group.flatMap((action) => action[depth] ?? []))];
    return heads.map((word) => {
      const alike = group.filter((action) => action[depth] === word);
      const whole = alike.find((action) => action.length === depth + 1);
      const items = level(alike, depth + 1);
      return {
        word,
        text: textOf(word),
        note: whole && noteOf(whole),
        items: items.length ? items : undefined,
        pick: whole && (() => pick(whole)),
      };
    });
  };
  return level(actions, 0);
}
