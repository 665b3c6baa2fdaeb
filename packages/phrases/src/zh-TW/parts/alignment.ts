import { alignments } from "../alignments/alignments.ts";

/** What only the pages of alignments say; it comes with it. */
export const words = { alignments };
