import type { BindingSite, ReadResult, Selection, WriteNote } from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";
import type { ReadImport } from "./read-import.work.ts";
import type { WrittenSequence } from "./sequences.work.ts";
import type { StoredSequence } from "./stored-row.rules.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    "read-sequences": { input: { bytes: Uint8Array; fileName: string }; output: ReadResult };
    /** Up to a number of sequences of a file in stored form, or the limit that it exceeds. */
    "read-import": {
      input: { bytes: Uint8Array; fileName: string; most: number };
      output: ReadImport;
    };
    /** The one sequence of a file under a name; null if it is none or more than a file can hold. */
    "read-kept": {
      input: { bytes: Uint8Array; fileName: string; name: string };
      output: StoredSequence | "several-sequences" | null;
    };
    /** A file out of a record. */
    "write-sequence": { input: WrittenSequence; output: Uint8Array<ArrayBuffer> };
    /** What of a record a format cannot hold. */
    "find-losses": { input: WrittenSequence; output: readonly WriteNote[] };
    /** Where stretches of one text are in another. */
    "follow-stretches": {
      input: { before: string; after: string; stretches: readonly Selection[]; isCircular: boolean };
      output: readonly (Selection | null)[];
    };
    /**
     * Positions at which one primer binds in several molecules, by their index in the list; a position beyond `limit`
     * ends the search.
     */
    "find-primer-places": {
      input: {
        bases: string;
        molecules: readonly { sequence: string; circular: boolean }[];
        maxMismatches: number;
        limit: number;
      };
      output: readonly { index: number; site: BindingSite }[];
    };
  }
}

export const sequencesTasks: TaskTable<
  | "read-sequences"
  | "read-import"
  | "read-kept"
  | "write-sequence"
  | "find-losses"
  | "follow-stretches"
  | "find-primer-places"
> = {
  "read-sequences": {
    isForeign: true,
    load: async () => (await import("./sequences.work.ts")).readFile,
  },
  "read-import": {
    isForeign: true,
    load: async () => (await import("./read-import.work.ts")).readImport,
  },
  "read-kept": {
    isForeign: true,
    load: async () => (await import("./read-import.work.ts")).readStored,
  },
  "write-sequence": { isForeign: false, load: async () => (await import("./sequences.work.ts")).write },
  "find-losses": { isForeign: false, load: async () => (await import("./sequences.work.ts")).findLosses },
  "follow-stretches": {
    isForeign: false,
    load: async () => (await import("./sequences.work.ts")).follow,
  },
  "find-primer-places": {
    isForeign: false,
    load: async () => (await import("./sequences.work.ts")).findPrimerPlaces,
  },
};
