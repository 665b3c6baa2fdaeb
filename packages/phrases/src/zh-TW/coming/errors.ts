import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "sample.meta.status.invalid": "目前狀態的樣本範本無法執行此操作，請重新整理後檢視。",
  "sample.meta.field.setting.invalid": "欄位設定有誤，請檢查欄位類型和選項。",
  "sample.meta.field.name.duplicate": "欄位名稱重複，請修改後再儲存。",
  "sample.meta.field.label.duplicate": "欄位顯示名稱重複，請修改後再儲存。",
  "sample.meta.name.duplicate": "樣本範本名稱已存在，請換一個名稱。",
  "sample.meta.label.duplicate": "樣本範本顯示名稱已存在，請換一個顯示名稱。",
};
