import { orderField, recognizeOrder } from "@benchleaf/bio";

/** An oligo as someone typed it, 5' to 3'. */
export interface TypedOligo {
  readonly name: string;
  readonly bases: string;
  /** As it was typed, where it has modifications. */
  readonly order?: string;
}

/** All that was typed, and whether some of it was left out. */
export interface TypedOligos {
  readonly oligos: readonly TypedOligo[];
  /** There were more than make a reaction. */
  readonly isCut: boolean;
}

/** More makes no reaction. */
export const MAX_OLIGOS = 20;

/** FASTA as a line each, the name before the bases. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^>(.*)\r?\n((?:(?!>).*(?:\r?\n|$))*)/gm, (_, title: string, body: string) => {
      const bases = body.replace(/\s+/g, "");
      return bases === "" ? "" : `${title.trim()}\t${bases}\n`;
    })
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * Words of bases alone, as long as the first but for a shorter last one, are one oligo in groups, as makers print it.
 * A name may be of these residues too, such as CAT, but is shorter than what it names.
 */
const isInGroups = (line: string): boolean => {
  const groups = line.split(/[\s-]+/);
  const size = groups[0]?.length ?? 0;
  const isGroup = (group: string, at: number) =>
    /^[ACGTU]+$/i.test(group) && (at === groups.length - 1 ? group.length <= size : group.length === size);
  return groups.length > 1 && size >= 3 && groups.every(isGroup);
};

/**
 * Oligos one a line, with a name before the bases or without; or FASTA. What is no base stays, to be refused.
 *
 * @example parseOligos("fwd ACGTACGT\nTTTTCCCC").oligos // [{ name: "fwd", bases: "ACGTACGT" }, { name: "2", bases: "TTTTCCCC" }]
 */
export const parseOligos = (text: string): TypedOligos => {
  const lines = linesOf(text);
  const oligos = lines.slice(0, MAX_OLIGOS).map((line, index) => {
    const parts = isInGroups(line) ? null : /^(.*?)[\s,;:]+([^\s,;:]+)$/.exec(line);
    const written = parts?.[2] ?? line;
    const order = recognizeOrder(written);
    const bases = (order?.bases ?? written)
      .replace(/[\s\d'′’-]/g, "")
      .toUpperCase()
      .replaceAll("U", "T");
    return { name: parts?.[1]?.trim() || String(index + 1), bases, ...orderField(written, order) };
  });
  return { oligos, isCut: lines.length > MAX_OLIGOS };
};
