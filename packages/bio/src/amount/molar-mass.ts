/** What is weighed without its sequence being known. */
export type PolymerKind = "double-dna" | "single-dna" | "single-rna" | "protein";

/** Mean mass of a building block and of what is at the ends, in Da. */
const means: Readonly<Record<PolymerKind, { readonly unit: number; readonly ends: number }>> = {
  "double-dna": { unit: 617.96, ends: 36.04 },
  "single-dna": { unit: 308.97, ends: 18.02 },
  "single-rna": { unit: 321.47, ends: 18.02 },
  protein: { unit: 110, ends: 18.02 },
};

/**
 * The mean molar mass of a polymer of `length` base pairs, nucleotides or residues, in g/mol. With a sequence at hand,
 * `nucleicAcidMass` and `proteinProperties` are exact.
 *
 * Source: the means of NEBioCalculator (New England Biolabs) for nucleic acids; 110 Da a residue for proteins.
 *
 * @throws RangeError where the length is no whole number of at least 1.
 * @example meanMolarMass("double-dna", 2686) // 1_659_876.6
 */
export const meanMolarMass = (kind: PolymerKind, length: number): number => {
  if (!Number.isInteger(length) || length < 1) throw new RangeError(`no length of a molecule: ${length}`);
  const { unit, ends } = means[kind];
  return length * unit + ends;
};
