import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"records"> = {
  "number.pattern.invalid":
    "编号规则“{{pattern}}”有误：须有且只有一个计数，年、月、日可有可无，用月须有年，用日须有月。请按输入框下的说明修改。",
  "number.pattern.stale": "编号规则已被他人修改，请刷新后再改。",
  "field.not.found": "该字段不存在或已被移除。",
  "field.stale": "该字段已被他人修改，请刷新后再改。",
  "field.in.use": "计算字段“{{field}}”用到了它，请先修改那个公式。",
  "field.name.exists": "该类记录已有同名字段。",
  "field.limit.exceed": "一类记录最多 50 个字段。",
  "field.setting.invalid": "字段“{{field}}”的设置不完整或不成立：请检查单位（须同类）、选项、公式和唯一性。",
  "field.values.not.unique": "已有记录的“{{field}}”有重复值，不能设为唯一。",
  "field.value.required": "“{{field}}”必填，请填写后再保存。",
  "field.value.invalid": "“{{field}}”的值不正确，请检查后再保存。",
  "field.value.taken": "另一条记录已有相同的“{{field}}”。",
  "filter.limit.exceed": "保存的筛选最多 {{most}} 个，请先删除不用的。",
  "filter.not.found": "这个筛选已被删除。",
};
