import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"uses"> = {
  "pageUse.take": "页面取用物料或样本",
  "pageUse.return": "页面退回物料或样本",
  area_pageUse: "使用记录",
  object_pageUse: "使用记录",
};
