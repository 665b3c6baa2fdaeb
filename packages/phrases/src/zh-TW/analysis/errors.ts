import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "dashboard.not.found": "找不到這個儀表板，可能已刪除或不再共享給您。",
  "dashboard.stale": "儀表板已被他人修改，請重新載入後再儲存。",
  "dashboard.not.yours": "您不能修改這個儀表板，請複製一份。",
  "dashboard.limit.exceed": "儀表板數量已達上限 {{limit}} 個，請先刪除不用的儀表板。",
  "analysis.query.invalid": "這個圖表的設定不適用於所選資料，請編輯圖表。",
  "analysis.query.too.slow": "統計用時過長，請縮短時間範圍或增加篩選。",
  "analysis.range.too.long": "時間範圍過長，請縮短。",
  "analysis.table.invalid": "表格不完整：欄有重複，或排除的儲存格不在表中，請檢查後重試。",
  "analysis.table.unreadable": "無法讀取「{{fileName}}」，請確認它是 XLSX、CSV 或文字表格。",
  "analysis.too.long": "計算超過了時間上限，請減少資料或改用近似方法。",
};
