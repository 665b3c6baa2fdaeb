import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"cloning"> = {
  "cloning.create": "新建克隆方案",
  "cloning.makeProduct": "保存克隆产物",
  "cloning.remove": "删除克隆方案",
  "cloning.save": "修改克隆方案",
  area_cloning: "分子克隆",
  object_cloningBench: "克隆方案",
};
