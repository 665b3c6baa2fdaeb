import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"genomes"> = {
  "genome.not.found": "找不到该基因组，可能已被删除，请刷新列表。",
  "genome.not.ready": "该基因组尚未导入完成，请稍后再试。",
  "genome.name.exists": "已有同名的基因组，请换一个名称。",
  "genome.too.many": "团队已有 {{limit}} 个基因组正在导入，请等其中一个完成。",
  "genome.gene.not.found": "该基因组中没有这个基因或转录本。",
  "genome.region.outside": "所选区域超出了染色体的范围（1 至 {{size}}）。",
  "genome.region.too.long": "一次最多取 {{limit}} bp，请缩小区域。",
};
