import { findCutSites } from "../enzyme/find-cut-sites.ts";
import type { Topology } from "../sequence.ts";
import type { AnnotationMatch } from "./annotation-match.ts";
import type { RawMatch } from "./find-matches.ts";
import type { PreparedLibrary } from "./prepare-library.ts";
import { encodeResidues, OTHER_IN_QUERY } from "./residue-codes.ts";

/** Exact matches of features too short or too ambiguous for seeds: a recognition site is nothing else. */
export const findShortFeatures = (
  sequence: string,
  topology: Topology,
  { features, short }: PreparedLibrary,
): readonly AnnotationMatch[] => {
  const wanted = short.filter(({ kind }) => kind === "dna");
  if (wanted.length === 0) return [];
  const enzymes = wanted.map(({ feature, sequence: site }) => ({ name: `${feature}`, site }));
  const found = findCutSites(sequence, { topology, enzymes });
  if (!found.ok) return [];
  return found.map(({ enzyme, start, end, strand }) => {
    const feature = features[Number(enzyme)]!;
    return {
      name: feature.name,
      type: feature.type,
      feature,
      start,
      end,
      length: feature.sequence.length,
      strand,
      kind: "exact",
      identity: 1,
      coverage: 1,
      errors: 0,
    };
  });
};

/** Exact matches of peptides too short for seeds, two or three amino acids, in one reading frame. */
export function* findShortPeptides(residues: Uint8Array, { short }: PreparedLibrary): Iterable<RawMatch> {
  for (const { feature, kind, sequence } of short) {
    if (kind !== "protein") continue;
    const codes = encodeResidues(sequence, "protein", OTHER_IN_QUERY);
    const { length } = codes;
    const query = { feature, kind, strand: 1, codes, minSpan: length, minRun: length } as const;
    for (let at = residues.indexOf(codes[0]!); at >= 0; at = residues.indexOf(codes[0]!, at + 1))
      if (codes.every((code, index) => code === residues[at + index]))
        yield { query, start: at, end: at + length, queryStart: 0, queryEnd: length, errors: 0 };
  }
}
