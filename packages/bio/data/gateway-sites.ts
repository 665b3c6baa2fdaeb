/**
 * Gateway recombination sites, put together from arms and cores: left arm, core, right arm.
 *
 * Sources: Landy, Annu. Rev. Biochem. 1989;58:913 (arms of lambda attB and attP); Hartley, Temple and Brasch, Genome
 * Res. 2000;10:1788 (sites 1 and 2); Cheo et al., Genome Res. 2004;14:2111 (sites 3 to 5); the consensus over
 * Invitrogen's vectors is that of the Gateway feature list of ApE (M. W. Davis, University of Utah). Sequences are
 * facts and carry no licence. Residues are IUPAC codes.
 */
export const gatewaySites = {
  /** The 7 bases between the staggered cuts: strands are exchanged there, and the two partners share them. */
  cores: { 1: "GTACAAA", 2: "GTACAAG", 3: "GTATAAT", 4: "GTATAGA", 5: "GTATACA" },
  /** What is before the core. `B` as in attB and attR, `P` (the P' arm of lambda) as in attP and attL. */
  leftArms: {
    B: "CHWVTWT",
    P: "VAAWWAWKRWTTTWWTTYGACTGATAGTGACCTGTWCGTYGMAACAVATTGATRAGCAATKMTTTYYTATAWTGHCMASTWT",
  },
  /** What is after the core. `B` as in attB and attL, `P` as in attP and attR. */
  rightArms: {
    B: "AAANNNG",
    P: "AAAGYWGARCGAGAARCGTAARRTGATATAAATATCAATATATTAAATTAGAYTTTGCATAAAAAACAGACTACATAATRCTGTAARACACAACATATBCAGTCV",
  },
} as const;
