/**
 * Base pairs that an enzyme wants between its site and the end of the DNA to cut at least half of it (50–100 %, `+++`).
 *
 * Source: New England Biolabs, "Cleavage Close to the End of DNA Fragments" (10 units on 1 pmol of labelled oligo, 60
 * min; 1 to 5 bp tested), neb.com/tools-and-resources/usage-guidelines/cleavage-close-to-the-end-of-dna-fragments. Where
 * the high-fidelity form was measured too, the higher figure of the two stands.
 */
const measured: Readonly<Record<string, number>> = {
  AgeI: 2,
  AleI: 1,
  AluI: 2,
  ApaI: 1,
  AscI: 1,
  AvrII: 3,
  BamHI: 3,
  BbsI: 1,
  BclI: 3,
  BglII: 2,
  BmtI: 1,
  BsaI: 1,
  BsiWI: 2,
  BsmBI: 1,
  BsrGI: 1,
  BssHII: 2,
  BstZ17I: 2,
  ClaI: 4,
  DdeI: 1,
  DraIII: 1,
  EagI: 2,
  EcoRI: 5,
};

/** What NEB advises, on the same page, for enzymes that it has not measured. */
const ADVISED = 6;

/** Sites with no more base pairs than this between them are cut one after the other rather than at once. */
const CLOSE = 10;

/**
 * Base pairs that an enzyme wants between its site and the end of the DNA, and whether its maker measured it.
 *
 * @example endDistance("BamHI") // { basePairs: 3, isMeasured: true }
 * @example endDistance("KpnI") // { basePairs: 6, isMeasured: false }
 */
export const endDistance = (enzyme: string): { readonly basePairs: number; readonly isMeasured: boolean } => {
  const basePairs = measured[enzyme.replace(/-.*$/, "")];
  return basePairs === undefined
    ? { basePairs: ADVISED, isMeasured: false }
    : { basePairs, isMeasured: true };
};

/**
 * Whether two sites with `gap` base pairs between them lie too close to be cut well at once: if one is cut, the other
 * is at an end. More than ten base pairs are advised for a double digest, and each enzyme's own need counts.
 *
 * @example areTooClose("EcoRI", "KpnI", 6) // true: in pUC19 they begin 12 bp apart
 */
export const areTooClose = (one: string, other: string, gap: number): boolean =>
  gap <= CLOSE || gap < Math.max(endDistance(one).basePairs, endDistance(other).basePairs);
