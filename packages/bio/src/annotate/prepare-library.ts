import { isLegal, reverseComplement } from "../alphabet.ts";
import { translate } from "../translate/translate.ts";
import { type FeatureLibrary, type LibraryFeature, MIN_FEATURE_BASES } from "./library.ts";
import { longestRunFor, type Query, type Similarity } from "./query.ts";
import { encodeResidues, OTHER_IN_QUERY } from "./residue-codes.ts";
import { dnaSeeds, proteinSeeds, type SeedAlphabet, type SeedTable, tabulateSeeds } from "./seed-table.ts";

/** A library filed for searching. */
export interface PreparedLibrary {
  readonly features: FeatureLibrary;
  readonly dna: SeedTable;
  /** Peptides, and what the library's coding sequences translate to. */
  readonly protein: SeedTable;
  /** Features without a seed of plain residues: found when they match exactly. */
  readonly short: readonly ShortFeature[];
  readonly hasProteins: boolean;
  readonly longestBases: number;
}

/** A feature too short for seeds, which is searched for residue by residue. */
export interface ShortFeature {
  readonly feature: number;
  readonly kind: "dna" | "protein";
  readonly sequence: string;
}

/** What is wrong with a feature of a library. */
export interface LibraryProblem {
  readonly code: "feature-too-short" | "illegal-feature";
  readonly message: string;
  readonly feature: string;
}

/** Shorter proteins of coding sequences are found by their bases only: they would match by chance. */
const MIN_TRANSLATED = 20;

const prepared = new WeakMap<FeatureLibrary, { readonly key: string; readonly library: PreparedLibrary }>();

/** Files a library, once for each array and likeness; a feature that cannot be searched for is the answer instead. */
export const prepareLibrary = (
  features: FeatureLibrary,
  likeness: Similarity,
): PreparedLibrary | LibraryProblem => {
  const key = `${likeness.minIdentity} ${likeness.minCoverage}`;
  const known = prepared.get(features);
  if (known?.key === key) return known.library;
  const problem = features.map(problemOf).find((found) => found !== null);
  if (problem) return problem;
  const library = fileLibrary(features, likeness);
  prepared.set(features, { key, library });
  return library;
};

const problemOf = ({ name, sequence, kind = "dna" }: LibraryFeature): LibraryProblem | null => {
  const bases = kind === "dna" ? sequence.length : 3 * sequence.length;
  if (bases < MIN_FEATURE_BASES)
    return {
      code: "feature-too-short",
      message: `The feature "${name}" is shorter than ${MIN_FEATURE_BASES} bases.`,
      feature: name,
    };
  if (!isLegal(sequence, kind))
    return {
      code: "illegal-feature",
      message: `The feature "${name}" has letters that ${kind === "dna" ? "DNA" : "a protein"} does not have.`,
      feature: name,
    };
  return null;
};

const fileLibrary = (features: FeatureLibrary, likeness: Similarity): PreparedLibrary => {
  const dna: Query[] = [];
  const protein: Query[] = [];
  const short: ShortFeature[] = [];
  let longestBases = 0;
  const add = (queries: Query[], query: Query, alphabet: SeedAlphabet) => {
    const isSeeded = hasSeed(query.codes, alphabet);
    if (isSeeded) queries.push(query);
    return isSeeded;
  };
  features.forEach(({ sequence, kind = "dna", type }, feature) => {
    longestBases = Math.max(longestBases, kind === "dna" ? sequence.length : 3 * sequence.length);
    const peptide = kind === "protein" ? sequence : type === "CDS" ? proteinOf(sequence) : null;
    if (kind === "dna") {
      const isSeeded = add(dna, queryOf(feature, 1, sequence, "dna", likeness), dnaSeeds);
      if (isSeeded)
        add(dna, queryOf(feature, -1, reverseComplement(sequence, "dna"), "dna", likeness), dnaSeeds);
      else short.push({ feature, sequence, kind });
    }
    if (peptide && !add(protein, queryOf(feature, 1, peptide, "protein", likeness), proteinSeeds))
      short.push({ feature, sequence: peptide, kind: "protein" });
  });
  return {
    features,
    dna: tabulateSeeds(dna, dnaSeeds),
    protein: tabulateSeeds(protein, proteinSeeds),
    short,
    hasProteins: protein.length > 0 || short.some(({ kind }) => kind === "protein"),
    longestBases,
  };
};

/** What a coding sequence makes, if it is one open frame of some length. */
const proteinOf = (sequence: string): string | null => {
  if (sequence.length % 3 !== 0) return null;
  const protein = translate(sequence, { startAsMethionine: true }).replace(/\*$/, "");
  return protein.includes("*") || protein.length < MIN_TRANSLATED ? null : protein;
};

const queryOf = (
  feature: number,
  strand: 1 | -1,
  letters: string,
  kind: "dna" | "protein",
  likeness: Similarity,
): Query => ({
  feature,
  kind,
  strand,
  codes: encodeResidues(letters, kind, OTHER_IN_QUERY),
  minSpan: Math.ceil(likeness.minCoverage * letters.length - 1e-9),
  minRun: longestRunFor(letters.length, likeness),
});

const hasSeed = (codes: Uint8Array, { size, seedLength }: SeedAlphabet): boolean => {
  let clean = 0;
  for (const code of codes) {
    clean = code < size ? clean + 1 : 0;
    if (clean === seedLength) return true;
  }
  return false;
};
