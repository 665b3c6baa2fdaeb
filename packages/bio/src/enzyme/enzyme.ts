/**
 * Where one cut falls: gaps between bases, counted from the first base of the site on the strand as written; 0 is
 * before that base, negative numbers upstream of the site. `bottom` is in the same coordinates as `top`. Null for the
 * strand that a nicking enzyme leaves alone.
 *
 * @example EcoRI, G^AATTC: `{ top: 1, bottom: 5 }`; BsaI, GGTCTC(1/5): `{ top: 7, bottom: 11 }`
 */
export interface EnzymeCut {
  readonly top: number | null;
  readonly bottom: number | null;
}

/** Methylases of common hosts: Dam makes G(m6A)TC, Dcm C(m5C)WGG, CpG methylases (m5C)G. */
export type Methylase = "dam" | "dcm" | "cpg";

/** What methylation that overlaps a site does to the cut; "sometimes" where only some overlaps do it. */
export type MethylationEffect =
  | "none"
  | "blocked"
  | "sometimes-blocked"
  | "impaired"
  | "sometimes-impaired"
  | "variable"
  | "untested";

/** A methylated base that an enzyme needs, `position` from 0 along the site as written. */
export interface NeededMethylation {
  readonly position: number;
  readonly strand: 1 | -1;
  readonly base: "m6A" | "m5C" | "hm5C";
}

/**
 * A restriction enzyme as the search needs it; {@link EnzymeRecord} has products, buffers and synonyms.
 * Source of all facts: REBASE, Roberts et al., Nucleic Acids Res. 2023;51:D629.
 */
export interface Enzyme {
  /** 305 upwards by name; 1000 I-SceI, 1001 to 1004 the other homing endonucleases, 1005 free. Never given again. */
  readonly id: number;
  readonly name: string;
  /** Recognition sequence, lower-case IUPAC letters, 5' to 3'. */
  readonly site: string;
  /** None where the cut is unknown, two for an enzyme that cuts on both sides of its site. */
  readonly cuts: readonly EnzymeCut[];
  readonly kind: "restriction" | "nicking" | "homing";
  /** REBASE's one-letter codes: see {@link supplierNames}. Empty: not sold. */
  readonly suppliers: string;
  readonly methylation: Readonly<Record<Methylase, MethylationEffect>>;
  /** Methylated bases without which it does not cut, as for DpnI; none for nearly all. */
  readonly needs: readonly NeededMethylation[];
}

/** A product of one supplier; unknown values are null or left out. */
export interface EnzymeProvider {
  readonly provider: "NEB" | "NEB HF" | "Promega" | "ThermoFisher" | "ThermoFisher FastDigest" | "SibEnzyme";
  readonly product: string;
  readonly url: string | null;
  /** Such as `37℃`. */
  readonly incubationTemperature: string | null;
  /** `80℃`, `65℃`; or `+` yes, `-` no, `+/-` partial. */
  readonly inactivationTemperature: string | null;
  /** Percent activity by buffer as the supplier prints it: `100`, `50-100`, `<10`, `NR`, `*` star activity. */
  readonly activities: Readonly<Record<string, string>>;
  readonly recommendedBuffer: string | null;
  readonly supplements: readonly string[];
}

/** The whole record of the catalogue (`loadEnzymes`). */
export interface EnzymeRecord extends Enzyme {
  /** Patterns for the top strand and for sites on the other strand, lower case, classes for ambiguity codes. */
  readonly forwardRegex: string;
  readonly reverseRegex: string;
  /** The cut downstream (or the only one); null if unknown, and for a strand that is not cut. */
  readonly topSnipOffset: number | null;
  readonly bottomSnipOffset: number | null;
  /** Other names under which it is sold: `EcoRI-HF`. */
  readonly aliases: readonly string[];
  /** Same site, same cut; {@link neoschizomers} cut the same site elsewhere. */
  readonly isoschizomers: readonly string[];
  readonly neoschizomers: readonly string[];
  /** The first enzyme found with this site; null if REBASE names none. */
  readonly prototype: string | null;
  readonly providers: readonly EnzymeProvider[];
  /** Set when it cuts once and both strands outside its site. */
  readonly isType2S?: true;
  /** Set when it cuts on both sides; the upstream cut is this many bases before the site's first base. */
  readonly cutType?: 1;
  readonly usForward?: number;
  readonly usReverse?: number;
}

/**
 * Input of a search in addition to a name: a record of the catalogue, or a custom enzyme. The cuts are in `cuts`, or
 * else in the snip offsets (and `usForward`, `usReverse` with `cutType: 1`); without either the cut is unknown.
 */
export interface EnzymeInput {
  readonly name: string;
  readonly site: string;
  readonly cuts?: readonly EnzymeCut[];
  readonly topSnipOffset?: number | null;
  readonly bottomSnipOffset?: number | null;
  readonly cutType?: number;
  readonly usForward?: number;
  readonly usReverse?: number;
  readonly methylation?: Enzyme["methylation"];
  readonly needs?: Enzyme["needs"];
}

/** Suppliers by REBASE's code. */
export const supplierNames: Readonly<Record<string, string>> = {
  B: "Thermo Fisher Scientific",
  C: "Minotech Biotechnology",
  E: "Agilent Technologies",
  I: "SibEnzyme Ltd.",
  J: "Nippon Gene Co., Ltd.",
  K: "Takara Bio Inc.",
  M: "Roche Applied Science",
  N: "New England Biolabs",
  O: "Toyobo Biochemicals",
  Q: "Molecular Biology Resources - CHIMERx",
  R: "Promega Corporation",
  S: "Sigma Chemical Corporation",
  V: "Vivantis Technologies",
  X: "EURx Ltd.",
  Y: "SinaClon BioScience Co.",
};
