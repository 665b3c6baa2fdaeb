import { crispr } from "./zh-CN/crispr.ts";

/** What only the CRISPR view of a sequence says; it comes with it. */
export const words = { crispr } as const;
