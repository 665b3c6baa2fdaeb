import type { TaskTable } from "../../kernel/compute.ts";
import type { RecordEntry } from "./importing/record-entry.ts";
import type { ReadPaper } from "./reading/paper-text.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The text of a PDF in reading order. */
    "read-paper": { input: { readonly bytes: Uint8Array }; output: ReadPaper };
    /** Entries of a BibTeX, RIS or CSL-JSON text. */
    "parse-records": { input: { readonly text: string }; output: RecordEntry[] };
  }
}

export const literatureTasks: TaskTable<"read-paper" | "parse-records"> = {
  "read-paper": { isForeign: true, load: async () => (await import("./reading/read-paper.ts")).readPaper },
  "parse-records": {
    isForeign: true,
    load: async () => (await import("./importing/parse-records.ts")).parseRecords,
  },
};
