import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "analysis.table.invalid": "表格不完整：欄有重複，或排除的儲存格不在表中，請檢查後重試。",
  "analysis.table.unreadable": "無法讀取「{{fileName}}」，請確認它是 XLSX、CSV 或文字表格。",
  "analysis.too.long": "計算超過了時間上限，請減少資料或改用近似方法。",
};
