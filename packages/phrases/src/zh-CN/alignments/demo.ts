/** The demo lab's alignments. */
export const demo = { reads: "pET28a-scFv 克隆 1、2 测序比对" } as const;
