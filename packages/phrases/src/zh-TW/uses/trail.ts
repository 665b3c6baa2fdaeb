import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"uses"> = {
  "pageUse.take": "頁面取用物料或樣本",
  "pageUse.return": "頁面退回物料或樣本",
  area_pageUse: "使用記錄",
  object_pageUse: "使用記錄",
};
