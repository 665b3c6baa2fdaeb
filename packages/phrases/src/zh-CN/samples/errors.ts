import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"samples"> = {
  "sample.meta.status.invalid": "样本模板或样本的状态不允许此操作，请检查状态设置并刷新后重试。",
  "sample.meta.field.setting.invalid": "字段设置有误，请检查字段类型和选项。",
  "sample.meta.field.name.duplicate": "字段名称重复，请修改后再保存。",
  "sample.meta.field.label.duplicate": "字段显示名重复，请修改后再保存。",
  "sample.meta.name.duplicate": "样本模板名称已存在，请换一个名称。",
  "sample.meta.label.duplicate": "样本模板显示名已存在，请换一个显示名。",
  "sample.meta.not.found": "找不到可用的样本模板，请检查名称或在模板页启用它。",
  "sample.meta.stale": "样本模板刚刚被他人修改，请刷新后重试。",
  "sample.not.found": "找不到该样本，请刷新。",
  "sample.stale": "样本信息刚刚被他人修改，请刷新后重试。",
  "sample.state.invalid": "所选样本或申请的当前状态不能执行此操作，请刷新后查看。",
  "sample.owner.required": "只能移交自己负责的样本，请重新选择。",
  "sample.request.not.found": "找不到该样本申请，请刷新。",
  "sample.transfer.not.found": "找不到该移交记录，请刷新。",
  "sample.transfer.pending": "其中有样本正在移交，请等待对方处理或先撤回。",
  "sample.usage.not.found": "找不到该领用记录，请刷新。",
};
