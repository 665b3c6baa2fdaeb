import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"labels"> = {
  "label.print": "列印標籤",
  "recordCode.assign": "關聯編碼",
  "recordCode.remove": "移除編碼",
  "labelTemplate.create": "新增標籤範本",
  "labelTemplate.delete": "刪除標籤範本",
  "labelTemplate.update": "修改標籤範本",
  area_label: "標籤",
  area_recordCode: "編碼",
  area_labelTemplate: "標籤範本",
  object_label: "標籤",
  object_labelTemplate: "標籤範本",
};
