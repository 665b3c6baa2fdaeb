import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tables"> = {
  "table.import.not.found": "找不到這次匯入，可能已過期，請重新選擇檔案。",
  "table.import.busy": "這次匯入正在處理中，請等它完成或先停止。",
  "table.import.too.many": "您已有 {{limit}} 個匯入正在進行，請等其中一個完成。",
  "table.not.checked": "請先檢查表格，再寫入。",
  "table.kind.one.way": "這類資料不支援此操作。",
  "table.unreadable": "無法讀取「{{fileName}}」。請另存為 XLSX 或 UTF-8 的 CSV 後重試。",
  "table.empty": "表格中沒有內容，請檢查檔案或貼上的內容。",
  "table.too.large": "檔案過大，最多 {{limit}} MB，請分成幾份匯入。",
  "table.rows.too.many": "列數過多，一次最多匯入 {{limit}} 列，請分成幾份。",
  "table.columns.too.many": "欄數過多，最多 {{limit}} 欄，請刪去不需要的欄。",
  "table.cell.too.long": "第 {{row}} 列有儲存格超過 {{limit}} 個字元，請檢查引號是否成對。",
  "table.column.missing": "請指定哪一欄是「{{column}}」。",
  "table.cell.empty": "必填，請填寫。",
  "table.cell.no.number": "應為數字，如 12.5。",
  "table.cell.no.date": "應為日期，如 2027-12-31。",
  "table.cell.no.unit": "無法識別該單位，請填 g、mL、pcs 等。",
  "table.cell.no.choice": "只能填：{{choices}}。",
  "table.cell.over": "最多 {{limit}} 個字元，請縮短。",
  "table.cell.twice": "與第 {{row}} 列重複。",
};
