import type { Feature, Segment } from "../feature.ts";
import type { LibraryFeature } from "./library.ts";

/** A known feature found in a sequence. */
export interface AnnotationMatch {
  readonly name: string;
  readonly type: string;
  readonly feature: LibraryFeature;
  /** First base on the top strand, zero-based. */
  readonly start: number;
  /** Half-open end; not greater than `start` where the match crosses the origin of a circle. */
  readonly end: number;
  /** Bases under the match. */
  readonly length: number;
  readonly strand: 1 | -1;
  /** Residue by residue over its whole length; nearly so; or by its protein, whatever codons were used. */
  readonly kind: "exact" | "near" | "translated";
  /** Share of equal residues (bases, or amino acids when translated) in the aligned stretch. */
  readonly identity: number;
  /** Share of the feature that is aligned. */
  readonly coverage: number;
  /** Mismatches and gap residues. */
  readonly errors: number;
}

/**
 * A match as a feature of a record; two segments where it crosses the origin. `id` is left to the caller.
 *
 * @example featureOfMatch(match, record.sequence.length, "f1").name // "AmpR promoter"
 */
export const featureOfMatch = (match: AnnotationMatch, size: number, id: string): Feature => {
  const { start, end, length, strand } = match;
  const pieces: Segment[] =
    start + length <= size
      ? [{ start, end: start + length, strand }]
      : [
          { start, end: size, strand },
          { start: 0, end, strand },
        ];
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  const found =
    match.kind === "exact"
      ? "exact match"
      : `${match.kind} match, ${percent(match.identity)} identity, ${percent(match.coverage)} coverage`;
  return {
    id,
    name: match.name,
    type: match.type,
    locations: strand === -1 ? pieces.reverse() : pieces,
    operator: "join",
    qualifiers: [
      { key: "label", value: match.name, isQuoted: true },
      { key: "note", value: `found by Benchleaf: ${found}`, isQuoted: true },
    ],
  };
};
