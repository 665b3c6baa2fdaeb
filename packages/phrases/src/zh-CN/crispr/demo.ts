/** The demo lab's CRISPR targets. */
export const demo = { target: "EGFP 第 66 位密码子附近", whole: "EGFP 编码区" } as const;
