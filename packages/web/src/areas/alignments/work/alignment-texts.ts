import { writeAlignment } from "@benchleaf/bio";
import type { AlignmentContent } from "@benchleaf/contract";
import type { AlignmentScene } from "../../../canvas/alignment/alignment-scene.ts";

/** Rows as other programs know them: one sign for all gaps. */
const plain = (letters: string): string => letters.replaceAll(" ", "-");

export const alignmentText = (content: AlignmentContent, format: "fasta" | "clustal"): string =>
  writeAlignment(
    content.rows
      .filter(({ isHidden }) => !isHidden)
      .map(({ name, letters }) => ({ name, row: plain(letters) })),
    format,
  );

/** Part of the rows in view as FASTA, both ends half-open. */
export const partAsFasta = (
  { rows }: Pick<AlignmentScene, "rows">,
  chosen: { readonly rows: { start: number; end: number }; readonly columns: { start: number; end: number } },
): string =>
  writeAlignment(
    rows.slice(chosen.rows.start, chosen.rows.end).map(({ name, letters }) => ({
      name,
      row: plain(letters.slice(chosen.columns.start, chosen.columns.end)),
    })),
    "fasta",
  );

/** The consensus as a sequence of its own: gaps go, and what no row covers is N. */
export const consensusResidues = (consensus: string, rows: readonly string[], isProtein: boolean): string => {
  const unknown = isProtein ? "X" : "N";
  let letters = "";
  for (let column = 0; column < consensus.length; column++) {
    const letter = consensus[column]!;
    if (letter !== "-") letters += letter;
    else if (rows.every((row) => (row[column] ?? " ") === " ")) letters += unknown;
  }
  return letters;
};

/** Column of the residue with a number, counted as displayed; null if there is none. */
export const columnOfNumber = (letters: string, start: number, number: number): number | null => {
  let count = start;
  for (let column = 0; column < letters.length; column++) {
    if (letters[column] === "-" || letters[column] === " ") continue;
    count += 1;
    if (count === number) return column;
  }
  return null;
};
