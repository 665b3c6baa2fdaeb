import type { SequenceRecord } from "../sequence.ts";

/**
 * Writes records as FASTA with lines of `width` residues (60 as EMBL, 70 as NCBI). White space in a name becomes `_`,
 * since the name ends at the first blank.
 *
 * @example writeFasta([{ ...record, name: "a", description: "b", bases: "ACGT" }]) // ">a b\nACGT\n"
 */
export const writeFasta = (records: readonly SequenceRecord[], width: 60 | 70 = 60): string => {
  const lines: string[] = [];
  for (const { name, description, sequence: bases } of records) {
    const title = `>${name.replace(/\s+/g, "_")} ${description.replace(/\s*[\r\n]\s*/g, " ")}`;
    lines.push(title.trimEnd());
    for (let from = 0; from < bases.length; from += width) lines.push(bases.slice(from, from + width));
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
};
