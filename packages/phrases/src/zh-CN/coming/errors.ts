import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "sample.meta.status.invalid": "当前状态的样本模板不能执行此操作，请刷新后查看。",
  "sample.meta.field.setting.invalid": "字段设置有误，请检查字段类型和选项。",
  "sample.meta.field.name.duplicate": "字段名称重复，请修改后再保存。",
  "sample.meta.field.label.duplicate": "字段显示名重复，请修改后再保存。",
  "sample.meta.name.duplicate": "样本模板名称已存在，请换一个名称。",
  "sample.meta.label.duplicate": "样本模板显示名已存在，请换一个显示名。",
};
