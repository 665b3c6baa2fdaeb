import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"documents"> = {
  "document.create": "新建文档",
  "document.edit": "编辑页面内容",
  "document.import": "导入页面",
  "document.restoreVersion": "恢复页面版本",
  "document.saveVersion": "保存页面版本",
  "document.step": "勾选实验步骤",
  area_document: "文档",
};
