const MOST = 3;

/**
 * The labels of what someone has begun last, the newest first, where `label` is begun now.
 *
 * @example withNewest(["a", "b"], "b") // ["b", "a"]
 */
export const withNewest = (recent: readonly string[], label: string): string[] =>
  [label, ...recent.filter((one) => one !== label)].slice(0, MOST);

/** The three that are in sight: those begun last, filled up with the first of the others. */
export const isVisibleCreator = <Create extends { readonly label: string }>(
  creates: readonly Create[],
  recent: readonly string[],
): Create[] => {
  const used = recent.flatMap((label) => creates.find((one) => one.label === label) ?? []);
  return [...used, ...creates.filter((one) => !used.includes(one))].slice(0, MOST);
};
