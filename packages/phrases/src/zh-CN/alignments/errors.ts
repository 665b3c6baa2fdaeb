import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"alignments"> = {
  "alignment.rows.invalid": "比对数据不完整或前后不一致，未保存，请重新比对。",
  "alignment.too.large": "比对内容过大，请减少序列数量或缩短序列。",
};
