import type { Alphabet, SequenceRecord, Trace } from "@benchleaf/bio";
import { packQualities, type SequenceContent, unpackQualities } from "@benchleaf/contract";

const alphabetOf = (content: Pick<SequenceContent, "isProtein" | "isRna">): Alphabet => {
  if (content.isProtein) return "protein";
  return content.isRna ? "rna" : "dna";
};

/** The molecule in the format of `bio` and the views. The chromatogram is loaded separately. */
export const toRecord = (content: SequenceContent, trace: Trace | null = null): SequenceRecord => ({
  name: content.name,
  description: content.description,
  kind: alphabetOf(content),
  topology: content.circular && !content.isProtein ? "circular" : "linear",
  sequence: content.sequence,
  features: content.features,
  primers: content.primers,
  ...(content.qualities !== undefined && { qualities: unpackQualities(content.qualities) }),
  ...(trace && { trace }),
  meta: content.meta,
});

/** The molecule as it travels; the inverse of {@link toRecord}. */
export const toContent = (record: SequenceRecord): SequenceContent => ({
  name: record.name,
  description: record.description,
  sequence: record.sequence,
  circular: record.topology === "circular",
  isProtein: record.kind === "protein",
  isRna: record.kind === "rna",
  // The wire's arrays are mutable to the type checker only; no one writes to them.
  features: record.features as SequenceContent["features"],
  primers: record.primers as SequenceContent["primers"],
  ...(record.qualities && { qualities: packQualities(record.qualities) }),
  meta: record.meta as SequenceContent["meta"],
});
