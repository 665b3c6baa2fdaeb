import type { Span } from "../range.ts";

/** How sure bases have to be to stay. */
export interface TrimOptions {
  /** Highest error probability that a base may have and still speak for itself; 0.05 (Phred 13) by default. */
  readonly errorLimit?: number;
  /** A shorter stretch is no read: the span is then empty. 20 bases by default. */
  readonly minimumLength?: number;
}

/**
 * The good part of a read, zero-based half-open in bases: the range whose summed quality is furthest below the error
 * limit, by Richard Mott's modified algorithm. Each base scores `errorLimit - 10^(-quality / 10)`; the range with the
 * highest sum is returned, the first of several. Empty (`0..0`) when no range is long enough. Linear; total. Source:
 * phred documentation, section on trimming (R. Mott); B. Ewing et al., Genome Res. 8 (1998) 175. Biopython's
 * `abi-trim` is a simplification: it begins at the first good base of the read, even one before a bad stretch, and
 * leaves out the last base.
 *
 * @example trimByQuality([2, 2, 30, 40, 40, 2], { minimumLength: 2 }) // { start: 2, end: 5 }
 */
export const trimByQuality = (qualities: readonly number[], options: TrimOptions = {}): Span => {
  const { errorLimit = 0.05, minimumLength = 20 } = options;
  let best = { start: 0, end: 0 };
  let highest = 0;
  let sum = 0;
  let start = 0;
  for (let index = 0; index < qualities.length; index++) {
    sum += errorLimit - 10 ** (-qualities[index]! / 10);
    if (sum <= 0) {
      sum = 0;
      start = index + 1;
    } else if (sum > highest) {
      highest = sum;
      best = { start, end: index + 1 };
    }
  }
  return best.end - best.start < Math.max(1, minimumLength) ? { start: 0, end: 0 } : best;
};
