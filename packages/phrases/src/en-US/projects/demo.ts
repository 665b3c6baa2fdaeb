/** The demo lab's projects. */
export const demo = {
  library: "Shared plasmids",
  libraryAbout: "Vectors for everybody. Check the digest before you add one, and save changes as a new file.",
  crispr: "CRISPR knock-in: EGFP to BFP reporter",
  crisprAbout:
    "Cas9 RNP and a single-stranded donor turn tyrosine 66 into histidine in HEK293T-EGFP cells; the change of colour tells how often homologous repair worked.",
  antibody: "Anti-HER2 scFv in E. coli",
  antibodyAbout:
    "Variable domains of trastuzumab as an scFv, codons chosen for E. coli, cloned into pET-28a(+) with a C-terminal His tag.",
  promoter: "Plant promoter series",
  promoterAbout:
    "35S, double 35S, AtRbcS2B and nos promoters drive LUC in tobacco leaves; relative activities are compared.",
  teaching: "Newcomers 2025",
  teachingAbout: "First exercises: plasmid maps, primer design, reading Sanger traces.",
  oldPilot: "GFP pilot (old)",
  oldPrimer: "Primer tests (double)",
  oldRotation: "Rotation exercises",
  removePilot: "The pilot is over; its data lie in the knock-in project.",
  removePrimer: "The same primers are in the shared library.",
  removeRotation: "The rotation has ended.",
} as const;
