/** The demo lab's alignments. */
export const demo = { reads: "pET28a-scFv clones 1 and 2" } as const;
