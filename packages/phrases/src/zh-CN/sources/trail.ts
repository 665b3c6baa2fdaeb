import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sources"> = {
  "source.take": "从公共数据库取得序列",
  area_source: "公共数据库",
};
