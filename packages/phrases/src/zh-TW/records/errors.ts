import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"records"> = {
  "number.pattern.invalid":
    "編號規則「{{pattern}}」有誤：必須恰有一個計數，年、月、日可有可無，用月須有年，用日須有月。請依輸入框下的說明修改。",
  "number.pattern.stale": "編號規則已被他人修改，請重新整理後再改。",
  "field.not.found": "此欄位不存在或已被移除。",
  "field.stale": "此欄位已被他人修改，請重新整理後再改。",
  "field.in.use": "計算欄位「{{field}}」用到了它，請先修改那個公式。",
  "field.name.exists": "此類記錄已有同名欄位。",
  "field.limit.exceed": "一類記錄最多 50 個欄位。",
  "field.setting.invalid":
    "欄位「{{field}}」的設定不完整或不成立：請檢查單位（須同類）、選項、公式和唯一性。",
  "field.values.not.unique": "既有記錄的「{{field}}」有重複值，不能設為唯一。",
  "field.value.required": "「{{field}}」必填，請填寫後再儲存。",
  "field.value.invalid": "「{{field}}」的值不正確，請檢查後再儲存。",
  "field.value.taken": "另一筆記錄已有相同的「{{field}}」。",
  "filter.limit.exceed": "最多可儲存 {{most}} 個篩選條件，請先刪除不用的。",
  "filter.not.found": "此篩選條件已被刪除。",
};
