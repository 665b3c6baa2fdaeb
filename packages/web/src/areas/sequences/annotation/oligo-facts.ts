import { foldDimer, foldHairpin, gcFraction, meltingTemperature } from "@benchleaf/bio";

/** Properties computed from an oligo; temperatures in °C, null if nothing pairs or the oligo is not a primer. */
export interface OligoFacts {
  readonly length: number;
  readonly gcPercent: number;
  /** Of all of it. */
  readonly tm: number | null;
  /** Of the part that pairs with the template, without its tail. */
  readonly bindingTm: number | null;
  readonly hairpinTm: number | null;
  readonly selfDimerTm: number | null;
  /** A dimer at its 3' end, where a polymerase would continue. */
  readonly endDimerTm: number | null;
}

export const oligoFacts = (tail: string, binding: string): OligoFacts => {
  const bases = tail + binding;
  return {
    length: bases.length,
    gcPercent: 100 * gcFraction(bases),
    tm: meltingTemperature(bases),
    bindingTm: meltingTemperature(binding),
    hairpinTm: foldHairpin(bases)?.tm ?? null,
    selfDimerTm: foldDimer(bases, bases)?.tm ?? null,
    endDimerTm: foldDimer(bases, bases, { end: "3prime" })?.tm ?? null,
  };
};
