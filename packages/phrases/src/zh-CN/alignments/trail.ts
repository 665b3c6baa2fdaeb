import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"alignments"> = {
  "alignment.autosave": "自动保存比对",
  "alignment.create": "新建比对",
  "alignment.restoreVersion": "恢复比对的旧版本",
  "alignment.save": "保存比对",
  area_alignment: "序列比对",
};
