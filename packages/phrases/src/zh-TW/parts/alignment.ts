import { alignments } from "../alignments/alignments.ts";
import { saveFile } from "../files/save-file.ts";

/** Texts of the alignment pages, loaded with them. */
export const words = { saveFile, alignments };
