/**
 * Sets of overhangs that T4 ligase joins faithfully in cycled Golden Gate (37 °C and 16 °C), one overhang of each
 * pair, with the share of assemblies estimated to have correct junctions only. A subset is at least as good as its
 * set. Source: Potapov et al., ACS Synth. Biol. 2018;7:2665, doi:10.1021/acssynbio.8b00333, Table 1. The published
 * matrix of all 256 × 256 counts is not here; see `overhangs.ts` for the rules that stand in for it.
 */
export const highFidelityOverhangSets: readonly {
  readonly fidelity: number;
  readonly overhangs: readonly string[];
}[] = [
  {
    fidelity: 0.985,
    overhangs: "TGCC GCAA ACTA TTAC CAGA TGTG GAGC AGGA ATTC CGAA ATAG AAGG AACT AAAA ACCG".split(" "),
  },
  {
    fidelity: 0.981,
    overhangs:
      "AGTG CAGG ACTC AAAA AGAC CGAA ATAG AACC TACA TAGA ATGC GATA CTCC GTAA CTGA ACAA AGGA ATTA ACCG GCGA".split(
        " ",
      ),
  },
  {
    fidelity: 0.958,
    overhangs:
      "CCTC CTAA GACA GCAC AATC GTAA TGAA ATTA CCAG AGGA ACAA TAGA CGGA CATA CAGC AACG AAGT CTCC AGAT ACCA AGTG GGTA GCGA AAAA ATGA".split(
        " ",
      ),
  },
  {
    fidelity: 0.917,
    overhangs:
      "TACA CTAA GGAA GCCA CACG ACTC CTTC TCAA GATA ACTG AACT AAGC CATA GACC AGGA ATCG AGAG ATTA CGGA TAGA AGCA TGAA ACAT CCAG GTGA ACGA ATAC AAAA AAGG CAAC".split(
        " ",
      ),
  },
];
