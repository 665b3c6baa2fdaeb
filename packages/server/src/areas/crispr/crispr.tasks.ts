import type {
  FindTargetGuidesOptions,
  FindTargetGuidesResult,
  SearchedGuide,
  SummariseOptions,
  SummariseResult,
  Topology,
} from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    "find-guides": {
      input: { sequence: string; options: FindTargetGuidesOptions };
      output: FindTargetGuidesResult;
    };
    "summarise-off-targets": {
      /** Features as JSON text. */
      input: {
        guides: readonly SearchedGuide[];
        sequence: string;
        topology: Topology;
        features: string;
        options: Omit<SummariseOptions, "features">;
      };
      output: SummariseResult;
    };
  }
}

export const crisprTasks: TaskTable<"find-guides" | "summarise-off-targets"> = {
  "find-guides": { isForeign: false, load: async () => (await import("./crispr.work.ts")).findGuides },
  "summarise-off-targets": {
    isForeign: false,
    load: async () => (await import("./crispr.work.ts")).summarise,
  },
};
