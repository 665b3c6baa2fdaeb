import type { Feature } from "@benchleaf/bio";
import type { PhraseKey } from "../../kernel/translation.ts";

/** Which way a feature is read, in words. */
export const strandLabel = ({ locations }: Pick<Feature, "locations">): PhraseKey => {
  const strands = new Set(locations.map((segment) => segment.strand));
  if (strands.size > 1) return "sequences.strandBoth";
  return strands.has(-1) ? "sequences.strandReverse" : "sequences.strandForward";
};
