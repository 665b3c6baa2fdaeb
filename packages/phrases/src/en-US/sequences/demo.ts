/** What is said of the demo lab's sequences. */
export const demo = {
  vh: "Heavy chain variable domain of trastuzumab (Carter et al., PNAS 1992;89:4285)",
  vl: "Light chain variable domain of trastuzumab (Carter et al., PNAS 1992;89:4285)",
  scFv: "VH-(G4S)3-VL for the cytoplasm, no signal peptide",
  gene: "scFv gene with codons for E. coli between NcoI and XhoI, ordered as synthetic DNA",
  egfp: "Coding sequence of EGFP (INSDC U55762.1)",
  bfp: "EGFP Y66H: the coding sequence after homologous repair, with a silent change beside the PAM",
  donor: "Single-stranded donor with arms of 60 nt",
  cas9: "Coding sequence of SpCas9, codons for human cells",
  guideGene: "sgRNA behind the hU6 promoter; its spacer leads to codon 66 of EGFP",
  bfpFragment: "BFP coding sequence between KpnI and EcoRI",
  part: "Part for expression in plants",
  fragment: "Synthetic fragment with restriction sites at its ends",
  read: "Sanger read with a chromatogram simulated for the demo",
  saidName: "Domains of the scFv annotated",
  saidPrimers: "Sequencing primers added",
  saidNote: "Checked against the reads: the C-terminal His tag is in frame",
} as const;
