import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"subjects"> = {
  "subject.attach": "新增附件",
  "subject.detach": "刪除附件",
  "subject.link": "新增關聯",
  "subject.tag": "修改標籤",
  "subject.unlink": "移除關聯",
  area_subject: "附件、標籤與關聯",
};
