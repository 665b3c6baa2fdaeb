import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "analysis.table.invalid": "表格不完整：列有重复，或排除的单元格不在表中，请检查后重试。",
  "analysis.table.unreadable": "无法读取“{{fileName}}”，请确认它是 XLSX、CSV 或文本表格。",
  "analysis.too.long": "计算超过了时间上限，请减少数据或换用近似方法。",
};
