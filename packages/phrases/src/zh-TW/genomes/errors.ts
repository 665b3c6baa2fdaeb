import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"genomes"> = {
  "genome.not.found": "找不到這個基因體，可能已被刪除，請重新整理清單。",
  "genome.not.ready": "這個基因體尚未匯入完成，請稍後再試。",
  "genome.name.exists": "已有同名的基因體，請換一個名稱。",
  "genome.too.many": "團隊已有 {{limit}} 個基因體正在匯入，請等其中一個完成。",
  "genome.gene.not.found": "這個基因體中沒有這個基因或轉錄本。",
  "genome.region.outside": "所選區域超出了染色體的範圍（1 至 {{size}}）。",
  "genome.region.too.long": "一次最多取 {{limit}} bp，請縮小區域。",
};
