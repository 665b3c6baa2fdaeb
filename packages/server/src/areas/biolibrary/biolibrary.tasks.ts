import type { BindingPrimersResult } from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    "template-seeds": {
      input: { sequence: string; circular: boolean };
      output: Uint8Array<ArrayBuffer>;
    };
    "find-binding-primers": {
      input: { sequence: string; circular: boolean; primers: readonly string[]; minTm: number };
      output: BindingPrimersResult;
    };
  }
}

export const biolibraryTasks: TaskTable<"template-seeds" | "find-binding-primers"> = {
  "template-seeds": { isForeign: false, load: async () => (await import("./biolibrary.work.ts")).findSeeds },
  "find-binding-primers": {
    isForeign: false,
    load: async () => (await import("./biolibrary.work.ts")).findPrimers,
  },
};
