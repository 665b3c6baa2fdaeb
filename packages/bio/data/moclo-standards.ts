/**
 * Overhangs of the modular cloning standards, in the order of the positions along a transcription unit, read on the
 * strand of the unit. Sources: Patron et al., New Phytol. 2015;208:13 (the common syntax of plant parts, of MoClo and
 * GoldenBraid); Iverson et al., ACS Synth. Biol. 2016;5:99 (CIDAR MoClo); Lee et al., ACS Synth. Biol. 2015;4:975 (the
 * yeast toolkit YTK). Compared with the part types of the public `moclo` package for Python and its kits (November 2026):
 * all of CIDAR and YTK, and of the plant syntax all but TGAC, TCCC and AGCC, which no kit there has.
 */
export const mocloStandards = {
  plant: "GGAG TGAC TCCC TACT CCAT AATG AGCC TTCG GCTT GGTA CGCT".split(" "),
  cidar: "GGAG TACT AATG AGGT GCTT CGCT".split(" "),
  ytk: "CCCT AACG TATG TTCT ATCC TGGC GCTG TACA GAGT CCGA".split(" "),
} as const;
