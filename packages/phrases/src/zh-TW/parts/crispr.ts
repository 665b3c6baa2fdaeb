import { crispr } from "../crispr/crispr.ts";

/** What only the CRISPR view of a sequence says; it comes with it. */
export const words = { crispr };
