/** A known feature to look for. */
export interface LibraryFeature {
  readonly name: string;
  /** INSDC feature key; `misc_feature` where none fits. */
  readonly type: string;
  /** At least six residues of DNA; for `kind: "protein"` at least two amino acids (six bases). */
  readonly sequence: string;
  /** `dna` by default. */
  readonly kind?: "dna" | "protein";
  readonly id?: string;
  /** Where it is from, with licence. */
  readonly source?: string;
}

/** Features to look for; keep the same array for many searches, its index is made once. */
export type FeatureLibrary = readonly LibraryFeature[];

/** The specification's least length of a feature in bases. */
export const MIN_FEATURE_BASES = 6;

const sources: Readonly<Record<string, string>> = {
  I: "INSDC vector record",
  A: "addgene/giraffe (MIT, (c) 2011 Addgene)",
  G: "iGEM-distribution (CC BY 4.0)",
};

/**
 * 621 common features (promoters, origins, resistances, reporters, terminators, primers) and 30 peptide tags, each
 * with its source. Loaded on first use (96 kB gzipped).
 *
 * @example (await loadCommonFeatures()).find(({ name }) => name === "FLAG")?.sequence // "DYKDDDDK"
 */
export const loadCommonFeatures = async (): Promise<FeatureLibrary> => {
  loaded ??= import("../../data/common-features.ts").then(({ commonFeatures, commonPeptides }) => [
    ...rows(commonFeatures).map(([id = "", name = "", type = "", source = "", accession, sequence = ""]) => ({
      id,
      name,
      type,
      sequence,
      source: `${sources[source] ?? source}${accession ? ` ${accession}` : ""}`,
    })),
    ...rows(commonPeptides).map(([name = "", sequence = ""]) => ({
      name,
      type: "misc_feature",
      kind: "protein" as const,
      sequence,
    })),
  ]);
  return loaded;
};

let loaded: Promise<FeatureLibrary> | undefined;

const rows = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
