/** Why a genome cannot be read. The texts are elsewhere, by code. */
export const genomeFaultCodes = [
  "not-a-genome",
  "no-sequence",
  "wrong-encoding",
  "cut-short",
  "line-too-long",
  "illegal-letter",
  "name-missing",
  "name-twice",
  "too-many-sequences",
  "sequence-too-long",
  "sequence-empty",
  "sequence-missing",
  "columns",
  "position",
  "out-of-range",
  "location",
  "length-differs",
  "too-many-genes",
] as const;
export type GenomeFaultCode = (typeof genomeFaultCodes)[number];

/** Ends the reading of a genome file; `line` counts from 1. */
export class GenomeFault extends Error {
  constructor(
    readonly code: GenomeFaultCode,
    readonly line: number,
    readonly detail = "",
  ) {
    super(`${code} at line ${line} ${detail}`);
  }
}

/** What was read differently from how it is written, or left out. */
export const genomeRemarkCodes = ["parent-missing", "mixed-strands"] as const;
export type GenomeRemarkCode = (typeof genomeRemarkCodes)[number];

/** Something to know about a file that could be read anyway; lines are counted from 1. */
export interface GenomeRemark {
  readonly code: GenomeRemarkCode;
  readonly line: number;
  readonly detail: string;
}
