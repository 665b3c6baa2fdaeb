import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"literature"> = {
  "paper.import": "导入文献",
  "paper.update": "修改文献信息",
  "paper.attach": "上传文献 PDF",
  "paper.merge": "合并重复文献",
  "paper.publish": "在开放文献库公开",
  "paper.withdraw": "撤回公开的文献",
  "paper.methods": "提取实验方法",
  "collection.create": "新建文献集",
  "collection.update": "修改文献集",
  "collection.delete": "删除文献集",
  area_paper: "文献",
  object_paper: "文献",
  area_collection: "文献集",
  object_collection: "文献集",
};
