/**
 * Sites of the Cre recombinase: arm, spacer, arm. The spacer gives the direction; only sites with one spacer
 * recombine. Sources: Hoess, Ziese and Sternberg, PNAS 1982;79:3398 (loxP); Hoess, Wierzbicki and Abremski,
 * Nucleic Acids Res. 1986;14:2287 (lox511); Lee and Saito, Gene 1998;216:55 (lox2272, lox5171); Livet et al., Nature
 * 2007;450:56 (loxN); Albert et al., Plant J. 1995;7:649 (arms of lox66 and lox71). Sequences are facts.
 */
export const loxSites = {
  spacers: {
    loxP: "GCATACAT",
    lox511: "GTATACAT",
    lox5171: "GTACACAT",
    lox2272: "GGATACTT",
    loxN: "GTATACCT",
  },
  /** Left arms: that of loxP, and the altered one of lox71. */
  leftArms: ["ATAACTTCGTATA", "TACCGTTCGTATA"],
  /** Right arms: that of loxP, and the altered one of lox66. A site with both altered arms (lox72) is dead. */
  rightArms: ["TATACGAAGTTAT", "TATACGAACGGTA"],
} as const;
