import { thermodynamicDna } from "../../data/thermodynamic-dna.ts";

/** Codes of bases in the tables of folding; what does not pair, or is not there, is {@link NO_BASE}. */
export const NO_BASE = 4;

const codeOfLetter = new Uint8Array(128).fill(NO_BASE);
for (const [code, letter] of [..."ACGT"].entries()) codeOfLetter[letter.charCodeAt(0)] = code;

/** Bases of an oligo as codes A 0, C 1, G 2, T 3, everything else {@link NO_BASE}: `baseCodes("ACN")` is `[0, 1, 4]`. */
export const baseCodes = (bases: string): Uint8Array => {
  const codes = new Uint8Array(bases.length);
  for (let index = 0; index < bases.length; index++)
    codes[index] = codeOfLetter[bases.charCodeAt(index)] ?? NO_BASE;
  return codes;
};

/** Place of a step 5'-ab-3' over 3'-cd-5' in the tables of steps. */
export const stepIndex = (a: number, b: number, c: number, d: number): number =>
  ((a * 5 + b) * 5 + c) * 5 + d;

/** Steps of two neighbouring pairs: four places with five bases each. */
export const STEP_COUNT = 625;

/**
 * Enthalpies in cal/mol and entropies in cal/mol/K; an enthalpy of Infinity means that the structure is impossible.
 */
export interface EnergyTable {
  readonly h: Float64Array;
  readonly s: Float64Array;
}

/** A table in which nothing can form yet. */
export const emptyTable = (size: number): EnergyTable => ({
  h: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  s: new Float64Array(size),
});

type Row = readonly [key: string, enthalpy: number, entropy: number];

const rowsOf = (text: string): Row[] =>
  text
    .split(/[;\n]/)
    .map((row) => row.trim().split(" "))
    .filter((fields) => fields.length === 3)
    .map(([key = "", enthalpy, entropy]) => [key, Number(enthalpy), Number(entropy)]);

const stepTable = (text: string): EnergyTable => {
  const table = emptyTable(STEP_COUNT);
  for (const [key, enthalpy, entropy] of rowsOf(text)) {
    const [a = 0, b = 0, , c = 0, d = 0] = [...key].map((letter) => baseCodes(letter)[0] ?? NO_BASE);
    const index = stepIndex(a, b, c, d);
    table.h[index] = enthalpy;
    table.s[index] = entropy;
  }
  return table;
};

const loopTable = (text: string, entropyUnit: number): ReadonlyMap<string, readonly [number, number]> =>
  new Map(rowsOf(text).map(([key, enthalpy, entropy]) => [key, [enthalpy, entropy * entropyUnit]]));

/** `A/TC` and `AC/T` made steps: the missing base is a code of its own, and `-` reads as such. */
const dangleTable = (text: string): EnergyTable => {
  const filled = text
    .replace(/([ACGT]{2})\/([ACGT]) /g, "$1/$2- ")
    .replace(/\b([ACGT])\/([ACGT]{2}) /g, "$1-/$2 ");
  return stepTable(filled);
};

/** Pair on pair; pair and single mismatch; pair and whatever ends the helix. */
export const stacks = stepTable(thermodynamicDna.stacks);
/** Two neighbours within a helix of which one or both do not pair. */
export const mismatches = stepTable(thermodynamicDna.mismatches);
/** What is next to the last pair of a helix, on both strands. */
export const terminals = stepTable(thermodynamicDna.terminals);
/** One dangling base at a 3' end. */
export const danglesThreePrime = dangleTable(thermodynamicDna.danglesThreePrime);
/** One dangling base at a 5' end. */
export const danglesFivePrime = dangleTable(thermodynamicDna.danglesFivePrime);

/** What is next to a pair inside a loop: terminals that do not pair themselves. */
export const loopEnds: EnergyTable = { h: terminals.h.slice(), s: terminals.s };
for (let a = 0; a < 4; a++) {
  for (let b = 0; b < 4; b++) loopEnds.h[stepIndex(a, b, 3 - a, 3 - b)] = Number.POSITIVE_INFINITY;
}

/** Loops of three that are more stable than their length suggests. */
export const triloops = loopTable(thermodynamicDna.triloops, 1);
/** Loops of four that are; primer3 reads the published entropies a thousand times larger. */
export const tetraloops = {
  published: loopTable(thermodynamicDna.tetraloops, 1 / 1000),
  primer3: loopTable(thermodynamicDna.tetraloops, 1),
};

/** A helix that ends in A·T (SantaLucia & Hicks 2004, table 1). */
export const AT_END = { h: 2200, s: 6.9 };

/** What bringing two strands together costs (SantaLucia & Hicks 2004, table 1). */
export const DUPLEX_START = { h: 200, s: -5.7 };

/** An internal loop's sides of unequal length, for each base of difference: 0.3 kcal/mol at 37 °C, all of it entropy. */
export const LOOP_ASYMMETRY_S = -300 / 310.15;

/** Longest loop that the tables know, in unpaired bases. */
export const MAX_LOOP = 30;

/** Fewest bases in the loop of a hairpin. */
export const MIN_HAIRPIN_LOOP = 3;

/** 37 °C, in kelvin. */
export const BODY_TEMPERATURE = 310.15;

/** 1 where a pair of codes is A·T. */
export const isWeakPair = (a: number, b: number): boolean => a + b === 3 && (a === 0 || b === 0);

export const { internalLoops, bulges, hairpins } = thermodynamicDna;
