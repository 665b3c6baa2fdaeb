import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"interchange"> = {
  "eln.export.too.large": "一次最多匯出 {{files}} 個檔案、{{gigabytes}} GB，請依資料夾分別匯出。",
  "eln.not.found": "找不到這次匯入或匯出，可能已被刪除，請重新整理清單。",
  "eln.too.many": "您已有 {{limit}} 個匯入或匯出正在進行，請等其中一個完成後再試。",
  "eln.import.not.ready":
    "這個封存檔現在不能匯入：可能正在讀取或匯入，或封存檔已被清除，請重新整理頁面查看。",
  "eln.export.expired": "這份匯出已過期或尚未完成，請重新匯出。",
  "eln.export.no.longer.allowed": "其中有些檔案您已無權檢視，因此不能下載這份匯出，請重新匯出。",
};
