import type { ErrorCode } from "../foundation/error-codes.ts";
import {
  ENTITY_NAME_FORBIDDEN,
  MAX_ENTITY_NAME_CHARACTERS,
  MAX_LIBRARY_PRIMER_BASES,
  MIN_ENZYME_SITE_BASES,
  MIN_LIBRARY_FEATURE_BASES,
  MIN_LIBRARY_PRIMER_BASES,
} from "../foundation/molecule-limits.ts";

/** Why an entry is invalid. The form and the server use the same rules. */
export type LibraryFault = Extract<ErrorCode, `biolibrary.${string}`>;

/**
 * Maximum length of a feature of a library, in residues. The specification gives none; a longer piece is a sequence
 * file.
 */
export const MAX_LIBRARY_FEATURE_RESIDUES = 100_000;
/** Maximum number of enzymes of one set: more than the catalogue has. */
export const MAX_SET_ENZYMES = 2_000;

/** Maximum length of a site of an own enzyme, in bases: homing enzymes have up to forty. */
export const MAX_ENZYME_SITE_BASES = 60;
/** How far outside of its site an own enzyme may cut, in bases. */
export const MAX_OWN_CUT_BASES = 100;

/** A name in its stored form: Unicode-composed, trimmed, single spaces. */
export const libraryName = (name: string): string => name.normalize("NFC").trim().replace(/\s+/gu, " ");

/**
 * Bases in their stored form: upper case, without white space and digits, U replaced by T. `"ac gu\n"` is `"ACGT"`.
 */
export const libraryBases = (text: string): string =>
  text
    .replace(/[\s\d]+/gu, "")
    .toUpperCase()
    .replaceAll("U", "T");

/** Amino acids in their stored form: upper case, without white space and digits. */
export const libraryResidues = (text: string): string => text.replace(/[\s\d]+/gu, "").toUpperCase();

/**
 * What is wrong with the name of an entry, null if nothing is.
 *
 * @example libraryNameFault("M13 fwd") // null
 * @example libraryNameFault("M13/pUC") // "biolibrary.entity.name.illegal.character"
 */
export const libraryNameFault = (given: string): LibraryFault | null => {
  const name = libraryName(given);
  if (name === "") return "biolibrary.entity.name.empty";
  if ([...name].length > MAX_ENTITY_NAME_CHARACTERS) return "biolibrary.entity.name.too.long";
  if ([...ENTITY_NAME_FORBIDDEN].some((letter) => name.includes(letter))) {
    return "biolibrary.entity.name.illegal.character";
  }
  return /\p{C}/u.test(name) ? "biolibrary.entity.name.invalid" : null;
};

/** A name with forbidden characters replaced by `-` and cut to the allowed length, as an import suggests it. */
export const normalizeLibraryName = (given: string): string => {
  const letters = [...libraryName(given.replace(/\p{C}/gu, " "))];
  const legal = letters.map((letter) => (ENTITY_NAME_FORBIDDEN.includes(letter) ? "-" : letter));
  return legal.slice(0, MAX_ENTITY_NAME_CHARACTERS).join("").trim();
};

const lengthFault = (letters: string, min: number, max: number): LibraryFault | null => {
  if (letters === "") return "biolibrary.content.empty";
  if (letters.length < min) return "biolibrary.content.too.short";
  return letters.length > max ? "biolibrary.content.too.long" : null;
};

const dna = /^[ACGTRYSWKMBDHVN]*$/;
const protein = /^[ACDEFGHIKLMNPQRSTVWYBZJXUO*]*$/;

/** @example primerFault("acgtacgt") // "biolibrary.content.too.short" */
export const primerFault = (given: string): LibraryFault | null => {
  const bases = libraryBases(given);
  if (!dna.test(bases)) return "biolibrary.content.illegal.scope";
  return lengthFault(bases, MIN_LIBRARY_PRIMER_BASES, MAX_LIBRARY_PRIMER_BASES);
};

/** @example featureFault("GAATTC", "dna") // null */
export const featureFault = (given: string, alphabet: "dna" | "protein"): LibraryFault | null => {
  const letters = alphabet === "dna" ? libraryBases(given) : libraryResidues(given);
  if (!(alphabet === "dna" ? dna : protein).test(letters)) return "biolibrary.content.illegal.scope";
  return lengthFault(letters, MIN_LIBRARY_FEATURE_BASES, MAX_LIBRARY_FEATURE_RESIDUES);
};

/** Where an own enzyme cuts: gaps from the first base of the site, null for a strand that is not cut. */
export interface OwnCut {
  readonly top: number | null;
  readonly bottom: number | null;
}

/** An enzyme that the catalogue does not have: IUPAC letters, 5' to 3', and one cut or, on both sides, two. */
export interface OwnEnzyme {
  readonly site: string;
  readonly cuts: readonly OwnCut[];
}

const isReached = (gap: number | null, bases: number): boolean =>
  gap === null || (Number.isInteger(gap) && gap >= -MAX_OWN_CUT_BASES && gap <= bases + MAX_OWN_CUT_BASES);

/**
 * What is wrong with an own enzyme, null if nothing is. A site of N alone would be found everywhere.
 *
 * @example ownEnzymeFault({ site: "GAATTC", cuts: [{ top: 1, bottom: 5 }] }) // null
 * @example ownEnzymeFault({ site: "GAA TTX", cuts: [] }) // "biolibrary.content.illegal.scope"
 */
export const ownEnzymeFault = ({ site, cuts }: OwnEnzyme): LibraryFault | null => {
  const bases = libraryBases(site);
  if (!dna.test(bases)) return "biolibrary.content.illegal.scope";
  const fault = lengthFault(bases, MIN_ENZYME_SITE_BASES, MAX_ENZYME_SITE_BASES);
  if (fault !== null) return fault;
  const areSound =
    cuts.length >= 1 &&
    cuts.length <= 2 &&
    cuts.every(
      ({ top, bottom }) =>
        (top !== null || bottom !== null) && isReached(top, bases.length) && isReached(bottom, bases.length),
    );
  return areSound && !/^N+$/.test(bases) ? null : "biolibrary.content.invalid";
};
