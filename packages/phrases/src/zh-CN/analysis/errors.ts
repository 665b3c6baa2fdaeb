import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "dashboard.not.found": "找不到这个看板，可能已删除或不再共享给您。",
  "dashboard.stale": "看板已被他人修改，请重新加载后再保存。",
  "dashboard.not.yours": "您不能修改这个看板，请复制一份。",
  "dashboard.limit.exceed": "看板数量已达上限 {{limit}} 个，请先删除不用的看板。",
  "analysis.query.invalid": "这个图表的设置不适用于所选数据，请编辑图表。",
  "analysis.query.too.slow": "统计用时过长，请缩短时间范围或增加筛选。",
  "analysis.range.too.long": "时间范围过长，请缩短。",
  "analysis.table.invalid": "表格不完整：列有重复，或排除的单元格不在表中，请检查后重试。",
  "analysis.table.unreadable": "无法读取“{{fileName}}”，请确认它是 XLSX、CSV 或文本表格。",
  "analysis.too.long": "计算超过了时间上限，请减少数据或换用近似方法。",
};
