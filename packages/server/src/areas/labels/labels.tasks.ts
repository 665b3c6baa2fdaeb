import type { TaskTable } from "../../kernel/compute.ts";
import type { DrawnCodes, RequestedCodes } from "./draw-codes.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** Codes as drawings. */
    "draw-codes": { input: RequestedCodes; output: DrawnCodes };
  }
}

export const labelsTasks: TaskTable<"draw-codes"> = {
  "draw-codes": { isForeign: false, load: async () => (await import("./draw-codes.ts")).drawCodes },
};
