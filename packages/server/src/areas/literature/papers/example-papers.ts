import { type PaperFields, paperFieldsSchema } from "@benchleaf/contract";

/*
 * Records of papers under open licences, from the metadata of their journals: titles, authors, sources, identifiers.
 * No abstract or text of them is included.
 */

const authorsOf = (names: string) =>
  names.split("; ").map((name) => {
    const [family = "", given = ""] = name.split(", ");
    return { family, given };
  });

const journal = (
  id: string,
  [title, authors, container, year]: readonly [string, string, string, number],
  place: {
    readonly volume: string;
    readonly issue?: string;
    readonly pages: string;
    readonly doi: string;
    readonly pmid: string;
  },
): { readonly id: string; readonly fields: PaperFields } => ({
  id,
  fields: paperFieldsSchema.parse({
    title,
    authors: authorsOf(authors),
    container,
    year,
    language: "en",
    url: `https://doi.org/${place.doi}`,
    ...place,
  }),
});

/** Twelve papers that are relevant to cloning and genome editing. */
export const examplePapers: readonly { readonly id: string; readonly fields: PaperFields }[] = [
  journal(
    "golden-gate",
    [
      "A one pot, one step, precision cloning method with high throughput capability",
      "Engler, Carola; Kandzia, Romy; Marillonnet, Sylvestre",
      "PLoS ONE",
      2008,
    ],
    { volume: "3", issue: "11", pages: "e3647", doi: "10.1371/journal.pone.0003647", pmid: "18985154" },
  ),
  journal(
    "golden-gate-shuffling",
    [
      "Golden Gate shuffling: a one-pot DNA shuffling method based on type IIs restriction enzymes",
      "Engler, Carola; Gruetzner, Ramona; Kandzia, Romy; Marillonnet, Sylvestre",
      "PLoS ONE",
      2009,
    ],
    { volume: "4", issue: "5", pages: "e5553", doi: "10.1371/journal.pone.0005553", pmid: "19436741" },
  ),
  journal(
    "modular-cloning",
    [
      "A modular cloning system for standardized assembly of multigene constructs",
      "Weber, Ernst; Engler, Carola; Gruetzner, Ramona; Werner, Stefan; Marillonnet, Sylvestre",
      "PLoS ONE",
      2011,
    ],
    { volume: "6", issue: "2", pages: "e16765", doi: "10.1371/journal.pone.0016765", pmid: "21364738" },
  ),
  journal(
    "cpec",
    [
      "Circular polymerase extension cloning of complex gene libraries and pathways",
      "Quan, Jiayuan; Tian, Jingdong",
      "PLoS ONE",
      2009,
    ],
    { volume: "4", issue: "7", pages: "e6441", doi: "10.1371/journal.pone.0006441", pmid: "19649325" },
  ),
  journal(
    "slice",
    [
      "SLiCE: a novel bacterial cell extract-based DNA cloning method",
      "Zhang, Yongwei; Werling, Uwe; Edelmann, Winfried",
      "Nucleic Acids Research",
      2012,
    ],
    { volume: "40", issue: "8", pages: "e55", doi: "10.1093/nar/gkr1288", pmid: "22241772" },
  ),
  journal(
    "primer3",
    [
      "Primer3—new capabilities and interfaces",
      "Untergasser, Andreas; Cutcutache, Ioana; Koressaar, Triinu; Ye, Jian; Faircloth, Brant C.; Remm, Maido; Rozen, Steven G.",
      "Nucleic Acids Research",
      2012,
    ],
    { volume: "40", issue: "15", pages: "e115", doi: "10.1093/nar/gks596", pmid: "22730293" },
  ),
  journal(
    "rna-programmed-editing",
    [
      "RNA-programmed genome editing in human cells",
      "Jinek, Martin; East, Alexandra; Cheng, Aaron; Lin, Steven; Ma, Enbo; Doudna, Jennifer",
      "eLife",
      2013,
    ],
    { volume: "2", pages: "e00471", doi: "10.7554/elife.00471", pmid: "23386978" },
  ),
  journal(
    "timed-delivery",
    [
      "Enhanced homology-directed human genome engineering by controlled timing of CRISPR/Cas9 delivery",
      "Lin, Steven; Staahl, Brett T.; Alla, Ravi K.; Doudna, Jennifer A.",
      "eLife",
      2014,
    ],
    { volume: "3", pages: "e04766", doi: "10.7554/elife.04766", pmid: "25497837" },
  ),
  journal(
    "crispor",
    [
      "CRISPOR: intuitive guide selection for CRISPR/Cas9 genome editing experiments and screens",
      "Concordet, Jean-Paul; Haeussler, Maximilian",
      "Nucleic Acids Research",
      2018,
    ],
    { volume: "46", issue: "W1", pages: "W242-W245", doi: "10.1093/nar/gky354", pmid: "29762716" },
  ),
  journal(
    "blast-plus",
    [
      "BLAST+: architecture and applications",
      "Camacho, Christiam; Coulouris, George; Avagyan, Vahram; Ma, Ning; Papadopoulos, Jason; Bealer, Kevin; Madden, Thomas L.",
      "BMC Bioinformatics",
      2009,
    ],
    { volume: "10", pages: "421", doi: "10.1186/1471-2105-10-421", pmid: "20003500" },
  ),
  journal(
    "muscle",
    [
      "MUSCLE: a multiple sequence alignment method with reduced time and space complexity",
      "Edgar, Robert C.",
      "BMC Bioinformatics",
      2004,
    ],
    { volume: "5", pages: "113", doi: "10.1186/1471-2105-5-113", pmid: "15318951" },
  ),
  journal(
    "deseq2",
    [
      "Moderated estimation of fold change and dispersion for RNA-seq data with DESeq2",
      "Love, Michael I.; Huber, Wolfgang; Anders, Simon",
      "Genome Biology",
      2014,
    ],
    { volume: "15", issue: "12", pages: "550", doi: "10.1186/s13059-014-0550-8", pmid: "25516281" },
  ),
];
