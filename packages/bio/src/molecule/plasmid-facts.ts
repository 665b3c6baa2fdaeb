import type { Feature } from "../feature.ts";

type Words = readonly (readonly [pattern: RegExp, word: string])[];

/**
 * The resistance that a gene's name indicates. `tet` and `tetA` are the pump; `TetR` is mostly the repressor, and is
 * left out. `neo` gives both.
 */
const resistances: Words = [
  [/^(amp\(?r\)?|bla)$|ampicillin.*resistance/i, "AmpR"],
  [/^(kan\(?r\)?|kanmx\d*)( marker)?$|kanamycin.*resistance/i, "KanR"],
  [/^(neor\/kanr|neo)$|neomycin phosphotransferase/i, "NeoR/KanR"],
  [/^(cm\(?r\)?|cat)$|chloramphenicol.*resistance/i, "CmR"],
  [/^(smr?|spr?|smr\/spr|aada)$|(spectinomycin|streptomycin).*resistance/i, "SmR/SpR"],
  [/^(tet|teta|tcr)$|tetracycline.*resistance/i, "TcR"],
  [/^(hygr|hph)$|hygromycin.*(phosphotransferase|resistance)/i, "HygR"],
  [/^(gmr|aacc1)$|gentamicin.*resistance/i, "GmR"],
  [/^(bleor|zeor|ble)$|(bleomycin|zeocin).*resistance/i, "BleoR"],
  [/^(natr|nat1)$|nourseothricin acetyltransferase/i, "NatR"],
  [/^puror$|puromycin.*(acetyltransferase|resistance)/i, "PuroR"],
];

/** Identified by an origin of replication, or by a feature that covers the plasmid; `ori` alone is not specific. */
const backbones: Words = [
  [/^pBR322$/i, "pBR322"],
  [/\bpUC\b.*ori/i, "pUC"],
  [/\bpMB1\b/i, "pMB1"],
  [/\bColE1\b/i, "ColE1"],
  [/p15a/i, "p15A"],
  [/\bpSC101/i, "pSC101"],
  [/^ori2$/i, "F"],
];

const genes: ReadonlySet<string> = new Set(["CDS", "gene", "misc_feature"]);
/** A stretch of another plasmid is no backbone: only an origin, or what is named as one. */
const isOrigin = ({ type, name }: Feature): boolean =>
  type === "rep_origin" || (type === "misc_feature" && /ori|^pBR322$/i.test(name));

const wordOf = (name: string, words: Words): string | null =>
  words.find(([pattern]) => pattern.test(name.replaceAll("\\", " ")))?.[1] ?? null;

/** The resistance that a gene's name indicates; null for other features. */
export const resistanceOf = ({ type, name }: Pick<Feature, "type" | "name">): string | null =>
  genes.has(type) ? wordOf(name, resistances) : null;

/** Origins of phages, yeasts, viruses and of transfer: none of them replicates a plasmid in E. coli. */
const elsewhere =
  /\b(f1|m13|sv40|ebv|orip|orit|bom|ars\d*|cen\d*)\b|f1.?ori|2\s?(µ|μ|u|micron)|viral|phage|mobili|transfer/i;

const replicons: Words = [
  [/p15a/i, "p15A"],
  [/psc101/i, "pSC101"],
  [/r6k/i, "R6K"],
  [/^ori2$|oris\b/i, "F"],
  [/^oriv$|rk2/i, "RK2"],
  [/pbbr1/i, "pBBR1"],
  [/rsf1010/i, "RSF1010"],
  [/clodf13|cdf/i, "CloDF13"],
  [/\bpsa\b/i, "pSa"],
  [/col ?e1?|pmb1|pbr322|puc|^(rep|plasmid)?[ _]?ori(gin)?([ _]of[ _]replication)?$|high.copy/i, "ColE1"],
];

/** Which replicon an origin is that replicates a plasmid in E. coli; null for other features. */
export const originOf = ({ type, name }: Pick<Feature, "type" | "name">): string | null => {
  const isNamed = type === "misc_feature" && /(^|[ _-])ori\b/i.test(name);
  if ((type !== "rep_origin" && !isNamed) || elsewhere.test(name)) return null;
  return wordOf(name, replicons) ?? (type === "rep_origin" ? name : null);
};

const said = (features: readonly Feature[], words: Words): string[] => {
  const names = features.map(({ name }) => name.replaceAll("\\", " "));
  return words.flatMap(([pattern, word]) => (names.some((name) => pattern.test(name)) ? [word] : []));
};

/** Facts derived from the annotations of a plasmid. */
export interface PlasmidFacts {
  /** Of which plasmids its origin or its body is, e.g. `["pMB1"]`. */
  readonly backbone: readonly string[];
  /** What its genes make resistant, e.g. `["AmpR", "CmR"]`. */
  readonly resistance: readonly string[];
}

/**
 * Backbone and resistance of a plasmid as far as its annotations name them; empty if they do not.
 *
 * @example plasmidFacts([{ type: "CDS", name: "bla", … }]) // { backbone: [], resistance: ["AmpR"] }
 */
export const plasmidFacts = (features: readonly Feature[]): PlasmidFacts => ({
  backbone: said(features.filter(isOrigin), backbones),
  resistance: said(
    features.filter(({ type }) => genes.has(type)),
    resistances,
  ),
});
