/** A stretch to look for, in residue codes, with what a match may lack. */
export interface Query {
  /** Index of the feature in its library. */
  readonly feature: number;
  readonly kind: "dna" | "protein";
  readonly strand: 1 | -1;
  /** Residues as codes; those from the alphabet's size on are ambiguous and match nothing. */
  readonly codes: Uint8Array;
  /** Residues that a match must at least span. */
  readonly minSpan: number;
  /** Any match that passes has a run of equal residues at least this long. */
  readonly minRun: number;
}

/** Required similarity of a match. */
export interface Similarity {
  /** Share of equal residues over the aligned stretch, 0 to 1. */
  readonly minIdentity: number;
  /** Share of the feature that is aligned, 0 to 1. */
  readonly minCoverage: number;
}

/** Mismatches, insertions and deletions that a stretch of the query may have. Rounding must not steal one. */
export const errorsAllowed = (span: number, minIdentity: number): number =>
  Math.floor((1 - minIdentity) * span + 1e-9);

/**
 * The run of equal residues that every passing match has: d errors part the residues left into at most d + 1 runs, so
 * one has at least their mean length (the pigeonhole of exact seeds, Baeza-Yates and Perleberg 1996, Inf Process Lett
 * 59:21). Fewest for some span between the least and the whole.
 *
 * @example longestRunFor(100, { minIdentity: 0.95, minCoverage: 1 }) // 16
 */
export const longestRunFor = (length: number, { minIdentity, minCoverage }: Similarity): number => {
  const minSpan = Math.ceil(minCoverage * length - 1e-9);
  const most = errorsAllowed(length, minIdentity);
  let run = length;
  for (let errors = errorsAllowed(minSpan, minIdentity); errors <= most; errors++) {
    const span = Math.max(
      minSpan,
      minIdentity === 1 ? minSpan : Math.ceil(errors / (1 - minIdentity) - 1e-9),
    );
    run = Math.min(run, Math.ceil((span - errors) / (errors + 1)));
  }
  return Math.max(1, run);
};
