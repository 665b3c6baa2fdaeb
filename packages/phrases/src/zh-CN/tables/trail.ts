import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"tables"> = {
  "table.import": "导入表格",
  "table.export": "导出表格",
  area_table: "表格导入导出",
  object_tableImport: "表格导入",
};
