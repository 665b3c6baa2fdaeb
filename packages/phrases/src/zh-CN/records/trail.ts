import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"records"> = {
  "numberPattern.change": "修改编号规则",
  "field.archive": "移除字段",
  "field.create": "新建字段",
  "field.order": "调整字段顺序",
  "field.update": "修改字段",
  area_field: "自定义字段",
  object_field: "自定义字段",
  area_numberPattern: "记录设置",
  object_numberPattern: "编号规则",
};
