import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"samples"> = {
  "sample.meta.status.invalid": "樣本範本或樣本的狀態不允許此操作，請檢查狀態設定並重新整理後再試。",
  "sample.meta.field.setting.invalid": "欄位設定有誤，請檢查欄位類型和選項。",
  "sample.meta.field.name.duplicate": "欄位名稱重複，請修改後再儲存。",
  "sample.meta.field.label.duplicate": "欄位顯示名稱重複，請修改後再儲存。",
  "sample.meta.name.duplicate": "樣本範本名稱已存在，請換一個名稱。",
  "sample.meta.label.duplicate": "樣本範本顯示名稱已存在，請換一個顯示名稱。",
  "sample.meta.not.found": "找不到可用的樣本範本，請檢查名稱或在範本頁啟用它。",
  "sample.meta.stale": "樣本範本剛被他人修改，請重新整理後再試。",
  "sample.not.found": "找不到該樣本，請重新整理。",
  "sample.stale": "樣本資訊剛被他人修改，請重新整理後再試。",
  "sample.state.invalid": "所選樣本或申請的目前狀態無法執行此操作，請重新整理後檢視。",
  "sample.owner.required": "只能移交自己負責的樣本，請重新選擇。",
  "sample.request.not.found": "找不到該樣本申請，請重新整理。",
  "sample.transfer.not.found": "找不到該移交記錄，請重新整理。",
  "sample.transfer.pending": "其中有樣本正在移交，請等待對方處理或先撤回。",
  "sample.usage.not.found": "找不到該領用記錄，請重新整理。",
};
