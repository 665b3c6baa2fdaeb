import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"inspection"> = {
  "inspection.form.not.found": "该巡检表单不存在或您无权查看，请返回列表刷新后再试。",
  "form.invalid": "表单有 {{count}} 处需要修改才能发布，请按提示处理。",
  "form.stale": "表单已被他人修改，您的改动未保存。请刷新后在最新内容上修改。",
  "inspection.form.not.published": "该表单还没有发布或已归档，请先发布再使用。",
  "inspection.form.in.use": "该表单还有启用中的计划，请先停用计划再归档。",
  "inspection.schedule.not.found": "该巡检计划不存在，请刷新后再试。",
  "inspection.schedule.stale": "该计划已被他人修改，请刷新后再改。",
  "inspection.schedule.empty": "按此设置今后不会有任何巡检，请调整首次时间或结束条件。",
  "inspection.task.not.found": "该巡检任务不存在，可能计划已变更。请返回任务列表。",
  "inspection.task.closed": "该巡检任务已取消或已完成，不能再修改。",
  "inspection.record.not.found": "该巡检记录不存在或您无权查看。",
  "inspection.answers.incomplete": "还有 {{count}} 项必填内容未完成，请补充后提交。",
  "inspection.answers.invalid": "有的填写内容与表单不符，请检查标出的项目。",
  "record.files.missing": "有照片或文件尚未上传完成，请保持联网后重试；内容仍保存在本机。",
  "inspection.action.not.found": "该整改项不存在或您无权查看。",
  "inspection.action.state": "该整改项的状态已变化，请刷新后再操作。",
  "action.proof.required": "请先由负责人提交整改说明，再关闭。",
  "inspection.stand.in.invalid": "代班设置不成立：两人须不同、日期须有效，且与已有代班不冲突。",
};
