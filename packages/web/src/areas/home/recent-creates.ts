const MOST = 3;

/**
 * Labels of what the user has created last, the newest first, with `label` created now.
 *
 * @example withNewest(["a", "b"], "b") // ["b", "a"]
 */
export const withNewest = (recent: readonly string[], label: string): string[] =>
  [label, ...recent.filter((one) => one !== label)].slice(0, MOST);

/** The three visible ones: those used last, filled up with the first of the others. */
export const isVisibleCreator = <Create extends { readonly label: string }>(
  creates: readonly Create[],
  recent: readonly string[],
): Create[] => {
  const used = recent.flatMap((label) => creates.find((one) => one.label === label) ?? []);
  return [...used, ...creates.filter((one) => !used.includes(one))].slice(0, MOST);
};
