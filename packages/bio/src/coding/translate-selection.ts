import type { Feature } from "../feature.ts";
import { type Selection, sliceBases } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { GeneticCodeId } from "../translate/genetic-code.ts";
import { translate } from "../translate/translate.ts";
import { codingIndexes, codingOf } from "./coding-sequence.ts";

/**
 * The amino acids of a selection, read from its first base on the top strand. Where the selection is in a coding
 * feature and in its frame, that feature's genetic code and its exceptions hold; else `table`.
 *
 * @example translateSelection(record, { start: 6, length: 18 }, 1) // "MAUGK*"
 */
export const translateSelection = (
  record: Pick<SequenceRecord, "sequence" | "topology" | "features">,
  selection: Selection,
  table: GeneticCodeId = 1,
): string => {
  const size = record.sequence.length;
  const letters = sliceBases(record, selection);
  const count = Math.floor(letters.length / 3);
  const placeOf = (codon: number): number => (selection.start + 3 * codon) % Math.max(1, size);
  const codings = record.features.filter(isRead).map((feature) => codingOf(feature, table));
  const around = codings.find((coding) =>
    [0, count - 1].every((codon) => codingIndexes(placeOf(codon), coding).some((index) => index % 3 === 0)),
  );
  const residues = [...translate(letters, { table: around?.table ?? table })];
  for (const coding of codings) {
    if (!coding.exceptions) continue;
    for (let codon = 0; codon < count; codon++)
      for (const index of codingIndexes(placeOf(codon), coding)) {
        const exceptionResidue = index % 3 === 0 ? coding.exceptions.get(index / 3) : undefined;
        if (exceptionResidue !== undefined) residues[codon] = exceptionResidue;
      }
  }
  return residues.join("");
};

const isRead = ({ type, locations }: Feature): boolean =>
  type === "CDS" && locations.every(({ strand }) => strand === 1);
