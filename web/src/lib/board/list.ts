/** The list version of the board: what can be chosen, as nested lists. */

export interface ListItem {
  /** The word that this item chooses. */
  word: string;
  text: string;
  /** Shown after the text: odds, dice. */
  note?: string;
  /** Choices that follow this one. */
  items?: ListItem[];
  /** Carries out the whole choice. An item with items may have one too: stop here. */
  pick?: () => void;
}

/** Nests actions by their words: those with the same beginning are under one item. */
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
