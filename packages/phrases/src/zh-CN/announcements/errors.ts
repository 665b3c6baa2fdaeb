import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"announcements"> = {
  "announcement.not.found": "公告不存在或已撤回。",
  "announcement.end.past": "结束时间必须晚于开始时间和当前时间。",
};
