import { readSequences } from "../format/read-sequences.ts";
import type { ReadResult } from "../format/report.ts";

/** Reads a text through the door; a name without an ending is taken as it is. */
export const readText = (text: string, name = "sequence"): ReadResult =>
  readSequences(new TextEncoder().encode(text), { name });
