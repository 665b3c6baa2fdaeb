import { readSequences } from "../format/read-sequences.ts";
import type { ReadResult } from "../format/report.ts";

/** Reads a text; a name without an extension is used as it is. */
export const readText = (text: string, name = "sequence"): ReadResult =>
  readSequences(new TextEncoder().encode(text), { name });
