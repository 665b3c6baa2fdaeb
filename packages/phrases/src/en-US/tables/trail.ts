import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"tables"> = {
  "table.import": "Table imported",
  "table.export": "Table exported",
  area_table: "Tables",
  object_tableImport: "table import",
};
