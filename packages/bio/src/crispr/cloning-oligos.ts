import { reverseComplement } from "../alphabet.ts";

/** How a vector takes up the two oligos of a spacer, cut open by a type IIS enzyme. */
export interface GuideVector {
  readonly name: string;
  readonly enzyme: string;
  /** The enzyme's site, IUPAC. */
  readonly site: string;
  /** What the oligos need in front, 5' to 3', to fit the ends of the vector. */
  readonly topOverhang: string;
  readonly bottomOverhang: string;
  /** The promoter starts at G: one is put before a spacer that lacks it. */
  readonly startsWithG: boolean;
}

const u6 = (name: string, enzyme: string, site: string, topOverhang = "CACC"): GuideVector => ({
  name,
  enzyme,
  site,
  topOverhang,
  bottomOverhang: "AAAC",
  startsWithG: true,
});

/**
 * Common vectors for guides of SpCas9.
 *
 * Sources: pX330 and its kin Ran et al. 2013, Nat Protoc 8:2281; lentiCRISPR v2 and lentiGuide Sanjana et al. 2014, Nat
 * Methods 11:783; pRGEB32 (rice U3 promoter) Xie et al. 2015, PNAS 112:3570.
 */
export const guideVectors = {
  pX330: u6("pX330", "BbsI", "GAAGAC"),
  pX458: u6("pX458", "BbsI", "GAAGAC"),
  pX459: u6("pX459", "BbsI", "GAAGAC"),
  lentiCRISPRv2: u6("lentiCRISPRv2", "BsmBI", "CGTCTC"),
  "lentiGuide-Puro": u6("lentiGuide-Puro", "BsmBI", "CGTCTC"),
  pRGEB32: { ...u6("pRGEB32", "BsaI", "GGTCTC", "GGCA"), startsWithG: false },
} as const satisfies Record<string, GuideVector>;

/** Vectors whose overhangs are known. */
export type GuideVectorName = keyof typeof guideVectors;

/** The two oligos of a guide, or why there are none. */
export type CloningOligosResult =
  | {
      readonly ok: true;
      /** 5' to 3'. */
      readonly top: string;
      readonly bottom: string;
      /** A G that the spacer lacked was inserted front. */
      readonly hasAddedG: boolean;
      /** The duplex holds the vector's enzyme site, so a digest in the same tube would cut it. */
      readonly hasEnzymeSite: boolean;
    }
  | {
      readonly ok: false;
      readonly error: { readonly code: "illegal-spacer" | "unknown-vector"; readonly message: string };
    };

/**
 * The two oligos that, annealed, carry a spacer into a vector.
 *
 * Errors: `illegal-spacer` (not 14 to 28 bases of A, C, G, T, U), `unknown-vector`.
 *
 * @example guideCloningOligos("TTCTTTAATAGTGGACTCTT", { vector: "pX330" }) // { ok: true, top:
 * "CACCGTTCTTTAATAGTGGACTCTT", bottom: "AAACAAGAGTCCACTATTAAAGAAC", hasAddedG: true, … }
 */
export const guideCloningOligos = (
  spacer: string,
  options: { readonly vector: GuideVectorName | GuideVector },
): CloningOligosResult => {
  const { vector: choice } = options;
  const isKnown = typeof choice !== "string" || Object.hasOwn(guideVectors, choice);
  if (!isKnown)
    return { ok: false, error: { code: "unknown-vector", message: "There is no vector of that name." } };
  const vector: GuideVector = typeof choice === "string" ? guideVectors[choice] : choice;
  const bases = spacer.toUpperCase().replaceAll("U", "T");
  if (!/^[ACGT]{14,28}$/.test(bases)) {
    return {
      ok: false,
      error: { code: "illegal-spacer", message: "A spacer is 14 to 28 letters of A, C, G and T." },
    };
  }
  const hasAddedG = vector.startsWithG && !bases.startsWith("G");
  const insert = (hasAddedG ? "G" : "") + bases;
  const duplex = vector.topOverhang + insert + reverseComplement(vector.bottomOverhang);
  const hasEnzymeSite = [vector.site, reverseComplement(vector.site)].some((site) => duplex.includes(site));
  return {
    ok: true,
    top: vector.topOverhang + insert,
    bottom: vector.bottomOverhang + reverseComplement(insert),
    hasAddedG,
    hasEnzymeSite,
  };
};
