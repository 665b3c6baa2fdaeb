import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"analysis"> = {
  "analysis.create": "新增資料分析",
  "analysis.restoreVersion": "還原資料分析的舊版本",
  "analysis.save": "儲存資料分析",
  area_analysis: "資料分析",
  "dashboard.create": "新增儀表板",
  "dashboard.remove": "刪除儀表板",
  "dashboard.update": "修改儀表板",
  area_dashboard: "儀表板",
  object_dashboard: "儀表板",
};
