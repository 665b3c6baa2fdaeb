import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"alignments"> = {
  "alignment.rows.invalid": "比對資料不完整或前後不一致，未儲存，請重新比對。",
  "alignment.too.large": "比對內容過大，請減少序列數量或縮短序列。",
};
