import { alignments } from "../alignments/alignments.ts";
import { saveFile } from "../files/save-file.ts";

/** What only the pages of alignments say; it comes with it. */
export const words = { saveFile, alignments };
