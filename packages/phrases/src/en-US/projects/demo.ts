/** The demo lab's projects. */
export const demo = {
  library: "Shared plasmids",
  libraryAbout:
    "Vectors shared by the whole lab. Check the digest before adding one, and save changes as a new file.",
  crispr: "CRISPR knock-in: EGFP to BFP reporter",
  crisprAbout:
    "Cas9 RNP and a single-stranded donor convert tyrosine 66 to histidine in HEK293T-EGFP cells; the color change reports the efficiency of homology-directed repair.",
  antibody: "Anti-HER2 scFv in E. coli",
  antibodyAbout:
    "Variable domains of trastuzumab as an scFv, codon-optimized for E. coli, cloned into pET-28a(+) with a C-terminal His tag.",
  promoter: "Plant promoter series",
  promoterAbout:
    "35S, double 35S, AtRbcS2B and nos promoters drive LUC in tobacco leaves to compare relative activities.",
  teaching: "New member training 2025",
  teachingAbout: "First exercises: plasmid maps, primer design and reading Sanger traces.",
  oldPilot: "GFP pilot (old)",
  oldPrimer: "Primer tests (duplicate)",
  oldRotation: "Rotation exercises",
  removePilot: "The pilot is finished; its data were moved to the knock-in project.",
  removePrimer: "Duplicates primers in the shared library.",
  removeRotation: "The rotation has ended.",
} as const;
