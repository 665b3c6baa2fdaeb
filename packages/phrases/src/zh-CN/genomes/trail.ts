import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"genomes"> = {
  "genome.cancel": "停止导入基因组",
  "genome.import": "导入基因组",
  "genome.remove": "删除基因组",
  "genome.take": "从基因组取得序列",
  "genome.update": "修改基因组",
  area_genome: "参考基因组",
  object_genome: "基因组",
};
