/** The demo lab's CRISPR targets. */
export const demo = { target: "Around codon 66 of EGFP", whole: "EGFP coding sequence" } as const;
