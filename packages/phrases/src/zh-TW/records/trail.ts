import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"records"> = {
  "numberPattern.change": "修改編號規則",
  "field.archive": "移除欄位",
  "field.create": "新增欄位",
  "field.order": "調整欄位順序",
  "field.update": "修改欄位",
  area_field: "自訂欄位",
  object_field: "自訂欄位",
  area_numberPattern: "記錄設定",
  object_numberPattern: "編號規則",
};
