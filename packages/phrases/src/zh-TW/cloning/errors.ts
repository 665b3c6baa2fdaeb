import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"cloning"> = {
  "cloning.bench.not.found": "找不到這個選殖方案，可能已被刪除，或屬於其他成員。請返回選殖方案清單。",
  "cloning.bench.stale": "這個選殖方案已在另一個視窗中修改，請重新整理後再修改。",
  "cloning.too.many.fragments":
    "一個選殖方案最多 {{limit}} 個片段。請先把其中幾個組裝起來，再用產物作為片段。",
  "cloning.too.many.vectors": "一個選殖方案只有一個載體，請把另一個改為片段。",
  "cloning.plasmid.twice": "選殖方案中有重複的項目，請重新整理後再試。",
  "cloning.methods.differ": "一個選殖方案只用一種方法，各質體的方法須與方案一致，或者留空。",
  "cloning.place.unknown": "選殖方案中有備選項目找不到所屬的位置，請重新整理後再試。",
  "cloning.too.many.constructs": "這些備選組合超過 {{limit}} 個構築，請減少備選。",
  "cloning.not.dna": "「{{name}}」不是 DNA。只有 DNA 可以選殖，請選擇其他序列。",
  "cloning.primer.not.found": "引子庫中沒有您可以使用的引子（編號 {{id}}），可能已被刪除，請另選引子。",
  "cloning.version.gone": "「{{name}}」在方案中所用的版本已不存在，請改用目前版本。",
  "cloning.product.differs": "產物與建構過程不一致，請重新整理選殖方案後再儲存。",
  "cloning.product.too.long": "產物超過 {{limit}} bp，無法從選殖方案儲存。",
};
