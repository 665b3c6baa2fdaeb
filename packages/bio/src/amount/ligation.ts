import { type AmountRefusal, isPositive, refuse } from "./amount-refusal.ts";
import { meanMolarMass } from "./molar-mass.ts";

/** The amount of an insert for a vector. */
export interface LigationAmounts {
  /** In grams. */
  readonly insertMass: number;
  /** In mol. */
  readonly insertAmount: number;
  /** In mol. */
  readonly vectorAmount: number;
}

/**
 * The amount of insert for a vector at a molar ratio of insert to vector. Masses in grams, lengths in base pairs.
 * Errors: `not-positive`.
 *
 * @example ligationAmounts({ vectorMass: 50e-9, vectorLength: 3000, insertLength: 1000, ratio: 3 }) // { ok: true,
 * insertMass: 50.0e-9, insertAmount: 80.9e-15, vectorAmount: 27.0e-15 }
 */
export const ligationAmounts = (asked: {
  readonly vectorMass: number;
  readonly vectorLength: number;
  readonly insertLength: number;
  readonly ratio: number;
}): ({ readonly ok: true } & LigationAmounts) | AmountRefusal => {
  const { vectorMass, vectorLength, insertLength, ratio } = asked;
  if (![vectorMass, vectorLength, insertLength, ratio].every(isPositive))
    return refuse("not-positive", "Masses, lengths and the ratio are greater than zero.");
  const vectorAmount = vectorMass / meanMolarMass("double-dna", Math.round(vectorLength));
  const insertAmount = vectorAmount * ratio;
  return {
    ok: true,
    vectorAmount,
    insertAmount,
    insertMass: insertAmount * meanMolarMass("double-dna", Math.round(insertLength)),
  };
};
