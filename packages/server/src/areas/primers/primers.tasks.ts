import type { DesignResult, Guide, Primer3Answer, Primer3Tags } from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The result, as values and as primer3 writes it. */
    "design-by-primer3": {
      input: { asked: Primer3Tags; sequence: string; circular: boolean; library: string };
      output: { answer: Primer3Answer; tags: Record<string, string> };
    };
    /** One result per cut. */
    "design-genotyping-primers": {
      input: {
        sequence: string;
        circular: boolean;
        cuts: readonly Pick<Guide, "cutTop" | "cutBottom">[];
      };
      output: readonly DesignResult[];
    };
  }
}

export const primersTasks: TaskTable<"design-by-primer3" | "design-genotyping-primers"> = {
  // The number of candidates depends on the caller's settings.
  "design-by-primer3": {
    isForeign: true,
    load: async () => (await import("./primers.work.ts")).designByPrimer3,
  },
  "design-genotyping-primers": {
    isForeign: false,
    load: async () => (await import("./primers.work.ts")).designGenotyping,
  },
};
