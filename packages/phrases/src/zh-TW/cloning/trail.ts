import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"cloning"> = {
  "cloning.create": "新增選殖方案",
  "cloning.makeProduct": "儲存選殖產物",
  "cloning.remove": "刪除選殖方案",
  "cloning.save": "修改選殖方案",
  area_cloning: "分子選殖",
  object_cloningBench: "選殖方案",
};
