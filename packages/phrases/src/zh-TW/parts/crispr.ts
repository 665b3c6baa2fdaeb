import { crispr } from "../crispr/crispr.ts";
import { saveFile } from "../files/save-file.ts";

/** Texts of the CRISPR view of a sequence, loaded with it. */
export const words = { saveFile, crispr };
