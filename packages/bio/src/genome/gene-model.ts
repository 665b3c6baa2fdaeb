import type { Strand } from "../feature.ts";

/**
 * A stretch of a chromosome, zero-based and half-open. On a circle it may end beyond the size, where it crosses the
 * origin; it begins before the size.
 */
export type Stretch = readonly [start: number, end: number];

/** A transcript of a gene. */
export interface GeneTranscript {
  readonly id: string;
  readonly name: string;
  /** `mRNA`, `tRNA` …; `CDS` if the file only has a coding sequence, as in bacteria. */
  readonly type: string;
  readonly product: string;
  readonly proteinId: string;
  /** In ascending order, whatever the strand. */
  readonly exons: readonly Stretch[];
  /** One for each exon, empty if it has none. */
  readonly exonIds: readonly string[];
  readonly coding: readonly Stretch[];
}

/** A gene as it is on its chromosome. */
export interface Gene {
  readonly chromosome: string;
  readonly id: string;
  readonly name: string;
  readonly locusTag: string;
  readonly product: string;
  /** `protein_coding`, `tRNA`, `pseudogene` … */
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
  readonly transcripts: readonly GeneTranscript[];
}

/** A chromosome, plasmid or contig; size in bases. */
export interface GenomeChromosome {
  readonly name: string;
  readonly description: string;
  readonly size: number;
  readonly isCircular: boolean;
}

/** Bounds that keep the memory of a reading flat, and a table readable. */
export const genomeLimits = {
  chromosomes: 100_000,
  /** Bases of one chromosome: the longest human one has 249 million. */
  chromosomeLetters: 300_000_000,
  genes: 1_000_000,
} as const;

/** @example spanOfStretches([[3, 9], [12, 20]]) // [3, 20] */
export const spanOfStretches = (stretches: readonly Stretch[]): Stretch =>
  stretches.reduce<Stretch>(
    ([start, end], [from, to]) => [Math.min(start, from), Math.max(end, to)],
    [Number.POSITIVE_INFINITY, 0],
  );
