import type { Feature } from "@benchleaf/bio";
import type { SequenceContent } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import { contentOf, type DemoParts, featureOf, featureOn, geneOf } from "./demo-parts.ts";

type Words = DemoLab["words"]["sequences"];
type Features = SequenceContent["features"];

const SITES = {
  BamHI: "GGATCC",
  EcoRI: "GAATTC",
  HindIII: "AAGCTT",
  KpnI: "GGTACC",
  XbaI: "TCTAGA",
} as const;
/** Bases that an enzyme needs next to its site. */
const [BEFORE, BEHIND] = ["CAGTAC", "GACTAC"];

/** Variable domains of trastuzumab, as published: Carter et al., PNAS 1992;89:4285. */
const VH =
  "EVQLVESGGGLVQPGGSLRLSCAASGFNIKDTYIHWVRQAPGKGLEWVARIYPTNGYTRYADSVKGRFTISADTSKNTAYLQMNSLRAEDTAVYYCSRWGGDGFYAMDYWGQGTLVTVSS";
const VL =
  "DIQMTQSPSSLSASVGDRVTITCRASQDVNTAVAWYQQKPGKAPKLLIYSASFLYSGVPSRFSGSRSGTDFTLTISSLQPEDFATYYCQQHYTTPPTFGQGTKVEIK";
const LINKER = "GGGGSGGGGSGGGGS";

/** The change of EGFP into BFP: tyrosine 66 to histidine, with a silent change that keeps Cas9 from cutting. */
export const EGFP_SITE = "CTGACCTACGGCGTGCAGTGC";
const BFP_SITE = "CTGACCCACGGGGTGCAGTGC";
const SPACER = "GCTGAAGCACTGCACGCCGT";
const ARM = 60;

const protein = (name: string, description: string, sequence: string, features: Feature[]) =>
  contentOf({ name, description, sequence, isProtein: true, features: features as Features });

const region = (name: string, letters: string, whole: string): Feature => {
  const start = whole.indexOf(letters);
  return featureOn(name, "Region", start, start + letters.length);
};

/** The antibody's domains, and the gene that is ordered: between NcoI and XhoI, without stop, so that the His tag follows. */
export const antibodyDesigns = (words: Words): readonly SequenceContent[] => {
  const whole = VH + LINKER + VL;
  const gene = geneOf(whole, ["CCATGG", "CTCGAG", SITES.BamHI, SITES.HindIII]);
  const ordered = `GATATACCATGGCC${gene}CTCGAGCACCAC`;
  const at = ordered.indexOf(gene);
  const domain = (name: string, from: number, length: number) =>
    featureOn(name, "misc_feature", at + 3 * from, at + 3 * (from + length));
  const cdr = (name: string, letters: string) => domain(name, whole.indexOf(letters), letters.length);
  return [
    protein("Trastuzumab VH", words.vh, VH, [
      region("CDR-H1", "GFNIKDTY", VH),
      region("CDR-H2", "IYPTNGYT", VH),
      region("CDR-H3", "SRWGGDGFYAMDY", VH),
    ]),
    protein("Trastuzumab VL", words.vl, VL, [
      region("CDR-L1", "QDVNTA", VL),
      region("CDR-L2", "SAS", VL),
      region("CDR-L3", "QQHYTTPPT", VL),
    ]),
    protein("scFv", words.scFv, whole, [
      region("VH", VH, whole),
      region("(G4S)3", LINKER, whole),
      region("VL", VL, whole),
    ]),
    contentOf({
      ...{ name: "scFv gene", description: words.gene, sequence: ordered },
      features: [
        domain("VH", 0, VH.length),
        domain("(G4S)3", VH.length, LINKER.length),
        domain("VL", VH.length + LINKER.length, VL.length),
        cdr("CDR-H3", "SRWGGDGFYAMDY"),
        cdr("CDR-L3", "QQHYTTPPT"),
      ] as Features,
    }),
  ];
};

/** What the knock-in needs: target, donor, product, enzyme, and fragments for two plasmids. */
export const knockInDesigns = (
  { letters, annotated }: DemoParts,
  words: Words,
): readonly SequenceContent[] => {
  const egfp = letters("egfp");
  const bfp = egfp.replace(EGFP_SITE, BFP_SITE);
  const at = egfp.indexOf(EGFP_SITE);
  const donor = bfp.slice(at - ARM, at + EGFP_SITE.length + ARM);
  const guideGene = `${letters("hU6 promoter")}${SPACER}${letters("gRNA scaffold")}TTTTTT`;
  const cut = `${BEFORE}${SITES.EcoRI}${guideGene}${SITES.HindIII}${BEHIND}`;
  const bfpCut = `${BEFORE}${SITES.KpnI}${bfp}${SITES.EcoRI}${BEHIND}`;
  const site = (sequence: string, part: string) => featureOf("Y66", "misc_feature", part, sequence);
  const cas9 = letters("Cas9");
  return [
    contentOf({
      ...{ name: "EGFP", description: words.egfp, sequence: egfp },
      features: [
        featureOn("EGFP", "CDS", 0, egfp.length),
        site(egfp, EGFP_SITE),
        featureOf("gEGFP-1", "protein_bind", SPACER, egfp),
      ] as Features,
    }),
    contentOf({
      ...{ name: "BFP (EGFP Y66H)", description: words.bfp, sequence: bfp },
      features: [featureOn("BFP", "CDS", 0, bfp.length), site(bfp, BFP_SITE)] as Features,
    }),
    contentOf({
      ...{ name: "ssODN-BFP", description: words.donor, sequence: donor },
      features: [
        featureOn("5' arm", "misc_recomb", 0, ARM),
        featureOn("Y66H", "variation", ARM, ARM + BFP_SITE.length),
        featureOn("3' arm", "misc_recomb", ARM + BFP_SITE.length, donor.length),
      ] as Features,
    }),
    contentOf({
      ...{ name: "SpCas9", description: words.cas9, sequence: cas9 },
      features: [featureOn("SpCas9", "CDS", 0, cas9.length - (cas9.length % 3))] as Features,
    }),
    annotated(
      contentOf({
        ...{ name: "U6-gEGFP", description: words.guideGene, sequence: cut },
        features: [featureOf("gEGFP-1", "misc_RNA", SPACER, cut)] as Features,
      }),
    ),
    contentOf({
      ...{ name: "BFP KpnI-EcoRI", description: words.bfpFragment, sequence: bfpCut },
      features: [featureOf("BFP", "CDS", bfp, bfpCut), site(bfpCut, BFP_SITE)] as Features,
    }),
  ];
};

const PROMOTERS = [
  ["CaMV 35S", "CaMV 35S"],
  ["CaMV d35S", "CaMVd35S promoter"],
  ["AtRbcS2B", "AtRbcS2B"],
  ["nos", "nos promoter"],
] as const;

/** Promoters between HindIII and XbaI, and the reporter that they drive between BamHI and EcoRI. */
export const promoterDesigns = ({ letters }: DemoParts, words: Words): readonly SequenceContent[] => {
  const fragments = PROMOTERS.map(([name, shipped]) => {
    const promoter = letters(shipped);
    const sequence = `${BEFORE}${SITES.HindIII}${promoter}${SITES.XbaI}${BEHIND}`;
    const start = BEFORE.length + SITES.HindIII.length;
    const feature = featureOn(name, "promoter", start, start + promoter.length);
    return contentOf({
      ...{ name: `${name} HindIII-XbaI`, description: words.fragment, sequence },
      features: [feature] as Features,
    });
  });
  const [luc, stop, u6] = [letters("luc2"), letters("nos 3UTR"), letters("U626 (Arabidopsis thaliana)")];
  const reporter = `${BEFORE}${SITES.BamHI}AACA${luc}${stop}${SITES.EcoRI}${BEHIND}`;
  return [
    ...fragments,
    contentOf({
      ...{ name: "LUC-tNOS BamHI-EcoRI", description: words.fragment, sequence: reporter },
      features: [
        featureOf("luc2", "CDS", luc, reporter),
        featureOf("tNOS", "terminator", stop, reporter),
      ] as Features,
    }),
    contentOf({
      ...{ name: "AtU6-26", description: words.part, sequence: u6 },
      features: [featureOn("AtU6-26", "promoter", 0, u6.length)] as Features,
    }),
  ];
};
