import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"analysis"> = {
  "analysis.create": "新建数据分析",
  "analysis.restoreVersion": "恢复数据分析的旧版本",
  "analysis.save": "保存数据分析",
  area_analysis: "数据分析",
  "dashboard.create": "新建看板",
  "dashboard.remove": "删除看板",
  "dashboard.update": "修改看板",
  area_dashboard: "看板",
  object_dashboard: "看板",
};
