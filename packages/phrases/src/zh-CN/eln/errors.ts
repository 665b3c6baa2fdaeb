import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"eln"> = {
  "eln.template.not.found": "找不到这个模板，可能已被删除。请重新选择。",
  "eln.template.stale": "模板已被他人修改，请重新载入后再保存。",
  "eln.fields.stale": "属性已被他人修改，请重新载入后再填写。",
  "eln.field.required": "请先填写“{{field}}”。",
  "eln.block.not.found": "内容块已不存在，请刷新页面后重新选择。",
  "eln.block.rejected": "有内容块被驳回，不能整体通过。请驳回提交，或先改为通过。",
  "eln.audit.not.found": "没有待审核的提交，可能已被撤回。",
  "eln.status.invalid": "当前状态不能执行此操作，请刷新页面。",
  "eln.config.stale": "设置已被他人修改，请重新载入后再保存。",
  "eln.import.unreadable":
    "无法读取“{{fileName}}”。请选择 Word（.docx）、Markdown（.md）或文本（.txt）文件。",
};
