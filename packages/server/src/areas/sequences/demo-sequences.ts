import type { SequenceContent } from "@benchleaf/contract";
import { puc19Bases } from "./demo-puc19.ts";

type Feature = SequenceContent["features"][number];

/** A feature by its one-based inclusive ends, as records give them. */
const feature = (
  id: string,
  type: string,
  name: string,
  first: number,
  last: number,
  strand: 1 | -1 = 1,
): Feature => ({
  id,
  name,
  type,
  locations: [{ start: first - 1, end: last, strand }],
  operator: "join",
  qualifiers: [{ key: "label", value: name, isQuoted: true }],
});

const content = (
  part: Pick<SequenceContent, "name" | "description" | "sequence" | "features"> & Partial<SequenceContent>,
): SequenceContent => ({ circular: false, isProtein: false, isRna: false, primers: [], meta: {}, ...part });

/** Parts of INSDC record M77789.2 by its own coordinates; the reading frame of bla is found in its residues. */
const puc19 = content({
  name: "pUC19",
  description: "Cloning vector pUC19 (INSDC M77789.2)",
  sequence: puc19Bases,
  circular: true,
  primers: [],
  meta: { moleculeType: "DNA", division: "SYN", accession: "M77789", version: "M77789.2" },
  features: [
    feature("f1", "misc_feature", "lac operon", 1, 230),
    feature("f2", "misc_feature", "polylinker of M13mp19", 233, 289),
    feature("f3", "misc_feature", "lac operon", 290, 447),
    feature("f4", "misc_feature", "pBR322", 448, 547, -1),
    feature("f5", "misc_feature", "pBR322", 548, 684, -1),
    feature("f6", "misc_feature", "pBR322", 685, 2686, -1),
    feature("f7", "CDS", "bla", 885, 1745),
  ],
});

const cassetteBases = [
  "gatctcgatcccgcgaaattaatacgactcactatagggagaccacaacggtttccctctagaaataattttgtttaactttaagaaggagatatacata",
  "tgggccaccatcaccaccatcatggtagcggcgaaaacctgtattttcagggcagcaaatggtaactcgagcaccaccactgagatccggctgctaacaa",
  "agcccgaaaggaagctgagttggctgctgccaccgctgagcaataactagcataaccccttggggcctctaaacgggtcttgaggggttttttg",
].join("");

/** Composed by us out of textbook parts. */
const cassette = content({
  name: "T7 cassette (synthetic)",
  description: "A synthetic expression cassette to try the editor on",
  sequence: cassetteBases,
  features: [
    feature("f1", "promoter", "T7 promoter", 20, 39),
    feature("f2", "RBS", "RBS", 86, 91),
    feature("f3", "CDS", "His-TEV peptide", 100, 165),
    feature("f4", "terminator", "T7 terminator", 247, 294),
  ],
});

const peptide = content({
  name: "His-TEV peptide (synthetic)",
  description: "What the T7 cassette is translated to",
  sequence: "MGHHHHHHGSGENLYFQGSKW",
  isProtein: true,
  features: [feature("f1", "Region", "His tag", 3, 8), feature("f2", "Site", "TEV site", 12, 18)],
});

/** What the demo lab starts with: facts of a public record, and made-up pieces. */
export const demoSequences: readonly SequenceContent[] = [puc19, cassette, peptide];
