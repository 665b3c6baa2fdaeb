import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"crispr"> = {
  "crispr.cancel": "停止 CRISPR 任务",
  "crispr.create": "新建 CRISPR 任务",
  "crispr.keepPrimers": "保存 CRISPR 任务的引物",
  "crispr.remove": "删除 CRISPR 任务",
  area_crispr: "CRISPR 设计",
  object_crisprTask: "CRISPR 任务",
};
