import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"primers"> = {
  "primers.design.too.long": "一次最多在 {{limit}} bp 的序列上設計引子，請擷取目標附近的片段。",
  "primers.design.too.slow": "設計所需的時間或記憶體過多，請指定目標區域、縮小產物長度等條件，或稍後再試。",
  "primers.oligos.unpaired":
    "兩條寡核苷酸沒有連續 {{least}} 個互補的鹼基，請確認皆按 5′→3′ 書寫，或調小最短互補長度。",
};
