/** An oligo that passed every test; those of its structures only where their weights are part of the penalty. */
export interface OligoCandidate {
  /** First base on the top strand, zero-based. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
  readonly tm: number;
  readonly gcPercent: number;
  /** Score against each sequence of the library; empty where there is none. */
  readonly librarySimilarity: readonly number[];
  readonly penalty: number;
}
