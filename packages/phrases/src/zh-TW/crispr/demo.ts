/** The demo lab's CRISPR targets. */
export const demo = { target: "EGFP 第 66 位密碼子附近", whole: "EGFP 編碼區" } as const;
