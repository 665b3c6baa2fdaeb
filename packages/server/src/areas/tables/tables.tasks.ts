import type { TaskTable } from "../../kernel/compute.ts";
import type { ReadTable, TableInput } from "./reading/read-table.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The rows of a workbook or of text with separators. */
    "read-table": { input: TableInput; output: ReadTable };
  }
}

export const tablesTasks: TaskTable<"read-table"> = {
  "read-table": { isForeign: true, load: async () => (await import("./reading/read-table.ts")).readTable },
};
