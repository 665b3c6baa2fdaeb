import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sequences"> = {
  "sequence.autosave": "自動儲存序列",
  "sequence.create": "新增序列",
  "sequence.import": "匯入序列",
  "sequence.publish": "公開發布序列",
  "sequence.restoreVersion": "復原序列的舊版本",
  "sequence.save": "儲存序列",
  "sequence.withdraw": "撤回公開發布",
  area_sequence: "序列",
};
