/** The demo lab's alignments. */
export const demo = { reads: "pET28a-scFv 選殖株 1、2 定序比對" } as const;
