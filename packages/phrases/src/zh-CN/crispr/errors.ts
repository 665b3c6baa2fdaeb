import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"crispr"> = {
  "crispr.task.not.found": "找不到该 CRISPR 任务，可能已被删除，请刷新任务列表。",
  "crispr.version.gone": "该序列的这个版本已不存在，请打开当前版本后重新设计。",
  "crispr.not.dna": "只有 DNA 序列可以设计 gRNA，请选择 DNA 序列。",
  "crispr.target.outside": "靶区超出了序列的范围，请重新选择靶区。",
  "crispr.target.too.long": "靶区过长：连同两侧一次最多 {{limit}} bp，请缩小靶区或分几次设计。",
  "crispr.genome.too.long": "要检查脱靶的序列合计超过 {{limit}} bp，请减少参考序列。",
  "crispr.guide.not.found": "该任务中没有 gRNA {{guide}}，或它的引物重复，请重新打开任务后再保存引物。",
  "crispr.primer.outside": "引物“{{name}}”不在该任务的序列范围内，请重新设计。",
  "crispr.too.many.tasks": "您已有 {{limit}} 个 CRISPR 任务在进行，请等其中一个完成或停止后再提交。",
};
