import { defaultDesign, type Fold, foldDimer } from "@benchleaf/bio";

/** How two primers pair with each other; null if they do not, or only far below zero. */
export interface PairDimers {
  /** Wherever they pair best. */
  readonly any: Dimer | null;
  /** With the 3' end of the one, where a polymerase would continue; of both the one that melts higher. */
  readonly end: (Dimer & { readonly isTurned: boolean }) | null;
}

export interface Dimer {
  /** °C. */
  readonly tm: number;
  /** kcal/mol at 37 °C. */
  readonly deltaG: number;
  /** Dots and brackets, the first primer before the second; turned where `isTurned`. */
  readonly structure: string;
}

/** °C from which a dimer is reported as a problem: the limit that pairs of primers are designed within. */
export const dimerLimits = { any: defaultDesign.pair.maxComplAnyTm, end: defaultDesign.pair.maxComplEndTm };

const held = (fold: Fold | null): Dimer | null =>
  fold && fold.tm > 0 ? { tm: fold.tm, deltaG: fold.deltaG / 1000, structure: fold.structure } : null;

/**
 * The dimers of a pair of primers, tails and all, as primer3 takes them.
 *
 * @example pairDimers("GTAAAACGACGGCCAGT", "CAGGAAACAGCTATGAC").any?.tm
 */
export const pairDimers = (first: string, second: string): PairDimers => {
  const ends = [
    { fold: held(foldDimer(first, second, { end: "3prime" })), isTurned: false },
    { fold: held(foldDimer(second, first, { end: "3prime" })), isTurned: true },
  ].flatMap(({ fold, isTurned }) => (fold ? [{ ...fold, isTurned }] : []));
  const [end = null] = ends.sort((one, other) => other.tm - one.tm);
  return { any: held(foldDimer(first, second)), end };
};
