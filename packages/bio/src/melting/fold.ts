import { alignDuplex } from "./align-duplex.ts";
import { alignHairpin } from "./align-hairpin.ts";
import {
  completeConditions,
  type HybridizationConditions,
  sodiumEquivalentMolar,
  ZERO_CELSIUS,
} from "./conditions.ts";
import { BODY_TEMPERATURE, baseCodes } from "./folding-parameters.ts";
import type { TetraloopEntropies } from "./hairpin-loop.ts";
import { checkOligo, isSelfComplementary } from "./oligo.ts";

/** What an oligo folds in. */
export interface FoldConditions extends HybridizationConditions {
  /** `primer3` by default, so that numbers agree with primer3's. */
  readonly tetraloops?: TetraloopEntropies;
}

/** What two oligos pair in, and which ends count. */
export interface DimerConditions extends HybridizationConditions {
  /**
   * `any` by default; `3prime` requires that the 3' end of the first oligo pairs, where a polymerase would extend it.
   */
  readonly end?: "any" | "3prime";
}

/** A secondary structure under the given ions. */
export interface Fold {
  /** °C; far below zero where the structure does not hold. */
  readonly tm: number;
  /** cal/mol at 37 °C. */
  readonly deltaG: number;
  /** cal/mol. */
  readonly deltaH: number;
  /** cal/mol/K. */
  readonly deltaS: number;
  /** Dots and brackets, both oligos 5' to 3' with `&` between: `((((....))))`, `..((((&))))`. */
  readonly structure: string;
}

/** Longer oligos are no primers; the alignment grows with the square of the length, loops included. */
export const MAX_FOLD_LENGTH = 200;

/** Gas constant as the thermodynamic alignment takes it, cal/mol/K. */
const FOLD_GAS_CONSTANT = 1.9872;

/**
 * The hairpin that melts highest, under the given ions (oligo concentration does not matter). Null if nothing folds,
 * and for what is no oligo of at most {@link MAX_FOLD_LENGTH} bases; ambiguous bases do not pair. Parameters of
 * SantaLucia & Hicks 2004 (see `data/README.md`); agrees with `ntthal -a HAIRPIN`.
 *
 * @example foldHairpin("GCGGACGAAAGTCCGC") // { tm: 80.6, deltaG: -6418, deltaH: -52100, deltaS: -147.3, structure:
 * "((((((....))))))" }
 */
export const foldHairpin = (oligo: string, conditions: FoldConditions = {}): Fold | null => {
  const bases = foldable(oligo);
  const alignment = bases && alignHairpin(baseCodes(bases), conditions.tetraloops ?? "primer3");
  if (!alignment) return null;
  const brackets = Array<string>(bases.length).fill(".");
  for (const [left, right] of alignment.pairs) {
    brackets[left] = "(";
    brackets[right] = ")";
  }
  // The reference counts the phosphates between paired bases and leaves the oligo's last base out.
  const isEndPaired = brackets[bases.length - 1] === ")";
  const steps = alignment.pairs.length - 1 - (isEndPaired ? 1 : 0);
  const deltaS = alignment.deltaS + steps * saltEntropy(conditions);
  const tm = alignment.deltaH / deltaS - ZERO_CELSIUS;
  return { tm, ...energies(alignment.deltaH, deltaS), structure: brackets.join("") };
};

/**
 * The most stable duplex of two oligos, or of an oligo with itself, at a concentration of `dnaNanomolar` in all. Null
 * if nothing pairs, and for what is no oligo of at most {@link MAX_FOLD_LENGTH} bases; ambiguous bases do not pair.
 * Agrees with `ntthal -a ANY`, and with `-a END1` for `end: "3prime"`.
 *
 * @example foldDimer("ACGTACGTACGT", "ACGTACGTACGT") // { tm: 41.0, deltaG: -10546, deltaH: -92000, deltaS: -262.6, …
 * }
 */
export const foldDimer = (a: string, b: string, conditions: DimerConditions = {}): Fold | null => {
  const [first, second] = [foldable(a), foldable(b)];
  if (!first || !second) return null;
  const strands = strandTerm(conditions, isSelfComplementary(first) && isSelfComplementary(second));
  const isAtEnd = conditions.end === "3prime";
  const alignment = alignDuplex(baseCodes(first), baseCodes(second), strands, isAtEnd);
  if (!alignment) return null;
  const deltaS = alignment.deltaS + (alignment.pairs.length - 1) * saltEntropy(conditions);
  const tm = alignment.deltaH / (deltaS + strands) - ZERO_CELSIUS;
  const brackets = [Array<string>(first.length).fill("."), Array<string>(second.length).fill(".")] as const;
  for (const [left, right] of alignment.pairs) {
    brackets[0][left] = "(";
    brackets[1][right] = ")";
  }
  const structure = brackets.map((side) => side.join("")).join("&");
  return { tm, ...energies(alignment.deltaH, deltaS), structure };
};

const foldable = (oligo: string): string | null => {
  const checked = checkOligo(oligo);
  return checked.ok && checked.bases.length <= MAX_FOLD_LENGTH ? checked.bases : null;
};

/** R ln of the concentration of strands that can pair, cal/mol/K. */
export const strandTerm = (conditions: HybridizationConditions, isSymmetric: boolean): number =>
  FOLD_GAS_CONSTANT * Math.log((completeConditions(conditions).dnaNanomolar * 1e-9) / (isSymmetric ? 1 : 4));

/** What ions change in the entropy of each step between pairs, cal/mol/K (SantaLucia 1998). */
export const saltEntropy = (conditions: HybridizationConditions): number =>
  0.368 * Math.log(sodiumEquivalentMolar(completeConditions(conditions)));

const energies = (deltaH: number, deltaS: number): Pick<Fold, "deltaG" | "deltaH" | "deltaS"> => ({
  deltaG: deltaH - BODY_TEMPERATURE * deltaS,
  deltaH,
  deltaS,
});
