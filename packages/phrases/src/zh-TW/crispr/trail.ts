import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"crispr"> = {
  "crispr.cancel": "停止 CRISPR 任務",
  "crispr.create": "新增 CRISPR 任務",
  "crispr.keepPrimers": "儲存 CRISPR 任務的引子",
  "crispr.remove": "刪除 CRISPR 任務",
  area_crispr: "CRISPR 設計",
  object_crisprTask: "CRISPR 任務",
};
