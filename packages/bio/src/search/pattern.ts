import type { Alphabet } from "../sequence.ts";
import { codonBits, complementOfMask } from "../translate/base-masks.ts";

/** For each place of a query, the set of codes that fit there, bit `n` for code `n` (0 to 31). */
export type Pattern = Uint32Array;

const BASES = 15;

/** Masks that a mask includes: those without a base outside it. `N` includes all, `A` only `A`. */
const within = (mask: number): number => {
  let codes = 0;
  for (let code = 1; code <= BASES; code++) if ((code & ~mask) === 0) codes |= 1 << code;
  return codes >>> 0;
};

/** The pattern of IUPAC nucleotides. */
export const basePattern = (query: string): Pattern =>
  Uint32Array.from({ length: query.length }, (_, index) => within(codonBits[query.charCodeAt(index)] ?? 0));

/** The pattern of the opposite strand as it is on the top strand. */
export const opposite = (query: string): Pattern => {
  const last = query.length - 1;
  return Uint32Array.from({ length: query.length }, (_, index) =>
    within(complementOfMask(codonBits[query.charCodeAt(last - index)] ?? 0)),
  );
};

/** Code of `*`, after the 26 residues. */
export const STOP_CODE = 27;

/** 1 to 26 for a residue of either case, 27 for `*`. */
export const residueCode = (code: number): number => (code === 42 ? STOP_CODE : code & 31);

const codesOf = (letters: string): number =>
  [...letters].reduce((codes, letter) => codes | (1 << residueCode(letter.charCodeAt(0))), 0) >>> 0;

const ambiguous: Readonly<Record<string, string>> = {
  B: "BDN",
  Z: "ZEQ",
  J: "JIL",
  X: "ACDEFGHIKLMNPQRSTVWYBZJXUO",
};

/** The pattern of amino acids: B takes D and N, Z takes E and Q, J takes I and L, X all but a stop. */
export const residuePattern = (query: string): Pattern =>
  Uint32Array.from([...query.toUpperCase()], (letter) => codesOf(ambiguous[letter] ?? letter));

/** Places at which not every code of the alphabet fits; the others are never compared. */
export const informativePositions = (pattern: Pattern, kind: Alphabet | "residues"): number[] => {
  const all = kind === "protein" || kind === "residues" ? codesOf(`${ambiguous.X}*`) : within(BASES);
  return [...pattern.keys()].filter((place) => ((pattern[place] ?? 0) & all) !== all);
};
