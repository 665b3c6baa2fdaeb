/**
 * INSDC feature keys and the equivalent terms of the Sequence Ontology, from SO's own mapping of the feature table
 * (FT_SO_map, CC BY 4.0) and the recommended roles of SBOL 2.3 (table 3).
 */
const TERMS: readonly (readonly [string, string])[] = [
  ["promoter", "0000167"],
  ["RBS", "0000139"],
  ["CDS", "0000316"],
  ["terminator", "0000141"],
  ["gene", "0000704"],
  ["mRNA", "0000234"],
  ["exon", "0000147"],
  ["intron", "0000188"],
  ["5'UTR", "0000204"],
  ["3'UTR", "0000205"],
  ["rep_origin", "0000296"],
  ["oriT", "0000724"],
  ["primer_bind", "0005850"],
  ["protein_bind", "0000410"],
  ["misc_binding", "0000409"],
  ["misc_recomb", "0000298"],
  ["misc_feature", "0000110"],
  ["misc_difference", "0000413"],
  ["misc_structure", "0000002"],
  ["sig_peptide", "0000418"],
  ["mat_peptide", "0000419"],
  ["transit_peptide", "0000725"],
  ["polyA_signal", "0000551"],
  ["polyA_site", "0000553"],
  ["enhancer", "0000165"],
  ["attenuator", "0000140"],
  ["-10_signal", "0000175"],
  ["-35_signal", "0000176"],
  ["TATA_signal", "0000174"],
  ["CAAT_signal", "0000172"],
  ["GC_signal", "0000173"],
  ["repeat_region", "0000657"],
  ["LTR", "0000286"],
  ["stem_loop", "0000313"],
  ["tRNA", "0000253"],
  ["rRNA", "0000252"],
  ["ncRNA", "0000655"],
  ["tmRNA", "0000584"],
  ["operon", "0000178"],
  ["mobile_element", "0001037"],
  ["regulatory", "0005836"],
  ["STS", "0000331"],
  ["variation", "0001059"],
];

const toTerm = new Map(TERMS);
const toKey = new Map(TERMS.map(([key, term]) => [term, key]));

/** `termOf("promoter")` is `"SO:0000167"`; keys without a term of their own are `sequence_feature`. */
export const termOf = (featureKey: string): string => `SO:${toTerm.get(featureKey) ?? "0000110"}`;

/** The feature key of the first of these terms that has one, given as `SO:0000167` or in a URI; else null. */
export const featureKeyOf = (terms: readonly string[]): string | null => {
  for (const term of terms) {
    const number = /SO[:_](\d{7})/.exec(term)?.[1];
    const key = number === undefined ? undefined : toKey.get(number);
    if (key !== undefined && key !== "misc_feature") return key;
  }
  return null;
};

/** The role of a molecule that is a circle. */
export const CIRCULAR_TERM = "0000988";
