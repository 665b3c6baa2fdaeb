import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"tables"> = {
  "table.import": "Imported a table",
  "table.export": "Exported a table",
  area_table: "Tables",
  object_tableImport: "Table import",
};
