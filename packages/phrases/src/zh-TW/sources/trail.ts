import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sources"> = {
  "source.take": "從公共資料庫取得序列",
  area_source: "公共資料庫",
};
