import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"crispr"> = {
  "crispr.task.not.found": "找不到這項 CRISPR 任務，可能已被刪除，請重新整理任務清單。",
  "crispr.version.gone": "此序列的這個版本已不存在，請開啟目前版本後重新設計。",
  "crispr.not.dna": "只有 DNA 序列可以設計 gRNA，請選擇 DNA 序列。",
  "crispr.target.outside": "標靶區超出序列範圍，請重新選取標靶區。",
  "crispr.target.too.long": "標靶區過長：連同兩側一次最多 {{limit}} bp，請縮小標靶區或分次設計。",
  "crispr.genome.too.long": "要檢查脫靶的序列合計超過 {{limit}} bp，請減少參考序列。",
  "crispr.guide.not.found": "此任務中沒有 gRNA {{guide}}，或其引子重複，請重新開啟任務後再儲存引子。",
  "crispr.primer.outside": "引子「{{name}}」不在此任務的序列範圍內，請重新設計。",
  "crispr.too.many.tasks": "您已有 {{limit}} 項 CRISPR 任務進行中，請等其中一項完成或停止後再送出。",
};
