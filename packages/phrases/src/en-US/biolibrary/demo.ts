/** The demo lab's shared primers. */
export const demo = {
  checkF: "EGFP site, forward",
  checkR: "EGFP site, reverse",
  t7: "sequences pET vectors forward",
  t7Term: "sequences pET vectors in reverse",
  luc: "sequences in reverse from the 5' end of LUC",
} as const;
