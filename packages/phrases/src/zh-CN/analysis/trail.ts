import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"analysis"> = {
  "analysis.create": "新建数据分析",
  "analysis.restoreVersion": "恢复数据分析的旧版本",
  "analysis.save": "保存数据分析",
  area_analysis: "数据分析",
};
