/** Descriptions of the demo lab's sequences. */
export const demo = {
  vh: "Heavy chain variable domain of trastuzumab (Carter et al., PNAS 1992;89:4285)",
  vl: "Light chain variable domain of trastuzumab (Carter et al., PNAS 1992;89:4285)",
  scFv: "VH-(G4S)3-VL for cytoplasmic expression, no signal peptide",
  gene: "scFv gene, codon-optimized for E. coli, between NcoI and XhoI; ordered as synthetic DNA",
  egfp: "Coding sequence of EGFP (INSDC U55762.1)",
  bfp: "EGFP Y66H: the coding sequence after homology-directed repair, with a silent mutation next to the PAM",
  donor: "Single-stranded donor with 60 nt arms",
  cas9: "SpCas9 coding sequence, codon-optimized for human cells",
  guideGene: "sgRNA driven by the hU6 promoter; its spacer targets codon 66 of EGFP",
  bfpFragment: "BFP coding sequence between KpnI and EcoRI",
  part: "Part for plant expression",
  fragment: "Synthetic fragment with terminal restriction sites",
  read: "Sanger read with a chromatogram simulated for the demo",
  saidName: "Annotated the scFv domains",
  saidPrimers: "Added sequencing primers",
  saidNote: "Checked against the reads: the C-terminal His tag is in frame",
} as const;
