import { type Feature, type Qualifier, qualifierValue } from "./feature.ts";

/** Keys whose bases are read codon by codon. */
const codingKeys = new Set([
  "CDS",
  "mat_peptide",
  "sig_peptide",
  "transit_peptide",
  "propeptide",
  "proprotein",
]);

/** Whether amino acids are read under a feature by its key: `isCodingKey("CDS")` is true. */
export const isCodingKey = (type: string): boolean => codingKeys.has(type);

/**
 * The qualifiers of a feature of which a part was cut off. `lost` bases are missing from where it is read first, so
 * that `/codon_start` gives the first complete codon that is left; `/translation` described the whole feature and is
 * removed.
 *
 * @example cutQualifiers(cds, 4) // codon_start 3, where it was 1
 */
export const cutQualifiers = (feature: Feature, lost: number): readonly Qualifier[] => {
  const { qualifiers, type, translateSelf } = feature;
  const codonStart = qualifierValue(feature, "codon_start");
  const kept = qualifiers.filter(({ key }) => key !== "translation");
  const rest = kept.length === qualifiers.length ? qualifiers : kept;
  if (lost % 3 === 0 || (codonStart === undefined && !translateSelf && !isCodingKey(type))) return rest;
  const before = codonStart === "2" || codonStart === "3" ? Number(codonStart) - 1 : 0;
  const value = String(((((before - lost) % 3) + 3) % 3) + 1);
  const added = { key: "codon_start", value, isQuoted: false };
  if (codonStart === undefined) return [...rest, added];
  return rest.map((qualifier) => (qualifier.key === "codon_start" ? added : qualifier));
};
