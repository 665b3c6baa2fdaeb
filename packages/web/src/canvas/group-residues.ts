/**
 * Residues grouped by appearance, so that a row needs few elements however many it has; in order of first occurrence.
 *
 * @example groupBy(["a", "g", "a"], (letter) => letter) // [["a", ["a", "a"]], ["g", ["g"]]]
 */
export const groupBy = <Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): [string, Value[]][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
};
