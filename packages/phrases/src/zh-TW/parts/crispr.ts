import { crispr } from "../crispr/crispr.ts";
import { saveFile } from "../files/save-file.ts";

/** What only the CRISPR view of a sequence says; it comes with it. */
export const words = { saveFile, crispr };
