import type { TaskTable } from "../../kernel/compute.ts";
import type { CrateDirectory, CrateInput, FoundCrate, ReadCrate } from "./reading/crate-tasks.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** Position of the metadata in an `.eln` archive, and whether it may be unpacked. */
    "find-crate": { input: CrateDirectory; output: FoundCrate };
    /** The contents of an `.eln` archive. */
    "read-crate": { input: CrateInput; output: ReadCrate };
  }
}

export const interchangeTasks: TaskTable<"find-crate" | "read-crate"> = {
  "find-crate": { isForeign: true, load: async () => (await import("./reading/crate-tasks.ts")).findCrate },
  "read-crate": {
    isForeign: true,
    load: async () => (await import("./reading/crate-tasks.ts")).readCrateTask,
  },
};
