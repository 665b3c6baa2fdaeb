import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"eln"> = {
  "eln.template.not.found": "找不到這個範本，可能已被刪除。請重新選擇。",
  "eln.template.stale": "範本已被他人修改，請重新載入後再儲存。",
  "eln.fields.stale": "屬性已被他人修改，請重新載入後再填寫。",
  "eln.field.required": "請先填寫「{{field}}」。",
  "eln.block.not.found": "內容區塊已不存在，請重新整理頁面後重新選擇。",
  "eln.block.rejected": "有內容區塊被退回，不能整體通過。請退回送審，或先改為通過。",
  "eln.audit.not.found": "沒有待審核的送審，可能已被撤回。",
  "eln.status.invalid": "目前狀態無法執行此操作，請重新整理頁面。",
  "eln.config.stale": "設定已被他人修改，請重新載入後再儲存。",
  "eln.import.unreadable":
    "無法讀取「{{fileName}}」。請選擇 Word（.docx）、Markdown（.md）或文字（.txt）檔案。",
};
