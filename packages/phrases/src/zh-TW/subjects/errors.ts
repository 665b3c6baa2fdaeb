import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"subjects"> = {
  "subject.link.not.found": "這筆關聯不存在或已被移除。",
  "subject.link.itself": "不能與自己建立關聯。",
  "attachment.not.found": "該附件不存在或已被刪除。",
  "attachment.limit.exceed": "附件已達上限（{{limit}} 個），請先刪除不需要的附件。",
};
