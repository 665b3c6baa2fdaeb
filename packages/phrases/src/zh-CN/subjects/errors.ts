import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"subjects"> = {
  "subject.link.not.found": "这条关联不存在或已被移除。",
  "subject.link.itself": "不能与自己建立关联。",
  "attachment.not.found": "该附件不存在或已被删除。",
  "attachment.limit.exceed": "附件已达上限（{{limit}} 个），请先删除不需要的附件。",
};
