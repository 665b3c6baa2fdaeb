import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"genomes"> = {
  "genome.cancel": "停止匯入基因體",
  "genome.import": "匯入基因體",
  "genome.remove": "刪除基因體",
  "genome.take": "從基因體取得序列",
  "genome.update": "修改基因體",
  area_genome: "參考基因體",
  object_genome: "基因體",
};
