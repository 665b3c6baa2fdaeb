import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sequences"> = {
  "sequence.autosave": "自动保存序列",
  "sequence.create": "新建序列",
  "sequence.import": "导入序列",
  "sequence.publish": "公开发布序列",
  "sequence.restoreVersion": "恢复序列的旧版本",
  "sequence.save": "保存序列",
  "sequence.withdraw": "撤回公开发布",
  area_sequence: "序列",
};
