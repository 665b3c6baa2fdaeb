import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"tables"> = {
  "table.import": "匯入表格",
  "table.export": "匯出表格",
  area_table: "表格匯入匯出",
  object_tableImport: "表格匯入",
};
