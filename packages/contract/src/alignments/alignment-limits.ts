// Apart from the schemas: workers that align need the limits, and would load the whole schema library with them.

/** Residues that go into one alignment, gaps not counted. */
export const MAX_ALIGNMENT_RESIDUES = 10_000_000;
/** Maximum number of sequences in one alignment. */
export const MAX_ALIGNMENT_ROWS = 2_000;
/** Rows times columns of what is stored. */
export const MAX_ALIGNMENT_CELLS = 40_000_000;
/** Reads with their chromatograms. */
export const MAX_ALIGNMENT_READS = 200;
