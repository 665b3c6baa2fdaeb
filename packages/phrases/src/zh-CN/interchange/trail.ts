import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"interchange"> = {
  "eln.import": "导入 .eln 归档",
  "eln.prepareExport": "生成 .eln 归档",
  "eln.fetchExport": "下载 .eln 归档",
  "project.export": "导出项目",
  area_eln: "实验记录归档",
  area_project: "项目",
};
