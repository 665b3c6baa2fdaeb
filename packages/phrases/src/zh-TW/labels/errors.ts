import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"labels"> = {
  "record.not.found": "找不到對應的紀錄：可能已刪除、屬於其他團隊，或您無權檢視。",
  "record.code.mistyped": "編碼的檢查碼不符，請核對標籤上的十位數字後重新輸入。",
  "record.code.taken": "這個編碼已屬於另一筆紀錄，請先掃描它查看。",
  "record.code.limit.exceed": "一筆紀錄最多 {{limit}} 個編碼，請先移除不用的編碼。",
  "label.count.exceeds": "一次最多列印 1000 張標籤，請減少紀錄或份數後分次列印。",
  "label.layout.impossible": "標籤規格不成立：標籤超出紙張或互相重疊，請檢查尺寸、間距和起始位置。",
  "label.template.not.found": "此標籤範本不存在或已被刪除，請重新整理後再選。",
  "label.template.name.exists": "已有同名的標籤範本，請換一個名稱。",
  "label.template.limit.exceed": "團隊最多儲存 {{limit}} 個標籤範本，請先刪除不用的範本。",
  "label.not.possible": "標籤產生失敗，請減少內容或更換規格後再試。",
};
