/** What makes a primer bind. Counts are bases, temperatures °C. */
export interface BindingRules {
  /** Bases at the 3' end that must all pair. At least 1, at most 31. */
  readonly minThreePrimeMatches: number;
  /** Bases at the 5' end that must all pair too, with no tail allowed; 0 allows a tail. */
  readonly minFivePrimeMatches: number;
  /** Mismatches inside the stretch that pairs; 0 lets it end at the first one. */
  readonly maxMismatches: number;
  /** Bounds of the Tm of the stretch that pairs. */
  readonly minTm: number;
  readonly maxTm: number;
}

/**
 * The product's rules. `cloning` is the workbench's, `editor` that of editor and libraries (no isolated mismatch),
 * `bothEnds` the alternative of the editor for primers that carry a change in the middle.
 */
export const bindingRules = {
  cloning: { minThreePrimeMatches: 10, minFivePrimeMatches: 0, maxMismatches: 0, minTm: 20, maxTm: 80 },
  editor: {
    minThreePrimeMatches: 10,
    minFivePrimeMatches: 0,
    maxMismatches: 0,
    minTm: 40,
    maxTm: Number.POSITIVE_INFINITY,
  },
  bothEnds: {
    minThreePrimeMatches: 8,
    minFivePrimeMatches: 8,
    maxMismatches: Number.POSITIVE_INFINITY,
    minTm: 40,
    maxTm: Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, BindingRules>;
