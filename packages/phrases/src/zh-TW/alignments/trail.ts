import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"alignments"> = {
  "alignment.autosave": "自動儲存比對",
  "alignment.create": "新增比對",
  "alignment.restoreVersion": "還原比對的舊版本",
  "alignment.save": "儲存比對",
  area_alignment: "序列比對",
};
