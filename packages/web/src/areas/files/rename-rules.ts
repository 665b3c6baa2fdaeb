/** How several files get new names at once. */
export interface RenameRule {
  readonly find: string;
  readonly replace: string;
  readonly before: string;
  readonly after: string;
  readonly isNumbered: boolean;
}

export const noRename: RenameRule = { find: "", replace: "", before: "", after: "", isNumbered: false };

/**
 * The new names, in the order of the old ones; extensions stay, numbers get as many digits as the last one needs.
 *
 * @example newNames(["a.gb", "b.gb"], { ...noRename, after: "_v", isNumbered: true }) // ["a_v1.gb", "b_v2.gb"]
 */
export const newNames = (names: readonly string[], rule: RenameRule): string[] => {
  const digits = String(names.length).length;
  return names.map((name, index) => {
    const dot = name.lastIndexOf(".");
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    const replaced = rule.find === "" ? stem : stem.split(rule.find).join(rule.replace);
    const number = rule.isNumbered ? String(index + 1).padStart(digits, "0") : "";
    return `${rule.before}${replaced}${rule.after}${number}${extension}`.trim();
  });
};
