/**
 * Overhangs of the modular cloning standards, in the order of the positions along a transcription unit, read on the
 * strand of the unit. Sources: Patron et al., New Phytol. 2015;208:13 (the common syntax of plant parts, of MoClo and
 * GoldenBraid); Iverson et al., ACS Synth. Biol. 2016;5:99 (CIDAR MoClo); Lee et al., ACS Synth. Biol. 2015;4:975 (the
 * yeast toolkit YTK).
 */
export const mocloStandards = {
  plant: "GGAG TGAC TCCC TACT CCAT AATG AGCC TTCG GCTT GGTA CGCT".split(" "),
  cidar: "GGAG TACT AATG AGGT GCTT CGCT".split(" "),
  ytk: "CCCT AACG TATG TTCT ATCC TGGC GCTG TACA GAGT CCGA".split(" "),
} as const;
