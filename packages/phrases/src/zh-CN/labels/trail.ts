import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"labels"> = {
  "label.print": "打印标签",
  "recordCode.assign": "关联编码",
  "recordCode.remove": "移除编码",
  "labelTemplate.create": "新建标签模板",
  "labelTemplate.delete": "删除标签模板",
  "labelTemplate.update": "修改标签模板",
  area_label: "标签",
  area_recordCode: "编码",
  area_labelTemplate: "标签模板",
  object_label: "标签",
  object_labelTemplate: "标签模板",
};
