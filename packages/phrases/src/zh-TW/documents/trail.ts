import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"documents"> = {
  "document.create": "新增文件",
  "document.edit": "編輯頁面內容",
  "document.import": "匯入頁面",
  "document.restoreVersion": "還原頁面版本",
  "document.saveVersion": "儲存頁面版本",
  "document.step": "勾選實驗步驟",
  area_document: "文件",
};
