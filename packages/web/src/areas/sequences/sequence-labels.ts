import type { SequenceRecord } from "@benchleaf/bio";

/** The units of a protein are residues, of RNA nucleotides, of DNA base pairs. */
export const lengthUnit = (kind: {
  readonly isProtein: boolean;
  readonly isRna: boolean;
}): "bp" | "nt" | "aa" => {
  if (kind.isProtein) return "aa";
  return kind.isRna ? "nt" : "bp";
};

export const unitOf = ({ kind: alphabet }: Pick<SequenceRecord, "kind">) =>
  lengthUnit({ isProtein: alphabet === "protein", isRna: alphabet === "rna" });

/**
 * Removed characters for display: each once, at most ten of them. @example `distinctResidues("--*é-")` is `"- * é"`
 */
export const distinctResidues = (letters: Iterable<string>): string => {
  const distinct = [...new Set(letters)];
  return distinct.length > 10 ? `${distinct.slice(0, 10).join(" ")} …` : distinct.join(" ");
};
