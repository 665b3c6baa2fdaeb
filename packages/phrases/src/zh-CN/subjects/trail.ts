import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"subjects"> = {
  "subject.attach": "添加附件",
  "subject.detach": "删除附件",
  "subject.link": "添加关联",
  "subject.tag": "修改标签",
  "subject.unlink": "移除关联",
  area_subject: "附件、标签与关联",
};
