/** Why an oligo was rejected, in the words and the order of primer3 where it has them. */
export const oligoFaults = {
  notGiven: "not the oligo given",
  region: "not in any ok region",
  masked: "lowercase masking of 3' end",
  unknownBases: "too many Ns",
  target: "overlap target",
  excluded: "overlap excluded region",
  gcPercent: "GC content failed",
  gcClamp: "GC clamp failed",
  endGc: "too many GC in the last five bases",
  quality: "low sequence quality",
  lowTm: "low tm",
  highTm: "high tm",
  lowBound: "low fraction bound",
  highBound: "high fraction bound",
  selfAny: "high any compl",
  selfEnd: "high end compl",
  hairpin: "high hairpin stability",
  polyX: "long poly-x seq",
  endStability: "high 3' stability",
  libraryMispriming: "high repeat similarity",
  templateMispriming: "high template mispriming score",
  mustMatch: "failed must_match requirements",
} as const;

/** A reason to reject an oligo. */
export type OligoFault = keyof typeof oligoFaults;

/** Why a pair was rejected. */
export const pairFaults = {
  target: "no target",
  region: "not in any ok region",
  overlapJunction: "no overlap of required point",
  productSize: "unacceptable product size",
  lowProductTm: "low product Tm",
  highProductTm: "high product Tm",
  tmDifference: "tm diff too large",
  oligo: "one of the primers failed",
  complAny: "high any compl",
  complEnd: "high end compl",
  libraryMispriming: "high mispriming score",
  templateMispriming: "high template mispriming score",
  noInternal: "no internal oligo",
  threePrimeDistance: "3' end too near to that of a better pair",
} as const;

/** A reason to reject a pair. */
export type PairFault = keyof typeof pairFaults;

/** How many were looked at, how many of them failed for what, and how many were fine. */
export interface DesignCounts<Fault extends string> {
  considered: number;
  ok: number;
  readonly failed: Record<Fault, number>;
}

const zeros = <Fault extends string>(faults: Readonly<Record<Fault, string>>): Record<Fault, number> =>
  Object.fromEntries(Object.keys(faults).map((fault) => [fault, 0])) as Record<Fault, number>;

/** Counts of oligos before any was looked at. */
export const countOligos = (): DesignCounts<OligoFault> => ({
  considered: 0,
  ok: 0,
  failed: zeros(oligoFaults),
});

/** Counts of pairs before any was looked at. */
export const countPairs = (): DesignCounts<PairFault> => ({
  considered: 0,
  ok: 0,
  failed: zeros(pairFaults),
});

/**
 * Counts in the words of primer3.
 *
 * @example explainCounts(counts, oligoFaults) // "considered 1936, GC content failed 1099, low tm 487, ok 350"
 */
export const explainCounts = <Fault extends string>(
  counts: DesignCounts<Fault>,
  words: Readonly<Record<Fault, string>>,
): string => {
  const failed = (Object.keys(words) as Fault[])
    .filter((fault) => counts.failed[fault] > 0)
    .map((fault) => `${words[fault]} ${counts.failed[fault]}`);
  return [`considered ${counts.considered}`, ...failed, `ok ${counts.ok}`].join(", ");
};
